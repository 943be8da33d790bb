import { pattern, patternWith } from '@svc/language';

/** Words before a discount that make what precedes them its condition: "reviews earn 3 %". */
export const EARNS = pattern`
    \b
      (?:
        gets?
        |earns?
        |takes?
        |unlocks?
        |saves?
        |brings?
        |means
        |qualif\w+
        |receives?
        |knocks?
        |gives?
        |is worth
        |are worth
        |worth
        |reduces?
        |lowers?
        |cuts?
        |drops?
        |can have
        |makes it
      )\b
    |\b(?:is|are|comes?|goes|run) <[mp]\d+> (?:off|less|cheaper)\b
    |[:：=→]
    |-
    |优惠
    |减
    |便宜
    |让
    |降
    |返
    |打
    |享
    |给
    |再
    |可
    |送
    |折
    |抵
    |省
  `;

export const MARK = pattern`
    \b(?:if|when|for|with|on|who|in exchange|provided|by|against|in case|once|after|as long as)\b
    |如果
    |要是
    |若
    |只要
    |凡
    |的话
    |时
  `;

/** Phrases that are no condition: they repeat the subject or only soften. */
export const NO_CONDITION = patternWith('i')`
    ^
    (?:
      market
      |retail
      |my
      |the
      |our
      |asking
      |original
      |full
      |sticker
      |best
      |absolute
      |absolutely
      |cash value
      |quick sale
      |fast sale
      |seats?
      |month
      |year
      |units?
      |that
      |it
      |us
      |negotiat\w*
      |wiggle room
      |flexib\w*
      |room
      |bit
      |little
      |happy
      |fine
      |good
      |possible
      |maybe
      |perhaps
      |tops
      |obo
      |ono
      |sale
      |selling
      |我
      |我们
      |本店
      |店里
      |可谈
      |商量
      |面议
      |左右
      |整
      |空间
      |[个件箱桶瓶台套盒袋斤份吨辆张只本位座支双条包卷人次单月年]
      |幅度
      |议价空间
      |的空间
      |上下
      |浮动
      |之间
      |内
    )$
  `;

/** Money that was paid once, or that others ask. */
export const PAST = pattern`
    \b
      (?:
        sold (?:his|hers|theirs|one|it|his one)
        |last (?:year|month|spring|summer|autumn|winter)
        |neighbou?r
        |paid
        |bought
        |originally
        |used to
        |new (?:it )?(?:cost|was)
        |worth
        |elsewhere
        |competitors?
        |market
      )\b
    |买的时候
    |当时
    |买入
    |入手
    |新的要
    |进价
    |别家
    |同行
    |市场
  `;

/** Words that put a thing up for sale: without a list price yet, the price beside them is that. */
export const OFFERS = pattern`
    \b(?:sell(?:s|ing)?|wholesale|offer(?:s|ing)?|charge[sd]?|rent|supply|for sale)\b
    |<m\d+> ?(?:per |each|apiece|a |\/)
    |卖
    |转让
    |批发
    |供应
    |出租
  `;

/** "Buy the stand as well and …". */
export const IMPERATIVE = pattern`
    ^\s*
    (?:
      buy
      |take
      |order
      |bring
      |leave
      |sign
      |pay
      |come
      |book
      |pick
      |collect
      |refer
      |recommend
      |write
      |post
      |add
      |let us
      |let me
      |return
      |trade
      |switch
      |subscribe
      |commit
      |choose
      |send
      |share
      |show
      |tell
      |drop
      |swap
      |upgrade
      |bundle
      |combine
    )\b(?! (?:off|it off))
  `;

/** Words without which a percentage alone is no discount: "battery at 87 %". */
export const COMES_OFF = pattern`
    \b
      (?:
        off
        |discounts?
        |reductions?
        |rebate
        |less
        |cheaper
        |lower
        |below
        |knock
        |drop
        |come down
        |go down
        |flexib\w*
        |negotiat\w*
        |wiggle
        |room
        |concession
        |markdown
      )\b
    |优惠
    |折
    |减
    |让
    |便宜
    |降
    |浮动
    |空间
    |下浮
    |砍
    |刀
  `;
