import type { Clause } from '../clause.js';
import { trimCondition } from '../condition.js';
import { refuses } from '../english/refusals.js';
import type { GiftStatement } from '../statement.js';
import { subjectWords } from '../subject-words.js';
import type { Recogniser } from './recogniser.js';
import { oneOf } from '../one-of.js';

const PRICE = '(<[mny]\\d+>)';
const COSTS = new RegExp(`\\b(?:costs?|runs?|sets?) (?:me|us)(?: back)?(?: about| around| roughly| just| only){0,8} ${PRICE}|\\b(?:at a |our |my )?cost(?: to (?:me|us|the shop))?(?: of|:| is| about| around){0,8} ${PRICE}(?= (?:to|for) (?:us|me)|[^<]*$)|${PRICE} (?:of )?(?:my|our|in)? ?(?:own )?(?:cost|expense)s?\\b|(?:成本|花费|费用|我们?(?:要|得)?(?:花|付|掏|贴|出|承担))(?:价|每[个件箱桶瓶台套盒袋单份次]|大概|约|大约|是|为|要|：|:|在|就|也|我们?|费|一){0,8}\\s?${PRICE}`);
const PER_DEAL = /\b(?:a|per|each|every) (?:deal|order|shipment|delivery|customer|sale|trip)\b|\bonce\b|\bflat\b|每[单次趟笔]|一[单次趟]|整单/;
const FREE = new RegExp(oneOf([
  String.raw`\b(?:free(?! discount)(?! of)|for free|free of charge|at no (?:extra )?(?:charge|cost)|on (?:me|us|the house)|complimentary|no charge|gratis|throw(?:n|s)?(?: \w+){0,4} in|throw in|(?:add|include|give) (?:it|them|one)\b|include(?:d|s)?(?! in)|add(?:ed)? (?:in )?(?:for free|at no)|gift|bonus|give(?: away)?|given|waive[ds]?)\b`,
  String.raw`免费`, String.raw`包邮`, String.raw`免运费`, String.raw`包送`, String.raw`赠送`, String.raw`附赠`, String.raw`附送`, String.raw`白送`, String.raw`奉送`,
  String.raw`免配送费`, String.raw`送(?![货达至到餐外])`, String.raw`免安装费`, String.raw`包(?=安装|运费|教|贴|上门|搬)`,
]));
/** Delivery is a gift only where a condition or a cost is named with it. */
const DELIVERS = /送货|送到|配送|上门/;
const FULL_PRICE = new RegExp(oneOf([
  String.raw`\bnothing is (?:discounted|taken off|knocked off)\b`,
  String.raw`\b(?:no|without) (?:discounts?|reductions?)(?: (?:is|was|are|taken|given|asked|used)){0,8}\b`,
  String.raw`\b(?:pay|pays|paying|paid|give|gives|accept|accepts|meets?)\b[^<]{0,14}\b(?:(?:exactly |just |precisely |simply )?what (?:i|we)(?:'m| am| are|'re)? (?:ask|want|asking|asked)|(?:the|my|our) (?:asking|list|full|sticker|listed|named|quoted|tag) price)\b`,
  String.raw`\b(?:who|they|buyers?|customers?) (?:don't|do not|doesn't|does not|didn't|never) (?:haggle|bargain|negotiate|push|argue)\b`,
  String.raw`\bfull[- ]price (?:buyers?|customers?|clients?|offers?|sales?|orders?)\b`,
  String.raw`\bnothing(?:'s| has| is| was) (?:been )?(?:come|taken|knocked) off\b`, String.raw`\bnothing (?:comes|came|has come|is taken|taken|was taken|gets taken|has been (?:taken|knocked)|was knocked|is knocked) off\b`, String.raw`\bno money off\b`,
  String.raw`\b(?:accept|take|pay|agree to|meet)s? (?:the|my|our) (?:asking |list )?price(?: as (?:it is|listed|asked|stated|it stands))?\s*$`,
  String.raw`\bprice as (?:it is|listed|asked|stated|it stands)\b`,
  String.raw`(?:n't|\bnot|\bwithout|\bno)\b(?: [a-z]+){0,3} (?:any |a |an |the )?(?:discounts?|haggl\w*|bargain\w*|negotiat\w*|reductions?|price cut)\b`,
  String.raw`\b(?:pay(?:s|ing)?|for|at|gets?|meets?)\b[^<]{0,12}\b(?:what (?:i|we) (?:ask|want|'m asking|am asking|are asking)|full whack|in full price|the whole price|every (?:cent|penny)|the price (?:i|we) (?:ask|want)|sticker|the full <[mn]\d+>|the full (?:amount|sum|ask|list|asking))\b`,
  String.raw`\bfull (?:asking |list )?price\b`, String.raw`\bfull <[mn]\d+>`,
  String.raw`\b(?:full|list|asking|sticker|whole|ticket)(?:[- ](?:asking|list))?[- ]?(?:price)?(?=[\s,.]|$)[^<]{0,24}$`,
  String.raw`\b(?:at|pay(?:s|ing)?|for|meets?|offers?|accepts?) (?:the |my |our |me |us |is |in ){0,8}(?:full|list|asking|sticker)(?: (?:asking|list))?(?: price)?\b`,
  String.raw`\b(?:no|without(?: any| a)?|zero) (?:discounts?|haggling|negotiat\w+)\b`,
  String.raw`\b(?:don't|doesn't|do not|does not) (?:haggle|negotiate|ask for a discount)\b`,
  String.raw`(?:按|照|以)?(?:原价|标价|全价|挂牌价|定价|售价|报价)(?:成交|购买|付款|付|买|拿|下单|的话|就|时|结账|支付)`, String.raw`不(?:还价|讲价|砍价|议价|打折)(?:的话|就|的|时|才|可|，|送|我)?`,
  String.raw`(?:没有|没|无)(?:任何)?(?:折扣|优惠)(?:时|的话|才)?`,
]));
const DISCOUNT_AT_MOST = new RegExp(oneOf([
  String.raw`\b(?:discount|price cut|reduction)[^<]{0,40}?(?:at most|under|below|less than|no more than|not more than|up to|within|not exceed\w*|not above|or less|not over|max(?:imum)?|stays? (?:at|under|below|within))[^<]{0,10}(<p\d+>)`,
  String.raw`(?:at most|under|below|less than|no more than|not more than|up to|within) (?:a )?(<p\d+>)(?: \w+)? (?:discount|off)`,
  String.raw`(<p\d+>) or (?:less|lower|below|under|smaller)(?: discount| off)?`,
  String.raw`(?:n't|\bnot|\bno|\bnever|\bnobody)\b[^<]{0,40}\b(?:more than|over|above|beyond|exceed\w*) (<p\d+>)`,
  String.raw`\b(?:within|below|under|at most|less than|smaller than|up to|inside|no more than|not more than)(?: a| the)? (<p\d+>)(?= ?(?:off|discount|below|under|down|reduction|of discount|$|[,.;]))`,
  String.raw`(<p\d+>)(?: off| discount)? (?:or less|at most|max(?:imum)?|or under|or below|or smaller|tops)\b`,
  String.raw`(?:折扣|优惠|让价|让利|降价|降幅)[^<]{0,8}(?:不超过|不高于|不大于|小于|低于|在|少于|至多|最多)\s?(<p\d+>)`, String.raw`(?:不超过|不高于)\s?(<p\d+>)(?:的)?(?:折扣|优惠)?`,
]));
/** "At least 95% of the price". */
const OF_PRICE_AT_LEAST = /\b(?:at least|no less than|not less than|minimum(?: of)?|over|above|more than|from) (<p\d+>)(?: or more)? of (?:the |my |our )?(?:full |list |asking )?(?:price|list|total|amount)|(<p\d+>) (?:or more|or above|minimum|at least) of (?:the |my |our )?(?:full |list |asking )?(?:price|list)|(<p\d+>) of (?:the |my |our )?(?:full |list |asking )?(?:price|list)(?: price)? (?:or more|or above|at least|minimum)/;
const PRICE_AT_LEAST = new RegExp(`\\b(?:pays?|price|offers?|at|sells? for|goes for|stays?)[^<]{0,24}(?:at least|at or above|above|over|or more|no less than|from|not below|not less than) ${PRICE}|\\bat ${PRICE} or (?:more|above|higher|up)|\\b(?:pays?|paid|price|offers?)[^<]{0,20}${PRICE} or (?:more|above|higher|up)|(?:成交价|价格|单价|价)(?:不低于|高于|在|达到|不少于|超过)\\s?${PRICE}`);
const CONDITION_MARK = /\b(?:if|when|only|while|as long as|provided|for (?:anyone|buyers|customers|those|people) (?:who|paying)|who pays?)\b|如果|只要|只有|才|时|的话|以内|不超过/;
/** "Free to ask", "feel free", "rust free": not a gift. */
const NOT_GIFT = /\bforget\b|\bdiscounts? for nothing\b|\bno discounts? (?:without|for nothing|unless)\b|\bfeel free\b|-free\b|\b(?:smoke|rust|accident|pet|scratch|damage|worry|tax|stress|debt|interest|duty)[- ]free\b|\bfree of (?!charge)\w+|\bfree trial\b|\bfree (?:from|until|till|on|since|after|between|at|as of|to (?:ask|call|visit|come|look|view|move))\b|\bnothing\b[^<]{0,30}\bfree\b|\btrial\b|\bnever\b|\bnot (?:be )?(?:included?|free)\b|isn't included|aren't included|no free|\bnot?\b[^<]{0,12}throw|n't (?:throw|include|come|give)|不(?:包|送|含|免费|赠)|without (?:giving|getting)|起送|试用|试听|体验|发送|运送|配送|赠品/;
/** "Samples are free", "there is free parking": what everybody has is told, not given for something. */
const FREE_FOR_ALL = /\b(?:is|are|'s|'re) (?:always |also |completely |all |of course ){0,8}free(?: of charge)?(?=\W*$|[,.;]| (?:for (?:all|everyone|everybody|guests|visitors|customers|residents)|here|as well|too)\b)|\b(?:there(?:'s| is| are)|we have|we've got|has|have|with|offers?) (?:(?:[a-z]+|<[a-z]\d+>) ){0,2}free (?!deliver|ship|postage|install|set-?up|train)[a-z]+/;
const DELIVERED = /deliver|ship|postage|freight|install|set-?up|training|onboarding/;
const ONLY_INCLUDED = /\binclude(?:d|s)?\b|\bgive(?: away)?\b|\bbonus\b|\bgift\b/;

const STRIP = /^(?:\s|，|,|：|:|并|且|可以?|能|还|再|我们?|会|就|都|也|免费|赠送|附赠|附送|白送|奉送|赠|送(?![货水餐菜到上达至])|包(?!邮|安装|运)|给(?:您|你|他|客户|买家)?|提供|额外|另外|一[个台套份条瓶箱桶把张块顶副]|每[单台套件桶个]|的|客户){1,8}|(?:\s|，|,|：|:|可以?|能|免费|赠送|附送|可|也|我们?|要|的|每(?:平方?米|公斤|[单台套件桶个次盒箱瓶袋份人斤吨本张把只位双支])|成本|大概|约|都|是|白送|会|不要钱|不收费){1,8}$/g;

const WORDS = '(?:(?:[a-z-]+|<[xcdy]\\d+>) ){0,5}?(?:[a-z-]+|<[xcdy]\\d+>)';
const NAME_END = '(?=\\s*(?:$|[,.;(]|<[mnpu]|\\b(?:if|when|for|within|at|with|on|and|costs?|which|only|to|that|can|is|are|while|as|provided|worth|anywhere|in|gets?|free|included|because)\\b))';
/** How a gift is named, the telling ways first; the name is group 1 or the whole. */
const GIFT_NAMES: readonly RegExp[] = [
  new RegExp(`\\b(?:free|complimentary) (?!(?:of charge|for|if|when|with|within|over|near|to|at|on|in)\\b)(${WORDS})${NAME_END}`, 'd'),
  new RegExp(`(?<!\\bbe )\\b(?:throw(?:ing)?(?: in)?|adds?|adding|includes?|including|give(?: away)?|giving|waives?|waiving)(?: the| an?| my| our| some| you| them| in| the buyer){0,8} (?!(?:if|when|in)\\b)(${WORDS})${NAME_END}`, 'd'),
  new RegExp(`^(?:(?:if|when)\\b.*?(?:price|discount)[ ,]+)?(?:the |an? |my |our ){0,8}(${WORDS})(?= (?:is|are|can|could|comes?|costs?|may|will|at|free|for free|sets|runs|<u)\\b)`, 'd'),
  /\bdeliver(?:y|ed|s|ing)?\b|\bship(?:ping|s|ped)?\b/d,
];

/** A gift for large orders: the policy language binds gifts to the discount, not to the quantity. */
const FOR_VOLUME = /\borders? (?:of|over|above|from|worth) (?:at least )?<|<[mnc]\d+> ?(?:\+|or more|and (?:up|over|above))(?! a)|满\s?<[mnc]|<[nc]\d+>[^<]{0,3}(?:以上|起)/;

/** Names nothing: the gift is the one that was just spoken of. */
const PRONOUN = /^(?:it|that|this|which|they|these|otherwise|waived|included?|thrown|given|added|free)\b|^(?:我们?|每|它)$|^(?:全价|原价|标价|客户|买家|可以)/i;

function giftName(clause: Clause): string {
  const { text } = clause;
  if (/[一-鿿]/.test(text)) return chineseGiftName(clause);
  for (const pattern of GIFT_NAMES) {
    const range = pattern.exec(text)?.indices;
    const [from, to] = range?.[1] ?? range?.[0] ?? [0, 0];
    const name = trimCondition(clause, from, to);
    if (name !== '' && !PRONOUN.test(name)) return name;
  }
  return '';
}

function chineseGiftName(clause: Clause): string {
  const text = clause.text;
  const at = text.search(/免费|包邮|免运费|包送|赠送|附赠|附送|白送|奉送|免配送费|免安装费|送/);
  const whole = /包邮|免运费|免配送费|包送|免安装费/.exec(text)?.[0];
  if (whole !== undefined) return whole;
  const cost = text.search(/成本|花费|费用|我们?(?:要|得)?(?:花|付|掏|贴|出|承担)/);
  const source = at >= 0 && (cost < 0 || cost > at) ? text.slice(at) : at >= 0 ? text.slice(at) : text.slice(0, cost < 0 ? text.length : cost);
  const name = source.replace(/<[a-z]\d+>.*$/, (rest) => (/^<[cd]\d+>(.{2,})/.exec(rest)?.[1] ?? '')).replace(/(?:成本|花费|费用).*$/, '').replace(STRIP, '');
  const before = name === '' && at > 0 ? text.slice(0, at).replace(FULL_PRICE, '').replace(STRIP, '') : name;
  const start = before === '' ? -1 : text.indexOf(before);
  return start < 0 ? before : clause.words(start, start + before.length);
}

/** Under what discount or price a gift is given; takes the figure that says so. */
export function giftConditionOf(clause: Clause): GiftStatement['condition'] {
  const share = DISCOUNT_AT_MOST.exec(clause.text);
  const ofPrice = OF_PRICE_AT_LEAST.exec(clause.text)?.slice(1).find((tag) => tag !== undefined);
  if (ofPrice !== undefined) {
    const atMost = Number(`${Math.round((100 - clause.value(ofPrice)) * 1e6)}e-8`);
    clause.take(ofPrice);
    return { atMost };
  }
  const percent = share?.slice(1).find((tag) => tag !== undefined);
  if (percent !== undefined) {
    const atMost = Number(`${clause.value(percent)}e-2`);
    clause.take(percent);
    return { atMost };
  }
  const least = CONDITION_MARK.test(clause.text) ? PRICE_AT_LEAST.exec(clause.text)?.slice(1).find((tag) => tag !== undefined) : undefined;
  if (least !== undefined) {
    const priceAtLeast = clause.value(least);
    clause.take(least);
    return { priceAtLeast };
  }
  return FULL_PRICE.test(clause.text) ? { atMost: 0 } : null;
}

/** "Setup costs us $40 and is never part of the deal": what it costs is why it is refused. */
function refusedGift(clause: Clause): ReturnType<Recogniser> {
  if (!/\b(?:never|not) (?:included|part|free|given|offered|thrown|for free|in the)\b|n't (?:included|part|free)/.test(clause.text)) return [];
  const { quote } = clause;
  const words = subjectWords(quote.replace(/\b(?:costs?|setting|sets|runs?)\b.*$/i, ' '));
  if (words.length === 0) return [];
  clause.take(...clause.left('mncdyx'));
  return [{ kind: 'never', words, about: 'gift', quote }];
}

/** "Free delivery at full price", "monogramming costs me 12 and can be thrown in", "原价成交送头盔". */
export const readGift: Recogniser = (clause, soFar) => {
  const cost = COSTS.exec(clause.text)?.slice(1).find((tag) => tag !== undefined);
  const free = FREE.test(clause.text) && !NOT_GIFT.test(clause.text) && !refuses(clause.text);
  const conditional = FULL_PRICE.test(clause.text) || (CONDITION_MARK.test(clause.text) && DISCOUNT_AT_MOST.test(clause.text));
  const goesOn = soFar.previous.some((statement) => statement.kind === 'gift');
  const given = free || (conditional && (goesOn || DELIVERS.test(clause.text)));
  const mereInclusion = ONLY_INCLUDED.test(clause.text) && !/free|throw|complimentary|no (?:extra )?c/.test(clause.text) && cost === undefined && !conditional && !goesOn;
  if (cost === undefined && (!given || mereInclusion)) return [];
  if (cost === undefined && !conditional && !goesOn && clause.language === 'en' && FREE_FOR_ALL.test(clause.text) && !DELIVERED.test(clause.text) && !CONDITION_MARK.test(clause.text)) return [];
  if (cost === undefined && clause.left('mp').length > 0 && !conditional && !PRICE_AT_LEAST.test(clause.text)) return [];
  const { quote } = clause;
  const refused = cost === undefined || conditional ? [] : refusedGift(clause);
  if (refused.length > 0) return refused;
  if (cost === undefined && FOR_VOLUME.test(clause.text)) {
    clause.take(...clause.left('mncd'));
    return [{ kind: 'not_understood', reason: 'not_expressible', quote }];
  }
  const perDeal = PER_DEAL.test(clause.text);
  const amount = cost === undefined ? null : clause.value(cost);
  if (cost !== undefined) clause.take(cost);
  const condition = giftConditionOf(clause);
  const what = giftName(clause);
  const before = soFar.previous.find((statement): statement is GiftStatement => statement.kind === 'gift');
  clause.understood = true;
  if (what === '' || PRONOUN.test(what)) {
    if (!before && free && cost === undefined) clause.understood = false;
    if (!before) return [{ kind: 'not_understood', reason: 'words', quote }];
    return [{ ...before, cost: amount ?? before.cost, perDeal: perDeal || before.perDeal, condition: condition ?? before.condition, free: before.free || free }];
  }
  return [{ kind: 'gift', what, cost: amount, perDeal, condition, free, quote }];
};
