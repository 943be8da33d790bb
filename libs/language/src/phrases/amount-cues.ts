import { pattern } from '../pattern.js';

/** Words right before and right after a figure that tell what it is of, over folded text; gaps are bounded. */

/** A total for the whole order. */
export const TOTAL_BEFORE = pattern`
    (?:
      total(?: of| is| price)?(?: to)?
      |all[ -]in
      |all ?together
      |everything
      |the (?:whole )?lot
      |whole thing
      |grand total
      |一共
      |总共
      |总价
      |合计
      |全部
      |打包
      |总计
      |总额
      |共计
      |共
    )[:：]?[^\d,，。.:：]{0,12}$
  `;

/** A total for the whole order. */
export const TOTAL_AFTER = pattern`
    ^[ ,，]{0,2}(?:
      in total
      |total
      |all[ -]in
      |all ?together
      |for (?:both|all|everything|the (?:whole )?(?:lot|order|thing|batch|bunch)|the (?:two|three|four|five|six|\d+)(?![\d.,]))
      |in all
      |overall
      |一共
      |总共
      |全包
      |打包
      |全部
      |总价
      |拿下全部
      |全要
    )
  `;

/** The price of one; "a month" is not one of what is sold, unless months are. */
export const EACH_AFTER = pattern`
    ^ ?(?:
      each
      |a ?piece
      |apiece
      |(?:per|an?|\/) ?(?:
        seat|unit|piece|pc|item|user|person|head|guest|licen[cs]e|bottle|box|case|pack|pair|ticket
      )(?![a-z])
      |\/ ?[个件瓶箱台套人桶张位]
      |p\/u
      |一?[个件瓶箱台套桶张]
      |每[个件瓶箱台套桶张位人]
    )
  `;

/** A period in which a price is due: it does not tell one from all. */
export const PERIOD_AFTER =
  /^ ?(?:(?:per|an?|\/|each|every) ?(?:month|mo|year|yr|week|wk|day|annum|quarter)(?![a-z])|每?一?个?[月年周天])/;

/** Before a length of time that is no count of what is sold: "pay in 60 days", "within 14 days". */
export const TIME_BEFORE = pattern`
    (?:
      (?:
        pay(?:ing|ment|able)?|paid|due|net|invoice[d]?|terms?
      )(?: (?:in|within|after|of|over|at|net|is))?
      |within
      |after
      |in the (?:next|last)
      |over the (?:next|last)
      |warranty of
      |delivery in
      |deliver(?:ed)? in
      |return(?:ed)? in
    ) ?$
  `;

/** The price of one. */
export const EACH_BEFORE = pattern`
    (?:
      (?<![a-z])(?:each(?: at| for)?|per (?:unit|seat|piece|item|user))(?![a-z])
      |单价
      |每[个件瓶箱台套桶张位]?
      |一[个件瓶箱台套桶张]
    )[^\d]{0,6}$
  `;

/** Taken off a price. */
export const OFF_AFTER =
  /^ ?(?:off|less|cheaper|discount|lower|under (?:list|asking)|below (?:list|asking)|(?:的)?优惠|便宜)/;

/** A verb of lowering with the figure as its object: taken off, where it is too small to be the price itself. */
export const LOWER_BEFORE = pattern`
    (?<![a-z])(?:knock|shave|come down|go down|drop|lower|reduce|cut)(?:
      [ ](?:it|the price|me|us|down|off|another|by|an extra)
    ){0,3} ?$
  `;
/** Taken off a price. */
export const OFF_BEFORE = pattern`
    (?:
      knock(?: off)?|discount of|save|take|shave|come down|go down|drop|lower|reduce|cut
    )(?: it| the price| me| down| a)?(?: by)(?: another)? ?$
    |knock (?:off )?$
    |(?:便宜|优惠|减|少|让|降)[个了]?(?:掉)?$
  `;

/** The most that a buyer will pay: a proposal, though a no stands before it. */
export const MOST_BEFORE = pattern`
    (?:
      (?:^|[^a-z])(?:
        no|not|can'?t|cannot|won'?t|don'?t|never|unable to
      )(?: [a-z]+){0,4} (?:more than|over|above|beyond|higher than|exceed)
      |(?:^|[^a-z])(?:maximum|max|at most|up to|no more than|not more than)
      |不(?:能|要|会)?(?:超过|高于)
      |最多
      |顶多
    )[ :：]?(?:of |about |is )?$
  `;

/** A price of somebody else, right after it. */
export const PAST_AFTER = pattern`
    ^ ?(?:
      (?:brand )?new(?![a-z])
      |back then
      |originally
      |(?:for|in) (?:shipping|delivery|postage|tax(?:es)?|fees|repairs?)
      |elsewhere
      |somewhere else
      |at another
      |from (?:another|a competitor|someone)
      |last (?:year|time|month|week)
      |online
      |in (?:other|another)
      |on (?:ebay|amazon|craigslist)
    )(?![a-z])
  `;

/** A price of somebody else, or of before. */
export const PAST = pattern`
    (?:
      (?:^|[^a-z])(?:
        list(?:ed)?(?: price)?(?: is| at| of)?
        |asking(?: price)?(?: of| is)?
        |your(?: price| offer| ask)?(?: of| is| at)?
        |thank(?:s| you)(?: (?:so much|very much|again))? for (?:(?:the|your|this|that|an?) )?(?:(?:kind|new|last) )?(?:
          offer(?:ing)?|price|quote|proposal
        )(?: of| at)?
        |you (?:said|offered|asked|wanted|want|quoted|are asking|ask)(?: for| me)?
        |instead of
        |rather than
        |from
        |paid
        |was
        |were
        |used to be
        |worth
        |elsewhere for
        |seller(?: is)? at
        |competitor(?:'s)?(?: is| at| offers?| price)?
        |cost(?:s|ed)?(?: me| us| him| her)?
        |(?:
          shipping
          |delivery
          |postage
          |freight
          |tax(?:es)?
          |fees?
          |fuel
          |insurance
          |repairs?
          |new tires?
          |parts?
          |installation
          |a deposit
        )(?: alone)? (?:is|are|was|costs?|would be|will be|comes? to|adds?)
        |(?:saw|seen|found|offered|selling|sells?|sold)(?: \w+){1,6} (?:for|at)
        |more than
        |over
        |above
        |market (?:price|value)(?: is)?
        |retail(?:s|ing)?(?: for| at)?
      )(?: about| around)?
      |谢谢?[您你](?:给的|报的)?
      |原价
      |标价
      |别[家人处](?:才|只要|卖|只卖)?
      |市场价
      |运费
      |邮费
      |快递费
      |税
      |当时
      |买的时候
      |买来
      |花了
      |你说的?
      |你要
      |高于
      |超过
    )[^\d,，。.]{0,3}$
  `;

/** Refused. */
export const NO_BEFORE = pattern`
    (?:
      (?:^|[^a-z])(?:not|no|can'?t|cannot|won'?t|don'?t|never|refuse|reject|disagree)(?:
        [ ](?:
          way
          |chance
          |i'm
          |i am
          |we're
          |we are
          |i'll
          |we'll
          |you
          |paying
          |going
          |gonna
          |spending
          |ever
          |to
          |pay
          |do
          |afford
          |accept
          |go
          |give
          |offer
          |spend
          |with
          |for
          |on
          |about
          |take
          |agree
          |over
          |above
          |the
          |a
          |at
          |of
          |have
          |salary
          |price
          |workday
          |that
          |with
        )
      ){0,7} ?
      |(?<![能可要])不(?:接受|同意|能|要|可能)?(?:出|给|付)?
      |太
    )$
  `;

/** Refused. */
export const NO_AFTER = pattern`
    ^[^,.，。;!?\d]{0,10}?(?: is| it'?s|'s| was)? ?(?:way |far |still |a bit |just |really )?(?:
      too (?:much|high|expensive|steep|low|rich)
      |not (?:possible|acceptable|ok|good|fair)
      |unacceptable
      |out of
      |over my
      |is something (?:we|i) can
      |太[贵高多]
      |贵了
      |(?<!行)不行
      |不接受
      |不同意
      |接受不了
      |不可能
    )
  `;

/** A count of what is ordered. */
export const QUANTITY_BEFORE = pattern`
    (?:
      quantity(?: of| is|:)?
      |qty:?
      |order(?:ing)?(?: of)?
      |buy(?:ing)?
      |need
      |for all(?: the)?
      |(?:team|group|party|company|class|staff) of(?: about| around)?
      |(?:we are|we're|there are|there will be|there'll be)(?: about| around)?
      |(?:price|cost|quote|rate|much)(?: would it be| is it)? for(?: about| the)?
      |i take
      |we take
      |数量是?
      |订购?
      |要
      |采购
      |买
      |拿
    )\s?$
  `;

/** What is paid on top of a price is in it, right after the price: "25 incl. shipping", "26 a carton, delivered". */
export const INCLUDED_AFTER = pattern`
    ^[^.!?;\d]{0,40}?(?:
      (?<![a-z])(?<!not )(?:incl|including|inclusive|included|delivered|shipped)(?![a-z])
      |包邮
      |包运费
      |含运?费
    )
  `;

/** What is paid on top of a price stands apart from it, right after the price. */
export const APART_AFTER = pattern`
    ^[^.!?;,\d]{0,24}?(?:
      (?<![a-z])(?:
        plus|on top|excluding|excl|not including|before (?:shipping|delivery|postage|tax)
      )(?![a-z])
      |\+
      |另加
      |外加
      |另付
      |另算
      |不含
      |不包
    )
  `;
