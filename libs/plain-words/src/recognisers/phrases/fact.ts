import { pattern } from '@svc/language';

export const SAYS = pattern`
    \b
    (?:
      (?:it|she|he|they|this|the [\w -]{2,30}) can be
      |there(?:'s| is| are)
      |(?:it|she|they|this|that|the [\w -]{2,40}|all [\w -]{2,30}|every [\w -]{2,30}|[\w-]+)[ ]
        (?:
          has
          |have
          |had
          |is
          |are
          |was
          |were
          |comes?
          |runs?
          |works?
          |takes?
          |includes?
          |needs?
          |fits
          |measures?
          |weighs
          |ships?
          |lasts?
          |supports?
          |covers?
          |arrives?
          |starts?
          |contains?
          |holds?
          |connects?
          |integrates?
          |stands?
          |offers?
          |drives?
          |rides?
          |looks?
          |plays?
          |made
        )
      |we[ ]
        (?:
          ship
          |deliver
          |have
          |offer
          |provide
          |support
          |are
          |were
          |open
          |accept
          |take
          |use
          |host
          |keep
          |work
          |also
          |can
          |include
          |serve
          |make
          |stock
          |test
          |respond
          |answer
          |install
        )
      |you (?:can|may|get)
      |comes? with
      |buyers? (?:may|can) (?:be told|know|see|visit|try)
      |built
      |made
      |bought new
      |serviced
      |located
      |based
      |available
      |delivery (?:time|within|in)
      |lead time
      |shipping
      |pick-?up
      |warranty
      |includes?
      |trial
      |open
      |opening hours
      |condition
      |mileage
      |with (?:original|box|papers|receipt)
    )\b
  `;

export const SAYS_ZH = pattern`
    有
    |交付
    |交货
    |工期
    |是
    |为
    |在
    |含
    |配
    |带
    |支持
    |提供
    |可以?
    |能
    |用
    |采用
    |适合
    |位于
    |送货
    |发货
    |到货
    |质保
    |保修
    |试用
    |现货
    |成色
    |新
    |公里
    |年
    |使用
    |买
    |购
    |产地
    |规格
    |保质期
    |附
    |包装
    |免费
    |天
    |小时
    |包
    |随货
  `;

/** What a seller says about themselves, their reasons and their limits is not for buyers. */
export const PRIVATE = pattern`
    \b
      (?:
        i
        |me
        |my
        |mine
        |myself
        |us
        |he
        |she
        |his
        |paid
        |bank
        |debts?
        |divorce\w*
        |doctor
        |hospital
        |cost me
        |need(?:s)? to sell
        |want to sell
        |hurry
        |secret
        |confidential
        |between us
        |don't tell
        |do not tell
        |internally
        |margin
        |profit
        |bottom line
        |floor
        |lowest
        |desperate
        |negotiat\w*
        |discount
        |haggl\w*
      )\b
    |我(?!们)
    |急
    |成本
    |利润
    |底价
    |底线
    |最低
    |别告诉
    |不要告诉
    |保密
    |内部
    |不能说
    |还价
    |议价
    |优惠
    |折扣
  `;
