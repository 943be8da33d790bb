import { oneOf } from '../../words/one-of.js';
import { part, pattern, patternWith } from '@svc/language';

const PRICE = '(<[mny]\\d+>)';

export const COSTS = pattern`
    \b(?:costs?|runs?|sets?) (?:me|us) ${PRICE}
    |(?:成本|花费|费用|我们?(?:要|得)?(?:花|付|掏|贴|出|承担))
      (?:价|大概|约|大约|是|为|要|:|在|就|也|我们?|费|一){0,8}\s?${PRICE}
  `;

export const FREE = new RegExp(
  oneOf([
    part`
    \b
    (?:
      free(?! discount)(?! of)
      |for free
      |throw in
      |(?:add|include|give) (?:it|them|one)\b
      |include(?:d|s)?(?! in)
      |gift
      |give
      |given
      |waive[ds]?
    )\b
  `,
    String.raw`免费`,
    String.raw`包邮`,
    String.raw`免运费`,
    String.raw`包送`,
    String.raw`赠送`,
    String.raw`附赠`,
    String.raw`附送`,
    String.raw`白送`,
    String.raw`奉送`,
    String.raw`免配送费`,
    String.raw`送(?![货达至到餐外])`,
    String.raw`免安装费`,
    String.raw`包(?=安装|运费|教|贴|上门|搬)`,
  ]),
);

export const FULL_PRICE = new RegExp(
  oneOf([
    String.raw`\bnothing is (?:discounted|taken off|knocked off)\b`,
    String.raw`\bno discounts?\b`,
    part`
    \b(?:pay|pays|paying|paid|give|gives|accept|accepts|meets?)\b[^<]{0,14}\b
    (?:
      what i (?:ask|want|asking|asked)
      |(?:the|my|our) (?:asking|list|full|sticker|listed|named|quoted|tag) price
    )\b
  `,
    part`
    \b(?:who|they|buyers?|customers?) (?:don't|do not|doesn't|does not|didn't|never)[ ]
    (?:haggle|bargain|negotiate|push|argue)\b
  `,
    String.raw`\bfull[- ]price (?:buyers?|customers?|clients?|offers?|sales?|orders?)\b`,
    String.raw`\bnothing(?:'s| has| is| was) (?:come|taken|knocked) off\b`,
    part`
    \bnothing[ ]
    (?:
      comes
      |came
      |has come
      |is taken
      |taken
      |was taken
      |gets taken
      |has been (?:taken|knocked)
      |was knocked
      |is knocked
    ) off\b
  `,
    String.raw`\bno money off\b`,
    String.raw`\b(?:accept|take|pay|agree to|meet)s? (?:the|my|our) price\s*$`,
    String.raw`\bprice as (?:it is|listed|asked|stated|it stands)\b`,
    part`
    (?:n't|\bnot|\bwithout|\bno)\b(?: [a-z]+){0,3}[ ]
    (?:discounts?|haggl\w*|bargain\w*|negotiat\w*|reductions?|price cut)\b
  `,
    part`
    \b(?:pay(?:s|ing)?|for|at|gets?|meets?)\b[^<]{0,12}\b(?:sticker|the full (?:amount|sum|ask|list|asking))\b
  `,
    String.raw`\bfull price\b`,
    String.raw`\bfull <[mn]\d+>`,
    String.raw`\b(?:full|list|asking|sticker|whole|ticket)[- ]?(?:price)?(?=[\s,.]|$)[^<]{0,24}$`,
    part`
    \b(?:at|pay(?:ing)?|for|meets?|offers?|accepts?) (?:the |my |our |me |us |is |in ){0,8}
    (?:full|list|asking|sticker)(?: price)?\b
  `,
    String.raw`\b(?:no|without(?: any| a)?|zero) (?:discounts?|haggling|negotiat\w+)\b`,
    String.raw`\b(?:don't|doesn't|do not|does not) (?:haggle|negotiate|ask for a discount)\b`,
    String.raw`(?:原价|标价|全价|挂牌价|定价|售价|报价)(?:成交|购买|付款|付|买|拿|下单|的话|就|时|结账|支付)`,
    String.raw`不(?:还价|讲价|砍价|议价|打折)`,
    String.raw`(?:没有|没|无)(?:折扣|优惠)`,
  ]),
);

export const DISCOUNT_AT_MOST = new RegExp(
  oneOf([
    part`
    \b(?:discount|price cut|reduction)[^<]{0,40}?
    (?:
      at most
      |under
      |below
      |less than
      |no more than
      |not more than
      |up to
      |within
      |not exceed\w*
      |not above
      |or less
      |not over
      |max(?:imum)?
      |stays? (?:at|under|below|within)
    )[^<]{0,10}(<p\d+>)
  `,
    String.raw`(?:at most|under|below|less than|no more than|not more than|up to|within) (<p\d+>) (?:discount|off)`,
    String.raw`(<p\d+>) or (?:less|lower|below|under|smaller)`,
    String.raw`(?:n't|\bnot|\bno|\bnever|\bnobody)\b[^<]{0,40}\b(?:more than|over|above|beyond|exceed\w*) (<p\d+>)`,
    part`
    \b(?:within|below|under|at most|less than|smaller than|up to|inside|no more than|not more than) (<p\d+>)
    (?= ?(?:off|discount|below|under|down|reduction|of discount|$|[,.;]))
  `,
    String.raw`(<p\d+>) (?:or less|at most|max(?:imum)?|or under|or below|or smaller|tops)\b`,
    part`
    (?:折扣|优惠|让价|让利|降价|降幅)[^<]{0,8}(?:不超过|不高于|不大于|小于|低于|在|少于|至多|最多)\s?(<p\d+>)
  `,
    String.raw`(?:不超过|不高于)\s?(<p\d+>)`,
  ]),
);

/** "At least 95% of the price". */
export const OF_PRICE_AT_LEAST = pattern`
    \b(?:at least|no less than|not less than|minimum(?: of)?|over|above|more than|from) (<p\d+>) of[ ]
      (?:the |my |our )?(?:price|list|total|amount)
    |(<p\d+>) (?:or more|or above|minimum|at least) of (?:price|list)
    |(<p\d+>) of (?:price|list) (?:or more|or above|at least|minimum)
  `;

export const PRICE_AT_LEAST = pattern`
    \b(?:pays?|price|offers?|at|sells? for|goes for|stays?)[^<]{0,24}
      (?:at least|at or above|above|over|or more|no less than|from|not below|not less than) ${PRICE}
    |\bat ${PRICE} or (?:more|above|higher|up)
    |\b(?:pays?|paid|price|offers?)[^<]{0,20}${PRICE} or (?:more|above|higher|up)
    |(?:成交价|价格|单价|价)(?:不低于|高于|在|达到|不少于|超过)\s?${PRICE}
  `;

export const CONDITION_MARK = pattern`
    \b
      (?:
        if
        |when
        |only
        |while
        |as long as
        |provided
        |for (?:anyone|buyers|customers|those|people) (?:who|paying)
        |who pays?
      )\b
    |如果
    |只要
    |只有
    |才
    |时
    |的话
    |以内
    |不超过
  `;

/** "Free to ask", "feel free", "rust free": not a gift. */
export const NOT_GIFT = pattern`
    \bforget\b
    |\bdiscounts? for nothing\b
    |\bno discounts? (?:without|for nothing|unless)\b
    |\bfeel free\b
    |-free\b
    |\b(?:smoke|rust|accident|pet|scratch|damage|worry|tax|stress|debt|interest|duty)[- ]free\b
    |\bfree trial\b
    |\bfree (?:from|until|till|on|since|after|between|at|as of|to (?:ask|call|visit|come|look|view|move))\b
    |\bnothing\b[^<]{0,30}\bfree\b
    |\btrial\b
    |\bnever\b
    |\bnot (?:included?|free)\b
    |isn't included
    |aren't included
    |no free
    |n't (?:throw|include|come|give)
    |不(?:包|送|含|免费|赠)
    |without (?:giving|getting)
    |起送
    |试用
    |试听
    |体验
    |发送
    |运送
    |配送
    |赠品
  `;

/** "Samples are free", "there is free parking": what everybody has is told, not given for something. */
export const FREE_FOR_ALL = pattern`
    \b(?:is|are|'s|'re) free
      (?=\W*$| (?:for (?:all|everyone|everybody|guests|visitors|customers|residents)|here|as well|too)\b)
    |\b(?:there(?:'s| is| are)|we have|we've got|has|have|with|offers?) (?:<[a-z]\d+> ){0,2}free[ ]
      (?!deliver|ship|postage|install|set-?up|train)[a-z]+
  `;

const WORDS = '(?:[a-z-]+ ){0,5}?[a-z-]+';

const NAME_END = '(?=\\s*$)';

/** How a gift is named, the telling ways first; the name is group 1 or the whole. */
export const GIFT_NAMES: readonly RegExp[] = [
  patternWith('d')`
    (?<!\bbe )\b(?:throw(?: in)?|adds?|adding|includes?|including|give(?: away)?|giving|waives?|waiving)
    (?: the| an?| my| our| some| you| them| in| the buyer){0,8} (?!(?:if|when|in)\b)(${WORDS})${NAME_END}
  `,
  patternWith('d')`
    ^(?:the |an? |my |our ){0,8}(${WORDS})
    (?= (?:is|are|can|could|comes?|costs?|may|will|at|free|for free|sets|runs)\b)
  `,
];

/** A gift for large orders: the policy language binds gifts to the discount, not to the quantity. */
export const FOR_VOLUME = pattern`
    \borders? (?:of|over|above|from|worth) (?:at least )?<
    |<[mnc]\d+> ?(?:\+|or more|and (?:up|over|above))(?! a)
    |满\s?<[mnc]
    |<[nc]\d+>[^<]{0,3}(?:以上|起)
  `;

/** Names nothing: the gift is the one that was just spoken of. */
export const PRONOUN = patternWith('i')`
    ^(?:it|that|this|which|they|these|otherwise|waived|included?|thrown|given|added|free)\b
    |^(?:我们?|每|它)$
    |^(?:全价|原价|标价|客户|买家|可以)
  `;
