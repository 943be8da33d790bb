import { MEASURE_WORD } from '../measures.js';
import { pattern, patternWith } from '@svc/language';

export const PRICE = '<[mny]\\d+>';

/** Ways to say an amount off; the tag is in group 1. */
export const AMOUNTS_OFF: readonly RegExp[] = [
  patternWith('d')`
    (?:another |extra |additional |further )?(${PRICE})
    (?: (?:more|extra|further|(?:per|an?|every|each|the) [a-z]+|each|apiece))?[ -]
    (?:
      off
      |less
      |cheaper
      |discount
      |reduction
      |rebate
      |lower
      |below list
      |under list
      |credit
      |cash ?back
      |knocked off
      |taken off
    )
  `,
  patternWith('d')`
    (?:
      save
      |saves
      |saving
      |drop
      |drops
      |knock
      |knocks
      |shave
      |shaves
      |cut
      |cuts
      |lower
      |lowers
      |reduce
      |reduces
      |reduced
      |deduct
      |deducts
      |subtract
      |subtracts
      |come down
      |comes down
      |go down
      |goes down
      |drops? the price
      |minus
      |take off
      |knock off
    )
    (?:
      [ ]
        (?:
          off
          |the price
          |it
          |you
          |them
          |an? (?:buyer|customer)
          |the (?:buyer|customer|client)
          |buyers
          |customers
          |people
        )
    )? (?:another |an extra |extra |additional )?(${PRICE})(?! ?(?:to|for)\b)
    (?= (?:more|extra|further|off|from|less)|[^<]{0,12}$| (?:if|when|for|with|on|in|per|each|a|provided)\b)
  `,
  // Begins with the bracket, so that what stands before it is looked at there alone.
  new RegExp(`(?=\\()(?<=^[^<(]*\\b[a-z]+ing\\b[^<(]*)\\((${PRICE})\\)\\s*$`, 'd'),
  patternWith('d')`
    \b(?:give|gives|grant|grants|allow|allows|worth) (<m\d+>)
    (?! ?(?:each|apiece|per|for the|in total|to (?:me|us)))
  `,
  new RegExp(`(?:another|an extra|an additional|a further|extra|additional|further) (${PRICE})`, 'd'),
  new RegExp(`(${PRICE})(?: a \\w+| per \\w+| each)? (?:more|extra|further|on top)`, 'd'),
  patternWith('d')`
    (?:
      便宜
      |遍宜
      |优惠
      |抹(?:掉|去|零)?
      |砍掉
      |刀掉
      |打掉
      |折让
      |返利
      |立省
      |节省
      |立减
      |直减
      |减免
      |减价
      |减
      |少收
      |少付
      |少
      |让利
      |让价
      |让
      |返现
      |返还
      |返
      |省
      |再谈
      |补贴
      |补助
      |抵扣
      |抵
      |降价
      |降低
      |下浮
      |下调
      |降
      |扣除
      |扣
      |折让
      |折
    )\s?(${PRICE})
  `,
];

/** Ways to say a price that it goes down to; "to" says it outright. */
export const OUTRIGHT: readonly RegExp[] = [
  patternWith('d')`
    (?:
      down to
      |drops? to
      |drops? it to
      |drop the price to
      |go to
      |goes down to
      |reduced? to
      |lower(?:s|ed)?(?: it)? to
      |cut to
      |comes? down to
      |falls? to
      |get it to
      |bring(?:s)? it (?:down )?to
      |price (?:is|becomes|drops to|of)
      |pays?[ ]
      |(?:can|could|will|would|'ll|'d)[ ]
        (?:do|make it|let it go for|sell (?:it )?(?:for|at)|offer|accept|take|go)
      |do it for
      |let it go for
      |(?:gets?|have|buys?|takes?) (?:it|them|one|each) (?:for|at)
      |becomes?
      |instead at
    ) ?(?:for |at |to )?(${PRICE})
  `,
  patternWith('d')`
    (?:降到|降至|减到|减至|做到|低到|谈到|给到|便宜到|优惠到|优惠价|按|算|只要|只收|只需|卖|价格?为?|给您?)
    (?:每${MEASURE_WORD}|单价|您|你|最低|低至)?(?:是)?\s?(${PRICE})
  `,
];

/** What makes a percentage no discount. */
export const OTHER_PERCENT_AFTER = pattern`
    ^ ?
    (?:
      deposit
      |down (?:payment|now|today)
      |upfront
      |up front
      |up-front
      |in advance
      |prepay
      |pre-pay
      |payment
      |tax
      |vat
      |sales tax
      |interest
      |apr
      |cotton
      |wool
      |silk
      |leather
      |battery
      |commission
      |fee
      |surcharge
      |markup
      |margin
      |water
      |humidity
      |genuine
      |authentic
      |original
      |satisfaction
      |natural
      |organic
      |recycled
      |positive
      |uptime
      |charged
      |paid
      |的?(?:定金|订金|预付|首付|税|利息|纯棉|棉|全新|正品|电|好评|含量|利润|货款)
    )
  `;

export const OTHER_PERCENT_BEFORE = pattern`
    (?:
      usual
      |standard
      |normal
      |regular
      |instead of
      |deposit
      |pay
      |pays
      |paying
      |prepay
      |battery(?: health)?(?: is)?(?: at)?
      |tax
      |vat
      |interest
      |margin
      |commission
      |预付
      |首付
      |先付
      |先打
      |付
      |定金
      |订金
      |税率?
      |电池(?:健康度?)?
      |健康度?
      |成色
      |纯度
      |浓度
      |含量
      |好评率?
      |利润
      |加价?
      |上浮
    ) ?$
  `;

/** A trade that adds to the others: "200 more", "再减". */
export const EXTRA = pattern`
    \b(?:another|extra|additional|further)(?: (?:discount|reduction|of|up|to|about|by|a|an|off)){0,4} <[mnpu]
      \d+>
    |<[mnpu]\d+>(?: [\w-]+){0,3}? (?:more|extra|further|additional(?:ly)?)\b
    |<[mnpu]\d+>(?: [\w-]+){0,3}, (?:extra|additional(?:ly)?|on top)\b
    |\bon top\b
    |\bover and above\b
    |\bin addition\b
    |\badds? (?:another )?(?=<)
    |\b(?:is|are|comes?|goes) (?:also )?extra\b
    |再
    |另外
    |另
    |额外
    |还能
    |基础上
  `;

export const NOT_EXTRA = patternWith('g')`
    \b
    (?:
      or more
      |more than
      |no more
      |and more
      |not (?:stack|combin)\w*
      |cannot be combined
      |can't be combined
      |not cumulative
    )\b
  `;
