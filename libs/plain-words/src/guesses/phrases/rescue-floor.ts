import { pattern } from '@svc/language';

/** What sellers say beside the price that they would still take. */
export const LIMIT = pattern`
    \b
      (?:
        lowest
        |least
        |floor
        |bottom
        |minimum
        |limit
        |threshold
        |stop
        |stops
        |stomach
        |live with
        |worst case
        |if i (?:must|have to|had to)
        |if we (?:must|have to|had to)
        |accept
        |let (?:it|them|her|him|one) go
        |part with
        |take
        |settle
        |down
        |under
        |below
        |less than
        |lower
        |cheaper
        |lose
        |losing
        |loses
        |rather keep
        |walk
        |final
        |end of the line
        |draw the line
        |that's it
        |that is it
        |at a push
        |push
        |hold
        |holds
        |where (?:i|we)
        |leave it
        |leave them
        |reserve
        |agreed to
        |approved
        |sign(?:ed)? off
        |could do
        |would do
        |can do
        |could go
        |would go
        |can go
        |go to
        |willing
        |happy
        |bear
        |worth it
        |hold out
        |no deal
        |enough
        |need
        |want to see
        |has to bring
        |keep it
        |pinch
        |worst
        |closing price
        |at least
        |non-?starter
        |cross
        |south
        |drops?
        |considered?
        |entertain(?:ed)?
        |buys it
        |gets it
        |takes it
        |is yours
        |shove
        |pushed
        |pressed
        |budge
        |i'm out
        |we're out
        |i am out
        |hang up
        |offended
        |insult\w*
        |ignore
        |not interested
        |bother
        |dream
        |forget
        |between us
        |privately
        |internal(?:ly)?
        |realistic(?:ally)?
        |in truth
        |honestly
        |to be honest
        |quietly
        |confidential(?:ly)?
        |secret(?:ly)?
        |don't tell
        |not for (?:buyers|customers|the customer)
        |in my (?:hand|pocket)
        |deal breaker
        |red line
        |off limits
        |any further
        |any lower
        |settle
        |come to
        |meet (?:them|you)
        |emergency
        |desperate
        |last resort
        |fall ?back
        |plan b
      )\b
    |到头
    |也行
    |也可以
    |也卖
    |也能
    |底
    |实在
    |真心
    |诚心
    |谢绝
    |拉倒
    |为止
    |极限
    |亏
    |再低
    |不能再
    |最后
    |拿走
    |都能谈
    |以下
  `;

/** What makes the price one for a deed of the buyer, a gift, or another thing. */
export const ELSE = pattern`
    \b
      (?:
        if
        |when
        |who
        |whoever
        |anyone who
        |for those
        |orders? of
        |or more
        |paid
        |bought
        |cost(?:s|ing)?
        |competitors?
        |elsewhere
        |new (?:it|one)
        |retail
        |off\b
        |deposit
        |delivery
        |shipping
        |offered me
        |last year
        |each other
      )\b
    |如果
    |要是
    |若
    |只要
    |的话
    |付
    |自提
    |满
    |签
    |别家
    |同行
    |隔壁
    |买来
    |入手
    |成本
    |押金
    |定金
    |运费
    |有人出
    |优惠
    |便宜
    |减
  `;

export const SELLERS_IF = pattern`
    \bif (?:i|we) (?:must|have to|had to|really|absolutely)\b
    |\bif (?:they|people|someone|somebody|a buyer|the buyer)(?: really| keeps?)?[ ]
      (?:push|press|insist|haggl|bargain)\w*
    |\bif[ ]
      (?:
        pushed
        |pressed
        |necessary
        |needed
        |need be
        |it comes to (?:it|that)
        |push comes to shove
        |all else fails
        |nothing else works
        |it drops
        |it falls
        |it gets (?:to|below|under)
      )\b
    |\bwhen it comes to it\b
  `;
