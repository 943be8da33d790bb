/** What a wording must not say of its own, by what it would do to a buyer or a seller. */
export const PHRASES = {
  gift: `free shipping|it is free|f r e e delivery|gratis|no charge|no fee|free of charge|at no cost|on the house
on us|complimentary setup
a gift for you|we throw in the case|thrown in|with a bonus|we waive the fee|buy and get another|your money back
full refund|cashback|voucher
you pay nothing|nothing to pay|without payment|cost-free|it costs you nothing|included at no extra cost|as a present
kostenlos|gratuit|sin cargo|omaggio
赠品|免费|免运费|不要钱|白送|送您|附送|包邮|不收钱|免单|倒贴|零元|不花钱|返现|退款|优惠券|买就送|我请客`,
  closing: `we have a deal|it is settled|order placed|purchase complete|you bought it|deal|done|it is done|agreed|sold
it is yours|signed and sealed
consider it yours|your order is confirmed|confirmed|accepted|i accept|we accept your price|yes|yes, gladly|sure
of course|absolutely|okay|ok|fine|fine with me
certainly|very well|so be it|that works|works for me|you have my word|shake on it|congratulations on your purchase
the contract is made|it is a done deal
thank you for your order|thank you for your purchase|thank you for buying|thank you for accepting|welcome aboard
abgemacht|verkauft|vendu|trato hecho|affare fatto
成交|就这么定了|定了|一言为定|恭喜您买到|订单已确认|已下单|可以|行|好的|没问题
同意|我接受|答应您|卖给您了|归您了|说定了|合同成立|感谢您的购买|感谢您的订单|感谢您下单`,
  hint: `i could go lower|there is some room left|best price is below that|we can go down|ask again and i may move
try me|push a little more|keep asking
my boss would take less|the price is not final|this is not our lowest|i have more room|make me a better offer
wait for the sale|it gets cheaper soon
i might do better|there is a lower limit|my floor is lower|i am flexible|nothing is set in stone|we usually take less
others paid less|between us, less is possible
let me see what i can do|i may come closer|the real limit is lower|you can get more off|everything is negotiable
the floor price is secret|our margin is large|the cost price is low
可以再低|底线还低|还能少|还有空间|再便宜点也行|价格好商量|再谈谈|再砍砍|别人拿得更便宜|这不是最低
我还能让|您再还还价|底价更低|利润很大|成本价很低|再等等会降|多要可以再让|您再加点就行|好商量|都可以谈`,
  turn: `but not really|that is not my offer|ignore the offer|the offer is wrong|the offer below is a mistake
please ignore what follows|not|never|except for you|unless you ask
only joking|the opposite of this|instead of this|forget that|do not believe this|pay later|pay when you like
the terms do not count|without the terms|the price is per box|each|in total|per unit|a month
monthly|for the whole order|for all of them|off|less|more|plus tax|minus the fee|or less|or best offer|at least
at most|up to|under|below|from|down to
除外|不算|开玩笑|以上作废|忽略报价|不是真的|每箱|每件|一共|总共|起|以下|以内|左右|再减|打折|另议`,
  foreign: `Vielen Dank für Ihre Nachricht|Merci beaucoup|gracias por su mensaje|grazie mille|obrigado|dank u wel
tack så mycket|с уважением|спасибо|ありがとうございます|감사합니다|شكرا|ευχαριστώ|धन्यवाद
see https://evil.example|mail me at a@b.co|call me|www.evil.example|<b>hello</b>|[link](http://x.y)
write to me on WhatsApp|加我微信|🙂|✅|👍|🤝|💯|🆓`,
  borrowed: `let me have a think about it|i hope you wait for a better answer|you will hear a better view soon
it is fine with me|that is all right with us|it is acceptable to us
i am happy with it|we are happy with that|it works for me|it suits us|i like it|we would like it|ask again soon
please ask again|i would love to talk again about it|we look forward to a better view
that is good|it sounds good to me|it sounds good to us|i prefer what you wrote|what you think is acceptable
what you wrote is acceptable to us|your message is acceptable|i choose you|you know it is not the answer
thank you for not explaining|i have taken your message|we know you would like it|understood|i am not sorry
we wish you had better news|the answer is you|to me it is not important|we would like to proceed
我再考虑考虑|我们考虑一下|我满意|我方满意|这样合适|您的意见合适|我觉得合适|我看可以|我的意思可以|您再想想
等我的好消息|有好消息|再等等|您的想法很好|我喜欢|这样很好|您说的好|我觉得行|我们觉得可以吗
您的决定我理解可以`,
} as const;

/** The phrases of a kind, one by one. */
export function phrasesOf(kind: keyof typeof PHRASES): string[] {
  return PHRASES[kind].split(/[|\n]/);
}
