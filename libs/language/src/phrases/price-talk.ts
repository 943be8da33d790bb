import { part, pattern } from '../pattern.js';
import { ASKING_VERBS } from './question-words.js';

/**
 * Expressions that speak of the price without naming one to be agreed on, over folded text in which every figure is
 * written `#`, both languages at once. Gaps are bounded, so that the time grows with the length alone.
 */

/** What a price is called. */
const PRICE = part`
  (?:
    (?:asking )?prices?
    |pricing
    |costs?
    |rates?
    |figures?
    |quotes?
    |amounts?
    |numbers?
    |fees?
    |offers?
    |asking
    |#
  )
`;

/** Words for a small amount, between a verb and what it is done to. */
const SOME = part`
  (?:
    [ ](?:
      a
      |an
      |the
      |that
      |this
      |your
      |it
      |me
      |us
      |any
      |some
      |just
      |even
      |bit
      |little
      |tad
      |touch
      |few
      |couple
      |much
      |more
      |further
      |slightly
      |somewhat
      |down
      |something
      |anything
      |maybe
      |please
      |of
    )
  ){0,4}
`;

/** What is sold, by whatever name, and no service beside it. Part of a pattern. */
const FOR_THING = part`
  for (?:the|this|that|your) (?!shipping|delivery|postage|transport|deposit|install)[a-z-]+(?: [a-z-]+)? ?
`;
/** "Your lowest for the guitar": what is sold, at the end of a sentence. */
export const FOR_THE_THING = pattern`
    (?<![a-z])${FOR_THING}(?=[?!]|$)
  `;

/** What a wish for less is followed by where no noun tells that it is about the price. */
const ENDS = part`
  (?= ?(?:
    $
    |[?!.,;，。？！]
    |\)
    |for (?:me|us|it|that|this|cash)(?![a-z])
    |${FOR_THING}(?:$|[?!.,])
    |(?:if|please|pls|or|and|at all|then|here|on (?:it|that|this)|today|now)(?![a-z])
    |(?:on|in|with|about|from|to|off|than) (?:the |your |that |this )?${PRICE}
  ))
`;

/** A wish for a lower price that names none. */
export const WISH_FOR_LESS = pattern`
    (?<![a-z])(?:
      discounts?
      |rebates?
      |markdown
      |price (?:cut|break|reduction|drop)
      |(?:money|something|anything|a bit|a little|some|any|a few [a-z]+) off
      |(?:lower|drop|reduce|cut|slash|trim|shave|sharpen|adjust|improve|beat|rethink|reconsider|better|soften|move)(?:
        ing
      )?${SOME} (?:${PRICE}|pencil)
      |(?:sharpen|shave|knock|trim|chop)(?:ing)? (?:something|some|any|anything|a|it|off)(?![a-z])
      |sharpen your pencil
      |(?:lower|drop|reduce) (?:it|that|this)${SOME}${ENDS}
      |(?<=^(?:(?:ok|hm+|so|and|but|well)[, ]{1,2})?(?:a (?:bit|little) |any |even )?)(?:lower|cheaper)(?: please)?(?=[ ?!.]*$)
      |(?:bring|get|take|push|knock) (?:it|that|this|(?:the|your) ${PRICE})${SOME} (?:down|lower)
      |(?:take|taking|knock|knocking)${SOME} off
      |(?:come|coming|go|going) down${SOME}${ENDS}
      |(?:can|could|will|would|might) (?:you|u)(?: [a-z]+){0,2} (?:come|go) down(?! (?:to|here|there|and|from|for the)(?![a-z]))
      |${PRICE} (?:to )?(?:come|came|comes|go|goes|drop|drops|dropped)(?: [a-z]+){0,2}? (?:down|lower)
      |${PRICE} (?:to )?(?:be|were) (?:(?:a|any|bit|little|much|slightly|somewhat|even) ){0,2}(?:lower|less|reduced|better|friendlier)
      |(?:something|anything) [a-z]{3,}er (?:on|in|with|for|about) (?:the |your )?(?:price|pricing|rate|cost)
      |(?:most (?!expensive|recent|common|popular|important|people)[a-z]+|(?!(?:high|lat|inter|fast|old|new|larg|bigg|hon|mod)est)[a-z]{3,}est) (?:price|pricing|rate|quote)
      |(?:give|quote|make|do|offer) (?:me|us) (?:a|an|your|some) (?!total|full|firm|fixed|rough|monthly|weekly|daily|yearly|unit)[a-z]+ (?:price|pricing|rate)
      |(?:at|for) (?:the|your) (?:very |absolute )?(?:lowest|least|cheapest|minimum)${ENDS}
      |(?:go|going|get|come) (?:any |a bit |a little |even |much |slightly )?lower
      |(?:go|going|do) (?:any |a bit |a little )?(?:under|below) (?:#|that|this)
      |how (?:much )?(?:low|lower|cheap|cheaper) (?:can|could|will|would|are|do)
      |budg(?:e|ing)${ENDS}
      |(?:a bit|bit|a little|little|slightly|any|something|somewhat|anything) (?:less|lower|cheaper)
      |(?:for|do|accept|take|pay|paying|want|get it for|go for|sell it for) less(?! than # each)
      |(?:lower|less|cheaper) than (?:#|that|this)
      |cheaper(?! (?:elsewhere|new|online|model|version|brand|somewhere|at|on|from|in|than (?!#|that|this)))
      |lower ${PRICE}
      |(?:reduced?|nicer|friendlier|sharper|keener|friendly|special|mates|student|cash|decent) (?:price|rate)s?
      |better (?:price|deal|offer|rate|quote|number|figure)s?
      |do (?:any |a bit |a little |much |slightly |even )?better${ENDS}
      |do better
      |(?<!(?:^|[^a-z])(?:my|our) )(?:best|lowest|cheapest|bottom|rock[ -]bottom|keenest|sharpest|minimum|least|very last) (?:
        price
        |offer
        |deal
        |rate
        |quote
        |number
        |figure
        |dollar
        |line
        |one
      )(?! (?:i|we|ever|in|of|on the)(?![a-z]))
      |(?:lowest|least|best|cheapest|minimum)(?: that)? (?:you|u|they)(?:'d|d|'ll|'re| can| could| will| would| are)
      |(?:best|lowest|least|cheapest|minimum) (?:i|we) (?:can|could) (?:get|have|buy|pay)
      |(?:your|ur) (?:very |absolute |own )?(?:lowest|cheapest|bottom|minimum|least|best)${ENDS}
      |(?:^|[?!.,;] ?|(?:what(?:'s|s| is)|and|so) )(?:the )?(?:very |absolute )?lowest(?= ?(?:$|[?!.]))
      |rock[ -]bottom
      |bottom line
      |(?:what(?:'s|s| is)?|tell me|give me) (?:the|your) (?:very )?(?:last|final|real|actual|true) price
      |(?:what|how much) (?:would|will|do|could|can) (?:you|u)(?: be)?(?: [a-z]+){0,2} (?:
        (?:take|accept|settle)(?: for)?(?: (?:it|this|that|the [a-z]+))?
        |let (?:it|this|that) go for
      )
      |(?:wiggle|wriggle|negotiat(?:ing|ion)|bargaining) room
      |leeway
      |(?:any|some|much|little|bit of|more|there|got|no) (?:room|give|play|slack|movement|flexibility)(?:
        [ ](?:left|there|here|at all|for maneuver)
      )?(?:
        [ ](?:on|in|with|to|for) (?:the |your |that |this |a )?(?:
          ${PRICE}
          |it
          |this
          |that
          |negotiat[a-z]+
          |move
          |budge
          |haggl[a-z]+
          |bargain
          |talk
          |improve(?:ment)?
          |come down
          |go down
          |deal
          |lower
          |discount
        )(?![a-z])
        | ?(?=$|[?!.,;])
      )
      |(?:room|space) (?:to|for) (?:negotiat[a-z]+|move|haggle|bargain|manoeuvre|maneuver)
      |flexib(?:le|ility)(?: at all)?${ENDS}
      |negotiabl[ey]
      |(?:to|can|could|willing to|open to|we) (?:negotiate|haggle|bargain)
      |open to (?:offers|negotiation)
      |(?:talk|discuss)(?:ing)?(?: about)? (?:the |your )?price
      |work (?:something|it|a deal|a price) out(?: (?:on|with) (?:the |your )?price)?${ENDS}
      |work with me(?: here)?${ENDS}
      |help (?:me|us|a [a-z]+)(?: out)?(?: a (?:bit|little))?(?: here)?${ENDS}
      |help (?:me|us)(?: out)? (?:on|with) (?:the |your |that )?${PRICE}
      |do (?:me|us) a (?:favou?r|solid|deal|kindness)${ENDS}
      |(?:cut|give|do|make|strike|offer) (?:me|us|you a)? ?(?:a|some|any) (?:
        (?:good|better|nice|fair|special|little) )?(?:deal|bargain|slack|break on)(?! [a-z]* ?with)
      |cut me (?:a|some)
      |(?:any|some|special) deals?(?: (?:going|on|available|today|right now))?${ENDS}
      |deal for me
      |hook me up
      |do (?:something|anything|a bit|a little) (?:about|on|for|with) (?:the |your |that )?(?:price|me|us)
      |(?:meet|see) (?:me|us) (?:on|with) (?:the |your )?price
      |(?:in the middle|half ?way|split the difference)
      |something (?:off|lower|cheaper|less)
    )(?![a-z])
    |底价
    |实价
    |折中
    |各让
    |(?<![真很好挺够最这么还较样图贪捡占])便宜(?!的(?:货|东西|那)|[没无]好)
    |更便宜
    |从优
    |优惠
    |打.{0,2}折(?!腾)
    |折扣
    |[几多]少?折
    |降价
    |[能再可]降
    |降一?[点些降]
    |少收
    |[再能不]少(?!了|见|数|年|儿|有)
    |少[一]?[点些](?![^，。]{0,2}(?:辣|糖|盐|油))
    |再低
    |更低
    |低[一]?[点些]
    |低价(?:[出卖转]|能|可|给)
    |让利
    |[能再可给]让(?=[一点些步利个]|多少|$|[吗么吧呗不？?。！!，,])
    |([让降少压砍])一?\1
    |往下
    |下调
    |压[一]?[点些]
    |让[一]?[点步些](?:价|利|吧|呗|吗|不|嘛|了|$|[？?。！!，,])
    |让.{0,2}价
    |实惠[点些]
    |划算[点些]
    |砍
    |[讲还议杀]{1,2}价(?!值)
    |可议
    |面议
    |抹.{0,2}零
    |去.{0,2}零头
    |凑[个成]?整
    |取整
    |特价
    |(?:最低|最少)(?!音|温|气|配|水|龄|起|消|订|几[个件]|要(?:买|订)|买|订|多少[个件度])(?:[价多能可给接卖出要是什啥到拿]|几|$|[？?。！!，, ])
    |(?:实在|真实|诚心|诚意|友情|内部|到底|老实|痛快|爽快|跳楼|优惠|团购|会员|学生|朋友|熟人|老客户|良心|地板|心理)价
    |多少钱?(?:你们?|您|才|就)?(?:能|可以|肯|愿意)(?:出|走|卖|拿|带走|给我?|成交|放)
    |照顾(?!孩|老|小|家)
    |关照
    |通融
    |给点?力
    |意思一下
    |行个方便
    |价.{0,6}(?:[能可好]以?(?:再|好好)?[谈商聊](?!恋)|松|动一?动|活)
    |(?:再|能|可以|好|能不能|可不可以)(?:跟?[您你])?谈(?:一?谈|一下)?(?:价|$|[吗么嘛不呗吧？?。])
    |[讲谈聊]+(?:一?[下讲谈聊])?价
    |(?:有得|有的|可以|能|好|可)(?:再)?商量(?!一?下再)
    |商量的?余地
    |(?:价.{0,4}|还有|有没有|没有|有点?|多少|点)(?:议价|降价|商量的?|谈的?)?(?:空间|余地)
    |(?:能|可|可以|给|再|[来])[小大]?刀(?![具片架工子])
    |[小大]刀(?![具片架工子])
    |可刀
    |刀一?[刀下点]
  `;

/** A place or seller other than the one that is spoken to. */
const OTHERS = part`
  (?:
    elsewhere
    |somewhere else
    |other (?:shop|seller|store|dealer|supplier|provider|vendor|place|site|listing|people)s?
    |another (?:shop|seller|store|dealer|supplier|provider|vendor|place|site|listing)
    |(?:(?:our|my) |your )?(?:competitors?|rivals?|competition)
    |(?:our|my) (?:last|old|other|current|previous|usual|former) [a-z]+
    |next door
    |down the (?:road|street)
    |others
    |online
    |on (?:e-?bay|amazon|craigslist|gumtree|facebook|marketplace)
  )
`;

/**
 * A clause that tells what somebody else charges: less than here. It asks for nothing, whatever words of less it holds.
 */
export const CHEAPER_ELSEWHERE = pattern`
    (?<![a-z])(?:
      (?:less|cheaper|lower|discount(?:ed|s)?|reduced|better (?:price|deal|offer|rate|quote)s?)(?: [a-z#]+){0,5}? ${OTHERS}
      |${OTHERS}(?: [a-z'#]+){0,6}? (?:less|cheaper|lower|discount(?:ed|s)?|reduced|better (?:price|deal|offer|rate|quote)s?)
      |(?:saw|seen|found|noticed|spotted|got|have)(?: [a-z']+){0,6}? (?:for less|cheaper|for a lower price|lower priced)
    )(?![a-z])
    |(?:别家|别人|人家|别处|别的(?:店|地方|卖家)|其他(?:店|家|卖家|地方|平台)|其它(?:店|家)|同行|对面|隔壁|网上|他们?家|另一家|另外一家|别的).{0,8}(?:便宜|低|优惠|折|少)
    |比[你您](?:们|家|这)*.{0,3}(?:便宜|低|优惠|少)
  `;

/** What turns a comparison with others into a wish: it is put to the seller. */
export const PUT_TO_SELLER = pattern`
    (?<![a-z])(?:
      (?:can|could|will|would|do|should|may) (?:you|u|i|we)
      |(?:please|give|make|lower|drop|reduce|beat|match) (?:me|us|it|that|the|your)
      |any chance
    )(?![a-z])
    |(?<!比)[你您]们?.{0,4}[能可给让]|给我|[吗么吧嘛呗]
  `;

/** Words right before a wish that deny it: "I do not want a discount", 不用优惠. */
export const DENIED_WISH = pattern`
    (?<![a-z])(?:not|n't|dont|never|without|no)(?: [a-z]+){0,3}? (?:asking|ask|looking|look|need|want|care|expect)(?:ing)?(?:
      [ ](?:for|about|a|any|the|your)
    ){0,3} $
    |(?:不用|不需要|不要求?|不求|没想|不是要|不会|不想)[您你再给我跟和]{0,3}$
    |(?<![您你]们?)我[们从]?(?:来|都|也)?不$
    |^(?:也|就|都)?不$
  `;

/** The price called too high, or surprise at it. */
export const COMPLAINT = pattern`
    (?<![a-z])(?:
      (?:too|so|very|pretty|rather|quite|really|awfully|super|way|kinda|kind of|a bit|a little|bit|mighty|quite|that|how) (?:
        expensive|pricey|pricy|steep|costly|dear|overpriced|rich
      )
      |too (?:high|much|low for)
      |(?:why|how come)(?: (?:is|are|do|does|it|that|this|the|you|ask|asking|cost|price)){0,4} (?:so|that|this) (?:high|much)
      |(?:(?:${PRICE}|it|that|this|these|they|you)(?:'s|'re| is| are| seems?| sounds?| looks?| feels?| be)|seems?|sounds?|looks?|feels?)(?:
        [ ](?:a|an|bit|little|very|so|rather|pretty|quite|really|way|kind|of|just|still|far|awfully|somewhat|super|too|on|the|like)
      ){0,4} (?:
        high(?:er)?(?! (?:quality|end|res))
        |much
        |expensive
        |pricey
        |pricy
        |steep
        |costly
        |overpriced
        |a lot
        |lot(?! of (?:bike|car|miles))
        |crazy
        |insane
        |mad
        |absurd
        |ridiculous
        |outrageous
        |unreasonable
        |excessive
        |extortionate
        |exorbitant
        |(?:high|upper) (?:side|end)
        |wild
        |unreal
        |nuts
      )(?! of (?!money|cash|dough|#))
      |a lot of (?:money|cash|dough)
      |(?<!thanks )a lot (?:to (?:pay|ask|spend)|for (?:a|an|the|this|that|such|something))
      |(?:a|bit|lot) (?:much|high|steep) (?:for|to)
      |(?:isn't|isnt|is not) (?:#|it|that|this) (?:(?:a|bit|little|rather|quite|too) ){1,2}(?:much|high|steep)
      |(?:a )?fortune
      |overpriced
      |over[ -]?valued
      |pricey
      |(?:isn't|is not|not|never|hardly|n't) (?:[a-z]+ ){0,2}(?:worth|cheap)
      |worth (?:that|it|#|nearly|half|anywhere)
      |rip[ -]?off
      |robbery
      |steal(?:ing)? from
      |more than (?:i|we|what|it|my|our|anyone|the (?:thing|market)|a new)
      |(?:over|above|beyond|out of|outside|exceeds?|blows?|past) (?:of )?(?:my|our|the|any) (?:
        [a-z]+[ ]
      )?(?:budget|range|means|league|limit|reach|market)
      |above market
      |(?:can't|cannot|cant|can not|couldn't|could not|could never|won't be able to) (?:really |possibly )?afford
      |unaffordable
      |(?:dear|high|steep|expensive|exorbitant|outrageous|ridiculous|absurd|insane) price
      |(?:nobody|no one|no-one|none)(?: [a-z']+){0,3} pays?
      |who(?: [a-z']+){0,3} pays? (?:[a-z]+ )?(?:#|that|this|so|such)
      |(?:do|did) (?:you|u) (?:really |honestly |seriously |actually )?(?:think|expect|believe|want)
      |(?:i'm|i am|we're|we are|i'd|i would|i will|i'll) (?:never|not)(?: [a-z]+){0,3} (?:pay|paying|spend|spending)
      |(?:you|u)(?: must be| are|'re| have to be|'ve got to be| gotta be)? (?:joking|kidding|dreaming|having a laugh)
      |rather (?:buy|get|have|pay|spend|go)
      |(?:new|brand new|another|other)(?: ones?)? (?:is|are|costs?|goes|go|sells?|for) (?:only |just |about |less |around )?(?:#|less|cheaper)
      |cheaper (?:elsewhere|new|online|somewhere|at|on|from)
      |sticker shock
      |are (?:you|u) (?:serious|for real|crazy|insane|mad|out of your mind|nuts|high)
      |(?:for|at|with) # (?:i|you|u|one|we|anyone)(?:'d| could| can|'ll| would)(?: [a-z]+)? (?:get|buy|have|find) (?:an?|two|something|one|new)
    )(?![a-z])
    |太贵
    |贵了
    |[真好很挺死老怪]贵(?!方|公司|店|处|重|宝)
    |[有是]?[点些]小?贵
    |[这那][么样]贵
    |[也还都]贵
    |(?<!贵不)贵[啊呀吧哦死得出]
    |(?<![珍宝昂华高])贵$
    |不便宜
    |价.{0,4}(?:偏|有点|太|这么|好|真|还是)?高
    |[这那]么高的?价
    |#[元块钱]{0,2}.{0,6}(?:高|贵|多)[了啊吧呀]?$
    |#.{0,4}(?:高了|太高|太多|偏高|有点高|多了)
    |[太真好]高了?(?:吧|啊|呀)?$
    |离谱
    |抢[钱劫]
    |坑[人我爹]?
    |宰[人我客]
    |黑心
    |吓[人到死]
    |(?<!还|更|很|蛮|挺|都)不[太]?值
    |值[这那]?个?(?:#|这个?价|这么多|那么多).{0,2}[吗么？?]
    |超[出了过]{0,2}.{0,3}预算
    |(?:买|负担|承受|付|承担|消费|要)不起
    |比.{0,6}(?:还|更|都)?贵
    |凭[什啥]
    |(?:新|全新|别家|别人家|别处|网上|人家|隔壁|同款|官网).{0,4}[才只也就都][要是卖]?就?#
    |(?:新|全新|别家|别人家|别处|网上|人家|隔壁|同款|官网).{0,6}便宜
    |开玩笑
    |(?:狮子)?大开口
    |#[元块钱]{0,2}.{0,3}都[能够可]
    |还(?:挂|卖|要|敢|想要|好意思)[^，。]{0,4}#
    |不是[个一]?小数
    |肉[疼痛]
    |心[疼痛]
  `;

/** A question where the price comes from: it moves nothing. */
export const WHY_PRICE = pattern`
    (?<![a-z])(?:
      why
      |how come
      |how(?: (?:do|did|can|could|would)|'?d) (?:you|u|they|it|anyone|that)
      |where (?:do|does|did) (?:[a-z#]+ ){1,4}(?:come|get)
      |what (?:makes?|justif(?:y|ies)|explains?|is behind)
      |what(?:'s| is) (?:the|your) (?:reason|justification|basis|logic)
      |what for
      |on what basis
    )(?![a-z])
    |为[什啥何]
    |怎么(?:来|定|算|会|要|就|卖|这么|那么|得出|还|可能)
    |咋(?:来|定|算|会|要|就|这么|那么)
    |凭[什啥]
    |依据
    |理由
  `;

/** A rhetorical question, in which a figure of the table is doubted: 2000不是全新的价吗. */
export const RHETORICAL = /不是.+吗|难道|还怎么|至于|搞错|没看错|看错了/;

/** Whether the price is firm. */
export const ASKS_FIRM = pattern`
    (?<![a-z])(?:
      (?:is|are|it|that|this|your|the|you|${PRICE})(?: [a-z\d#']+){0,4}? (?:
        firm
        |set in stone
        |non[ -]?negotiable
        |take it or leave it
        |carved in stone
      )
      |(?:is|are)(?: [a-z#']+){0,3}? (?:${PRICE}|that|this)(?: [a-z#']+){0,3}? (?:final|fixed|set|locked(?: in)?|definite|last)
      |${PRICE}(?:, | )(?:is (?:it|that) )?(?:firm|fixed|final)
      |(?:is|are)(?: [a-z#']+){0,4}? (?:your|the|a) (?:final|fixed|firm|last|definite|set)(?: (?:price|offer|word|number|figure))?
      |(?:firm|fixed|final) (?:on|price|at)
      |firm(?= ?(?:$|\?))
      |does (?:the|your|that) price (?:ever )?(?:move|change)
      |(?:do|will|would) (?:you|u) ever (?:negotiate|haggle|move)
    )(?![a-z])
    |一口价
    |定死|死价|[卖说]死[的了]?[吗么？?]
    |固定(?:价|的)
    |不[讲还议二]价[的了]?[吗么吧？?]
    |(?:最终|最后)(?:的)?价格?[吗么？?]
    |价格?.{0,4}(?:定了|固定|不变|不动|雷打不动)
  `;

/** Whether a rival's price can be matched. */
export const ASKS_MATCH = pattern`
    (?<![a-z])(?:
      (?:can|could|will|would|do|able to|please|willing to|if) ?(?:you|u|we)?(?: [a-z]+){0,2}? (?:match|beat|meet|equal|top)(?:ing)? (?:
        (?:it|that|this|them|those|these|him|her)(?= ?(?:$|[?!.,]|for me|price|offer|quote|deal))
        |(?:(?:the|that|this|their|his|her|its|a|any|another|other|competitor'?s?|competing|lower|best) ){1,3}(?:${PRICE}|deal)
        |#
      )
      |price[ -]?match(?:ing)?
      |match (?:prices|competitors?|other)
    )(?![a-z])
    |(?:能|可以|可否|能否|能不能|可不可以)?(?:跟|比照|匹配|按|照|参照|对标|比)(?:他|她|它|那|别|人|隔|同|对|网).{0,8}(?:一样|同价|[的个]价|相同|平)
    |(?:能|可以|能不能)(?:给到|做到|做)(?:那|同样|一样|他们|人家|别人).{0,4}价
    |保价|价保|同价
  `;

/** One figure within another, or on top of it. */
export const PART_OF = pattern`
    (?<![a-z])(?:included in|contained in|covered (?:by|in)|part of|inside|within|on top of) (?:the |that |your |this |those )?#
    |(?:含|包括?|算)(?:不(?:含|包括?|算)|没(?:含|包|算)|进|在)?(?:在|进)?#
    |在?#(?:里头?|里面|之?内|以内|当中)
  `;

/** All that is paid in the end. */
export const ASKS_TOTAL = pattern`
    (?<![a-z])(?:
      out[ -](?:of[ -])?the[ -]door
      |otd
      |all[ -]in(?: (?:price|cost|total|figure))?(?= ?\?)
      |(?:what|how much|price)(?:'s|s)?(?: [a-z']+){0,6}? (?:
        in total|all[ -]in|all ?together|in all|end up (?:pay|cost)ing|with everything|everything included
        |including (?:everything|all|tax|fees|shipping|delivery)|at the end|total|all told|after (?:tax|fees)
      )
      |(?:total|final|full|overall|grand) (?:price|cost|amount|bill|sum|to pay)(?= ?(?:$|\?|with|including|for|i|we|that))
      |(?:any|other|extra|additional|hidden|more|further) (?:hidden |extra |additional |other )?(?:fees|costs|charges)(?= ?(?:$|\?|on top|i|that|to))
    )(?![a-z])
    |到手价?.{0,3}(?:多少|几|吗|？|\?|$)
    |落地价?
    |(?:一共|总共|总价|合计|全部|加起来|算下来|全款|拢共|一起|通共|共)(?:要|得|是|付|给|下来|算下来|加起来|需要?|花|该|到底)*(?:多少|几)
    |(?:多少|几)钱?(?:到手|一共|总共|全包|落地)
    |(?:还有|有没有|有)(?:什么|其他|别的|其它|额外|隐藏)?的?(?:其他|别的|额外|隐藏|附加)?(?:费用|收费)
    |(?:最终|最后|实际)(?:要|得|需)?付(?:款)?(?:多少|几)
  `;

/** A verb of bidding that holds the figure, or words that take it: the figure is offered, also at the table's price. */
export const HOLDS_BID = pattern`
    (?<![a-z])(?:
      (?:i|we|i'?ll|i'd|id|we'?ll|we'd|let me|ill)(?: [a-z']+){0,4}? (?:
        pay|give|offer|do|take|buy|get|have|go|spend|bid|say|manage|match|meet|afford|stretch|raise|accept|send|transfer
        |bring|agree|settle|propose|sign|want|paying|offering|giving|at|put
      )(?: [a-z\d'@]+){0,4}? #
      |(?:my|our)(?: [a-z]+){0,2} (?:offer|bid|price|budget|max|maximum|limit|number|figure|counter|proposal|best|top)(?:
        [ ][a-z]+){0,2}?(?:'s|:)? ?#
      |(?:would|could|can|will|do) (?:you|u|i|we)(?: [a-z']+){0,3}? (?:
        take|accept|do|sell|have|get|buy|let|consider|agree|go|settle|make
      )(?: [a-z\d'@]+){0,4}? #
      |(?:how|what) (?:about|if)(?: [a-z']+){0,3}? #
      |let'?s (?:do|say|call|make|settle|agree|go)(?: [a-z']+){0,3}? #
      |(?:make|call) it #
      |(?:deal|sold|done|agreed|yes|ok|okay|fine|sure|good|perfect|great|alright|yep|yeah|accept(?:ed)?)[,.!:]? (?:
        at|for|with|to|on|then
      )? ?(?:the |your )?#
      |(?:offering|offer|bidding|bid|paying|pay|taking|take|buying|buy|accept|accepting)(?: it| this| you| that| the)?(?:
        [ ](?:for|at|of))? ?#
      |for # (?:i|we)(?![a-z]*'?d? rather)
      |#,? or (?:i|we)(?:'m| am|'ll| will)? (?:walk|leave|go|out|gone|pass|look)
      |(?:#|price)(?: [a-z]+)?,? (?:
        (?:is|sounds|seems|looks|would be|will be)(?: [a-z]+)? (?:
          fine|good|ok|okay|fair|great|acceptable|reasonable|perfect|alright|all right|cool
        )
        |works?
        |it is
        |then
        |deal
        |sold
        |done
        |cash
        |cod
        |pick(?:ed|ing)?[ -]?up
        |collect(?:ed|ion)?
        |tomorrow
        |tonight
        |ok
        |okay
        |please
        |suits
        |it'?s a deal
        |and (?:i|we|it|you|a)
        |and (?:deal|done)
        |if
        |when
        |with
        |without
        |including
        |plus
        |today
        |now
        |final
        |firm(?! ?\?)
        |in (?:cash|hand)
        |upfront
        |paid
        |for (?:all|both|everything|the (?:lot|whole)|@|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)
        |[a-z]+ed(?![a-z])
      )
      |(?:happy|willing|ready|prepared|glad|able) (?:to [a-z]+ |with |at )?(?:you )?(?:the )?#
    )(?![a-z])
    |我(?:们|这边|方)?.{0,6}(?:[出给付买要拿收]|加到|最多|顶多|报|转|接受|同意).{0,4}#
    |#(?:元|块钱?|钱|刀)?[，, ]?(?:就|也|都|我|那|这价|马上|今天|现在|立刻|直接)*(?:
      可以|行|成[交吧]?|没问题|没话说|同意|接受|买了?|[预]?订了?|要了|拿[下走了]|带走|收了?|定了|卖(?!得|的这)|出(?!处)|转|下单|付款|打款|包邮(?!了?[吗么？?])|给您|给你|怎么样|如何|好[吗吧的了]|好不好|ok|吧$
    )
    |(?<![也都])[就按照以用](?:您|你|这个?|那个?|原|标)?[的说报]?#
    |[给付](?:您|你)#
    |(?:价格?|出价|报价|预算|最多|最高|顶多|心理价位?)[是为：: ]{0,2}(?:每.{1,3}|一.{1,2}|单价)?#
  `;

/** Words that take the price of the table without naming a figure: "I'll pay full price", 按标价买. */
export const TAKES_TABLE_PRICE = pattern`
    (?<![a-z])(?:
      (?:i|we|i'?ll|i'd|we'?ll|we'd|i'm|we're|let me|happy to|willing to|ready to)(?: [a-z']+){0,4}? (?:
        pay|give|take|buy|want|get|accept|have|meet|agree|go|paying|taking|buying|do
      )(?: [a-z']+){0,4}? (?:
        (?:full|list|asking|sticker|listed|advertised|whole|original|stated|posted|marked|tag) (?:price|amount|ask)
        |full asking
        |(?:what|whatever|the price) (?:you|u)(?: are|'re)? (?:ask|asking|want|listed|advertised)
      )
      |(?:full|list|asking|sticker|listed|advertised|stated|posted) price (?:is|sounds|seems|works|suits)(?: [a-z]+)? ?(?:
        fine|good|ok|okay|fair|great|acceptable|reasonable|perfect|alright|all right|for me
      )?
    )(?![a-z])
    |[按照以]?(?:原价|标价|全价|挂牌价|标的价)(?:我|就)?(?:买|要|拿|付|给|收|可以|行|成交|来)
    |(?:我|就)?[按照以](?:您|你)?的?(?:原价|标价|全价|报价|要价|说的价|开的价|挂牌价|标的价)(?:格)?(?:我|就|来)?(?:买|要|拿|付|给|收|可以|行|成交|来|吧)
  `;

/** What may stand before a question. */
const LEADING = part`
  (?:(?:so|and|but|ok|okay|then|well|wait|hey|hi|hello|also|now|oh|wow|sorry),? ){0,2}
`;

/** "Is 900 with tax?": asked of the figure itself; whether it would suit is a bid. */
export const ASKS_OF_FIGURE = pattern`
    ^${LEADING}(?:${ASKING_VERBS}|would|will|can|could)(?:n't)? (?:the |that |this |your |it |price ){0,2}#
    |^${LEADING}(?:what|which|how (?:much|many)|where|when|who)(?! (?:if|about))(?: [a-z'-]+){1,6} #
  `;
/** Whether a figure would suit. */
export const MAY_SUIT = pattern`
    #[^,.]{0,12}? (?:ok|okay|fine|good|enough|acceptable|possible|fair|reasonable|alright|all right|work|do|suit|be)(?![a-z])
  `;

/** A question of yes or no, by its first word. */
export const AUXILIARY_FIRST = pattern`
    ^${LEADING}(?:${ASKING_VERBS}|can|could|would|will|should|may)(?:n't)? [a-z#]
  `;

/** "Flexible", "how low": wishes for less where nothing else is named that could be so. */
export const WISH_OF_ANYTHING = pattern`
    ^(?:
      flexib
      |how
      |cheaper
      |(?:lower|drop|reduce) (?:it|that|this)
      |(?:a bit|bit|a little|little|slightly|any|something|somewhat) lower
      |(?:go|get) (?:down|lower)
      |help
      |(?:any|some|much|little|more|there|got|no) (?:room|play|give|movement|flexibility)
      |低
      |降
      |少
      |最[低少]
    )
  `;

/** A question in the form of a request. */
export const ASKS_TO_TELL = /(?<![a-z])(?:tell|give|send|quote) (?:me|us)(?![a-z])|告诉|报(?:个|一下)|发(?:个|一下|我)/;
