import { pattern } from '../pattern.js';
import { A_NOT_A, ASKING_VERBS, WH_WORDS } from './question-words.js';

/** Expressions that tell asking about a thing from asking for it, over folded text, both languages at once. */

/** A question about how things are or may be. It asks for nothing. */
export const ABOUT = pattern`
    (?<![a-z])(?:
      how(?! about)
      |what(?:'s)?(?! about| if)
      |${WH_WORDS}
      |${ASKING_VERBS}
      |can
      |could
      |would
      |will
      |may
      |any
    )(?![a-z])
    |[吗么嘛]
    |${A_NOT_A}
    |是不是
    |多少
    |几
    |多[久长]
    |怎么
    |如何
    |什么
    |哪
  `;

/** Words with which a question asks for a thing: "could you throw in …", "how about …", "what would it be with …". */
export const REQUEST = pattern`
    (?<![a-z])(?:
      throw(?:ing)? in
      |include
      |add(?:ing)?
      |giv(?:e|ing) (?:me|us)
      |get
      |want
      |need
      |'d like
      |would like
      |i'll
      |we'll
      |i will
      |we will
      |take
      |took
      |for free
      |how about
      |what about
      |what if
      |if
      |please
      |(?<!(?:comes?|came|go(?:es)?) )with(?!in|out)
      |without
      |plus
      |switch
      |make it
      |go (?:with|for)
      |prefer
      |rather
      |much (?:is it |would it be |would that be |does it cost )?for
      |cost for
      |price for
    )(?![a-z])
    |送我
    |加[上个点]
    |给我
    |来[一二两个]
    |换成
    |改成
    |改为
    |的话
    |如果
    |要是
    |假如
    |按.{0,4}算
    |便宜
    |优惠
    |打折
    |少[一]?点
  `;

/** A wish beside the figures: what follows it is asked for. */
export const WISH = pattern`
    (?<![a-z])(?:
      (?<!(?:comes?|go|agree|deal|fine|ok|okay|good|happy|problem|works?) )with(?!in|out)
      |including
      |include
      |throw(?:ing)? in
      |plus
      |add(?:ed)?
      |i want
      |we want
      |i need
      |we need
      |i'd like
      |we'd like
      |would like
      |for free
    )(?![a-z])
    |送我
    |[再还][送加要带配]
    |附[送带]
    |外加
  `;

/** Whether the thing is still to be had. */
export const ASKS_AVAILABLE = pattern`
    (?<![a-z])(?:
      (?:still|currently) (?:available|for sale|on offer|there|got|have|up for sale|unsold)
      |(?:is|are) (?:it|this|that|these|they|the [a-z ]{1,24}) (?:still )?available
      |(?:do )?you still have
      |still got
      |(?<!how many [a-z ]{0,40})in stock
      |is it sold
      |already sold
      |sold already
      |available\?
    )(?![a-z])
    |还在[吗么]
    |还有[吗么货]
    |有货
    |现货
    |卖(?:出去|掉)?了[吗没]
    |还卖
    |房子还在
    |还.{0,3}没卖
  `;

/** Whether a machine answers. */
export const ASKS_AUTOMATED = pattern`
    (?<![a-z])(?:
      (?:are|r) (?:you|u) (?:an? )?(?:
        real|human|person|bot|robot|machine|ai|chatbot|automated|computer
      )
      |(?:am i|i'm|are we) (?:talking|speaking|chatting|writing) (?:to|with) an? (?:
        real|human|person|bot|robot|machine|ai|chatbot|computer
      )
      |is (?:this|that|it) (?:an? )?(?:bot|robot|ai|automated|chatbot|auto ?reply)
      |(?:real|actual) (?:person|human)\?
    )(?![a-z])
    |你是[不是]*(?:真人|机器人|人工|ai)
    |[您你]是(?:真人|机器人|人工|ai)
    |是(?:不是)?(?:真人|机器人|人工智能|ai|自动回复)
    |机器人[吗么]
    |真人[吗么]
  `;

/** What it costs, without a figure of the buyer's own. */
export const ASKS_PRICE = pattern`
    (?<![a-z])(?:
      how much
      |what(?:'s| is| would be| will be| are)? (?:the |your |its |it )?(?:
        price|cost|rate|total|quote|(?:day|hourly|daily|weekly|monthly) rate
      )
      |what (?:would|does|will|do|might) (?:it|that|this|they|you|we|i)(?: all)? (?:cost|charge|come to|be|pay)
      |what (?:would|does|will|do|might) (?:[a-z\d'-]+ ){1,6}(?:cost|come to|run to|set (?:me|us) back)
      |price\?
      |cost\?
      |quote (?:me|for)
      |give me a (?:price|quote)
    )(?![a-z])
    |多少钱
    |什么价
    |怎么卖
    |价格(?:是)?多少
    |(?<!的)报个?价(?!是|为|[:：])
    |咋卖
    |几钱
    |价位
  `;

/** Of whom so many are asked for: "what's your best price on 4 tables?". */
export const PRICE_OF_SO_MANY = pattern`
    (?<![a-z])(?:price|cost|rate|quote|deal|offer)s? (?:you (?:can|could) (?:do|give|make) )?(?:on|for|of)(?![a-z])
  `;

/** A question for the price, with what it is the price of. */
export const PRICE_OBJECTS: readonly RegExp[] = [
  /(?<![a-z])how much (?:is|are|does|do|would|will|for|to)(?: it cost(?: me| us)?)?(?: to| for| be)? ([^,.;!?\d]{3,60})/,
  /(?<![a-z])what (?:would|does|will|do|might) ([a-z' -]{3,60}?) (?:cost|come to|run to|set (?:me|us) back)(?![a-z])/,
  /(?<![a-z])(?:price|cost|quote) (?:of|for) ([a-z' -]{3,60})/,
  /(\p{Script=Han}{1,4}费)(?:用|是|要|得|大概)*多少/u,
];

/** Which choices there are. */
export const ASKS_OPTIONS = pattern`
    (?<![a-z])(?:
      (?:what|which|any|other|more) (?:are (?:the|my|your) |of (?:the|these|those) )?(?:
        options?|choices?|alternatives?|packages?|possibilit(?:y|ies)
      )
      |what (?:else )?can you (?:do|offer)
      |which of (?:those|these|them)
      |what do you suggest
      |what would you (?:suggest|propose)
    )(?![a-z])
    |有(?:哪些|什么)(?:选择|方案|选项|优惠)
    |还有别的
    |哪些方案
    |有什么方案
  `;

/** The next step of somebody who has agreed: a question by form that puts nothing in doubt beside a yes. */
export const NEXT_STEP = pattern`
    ^(?:and |so |then |now )?(?:
      (?:where|how|when)(?:'s)?(?: and (?:where|when|how))? (?:
        do|can|should|shall|would|could|may|to|is|are
      )? ?(?:i|we|you)? ?(?:best )?
        (?:
        pay
        |send
        |transfer
        |wire
        |sign
        |pick (?:it|this|that|them) up
        |pick up
        |collect(?: it| this| that| them)?
        |get (?:it|this|them)
        |come(?: by| over| round)?(?: and (?:get|collect|pick) (?:it|this)(?: up)?)?
        |order
        |proceed
        |go
        |meet
        |ship(?: it)?
        |deliver(?: it)?
      )
      (?:
        [ ](?:
          it
          |this
          |you
          |the (?:money|payment|deposit|invoice|contract|paperwork)
          |over
          |to
          |up
          |from here
          |for it
          |for this
        )
      ){0,3}
      |what(?:'s| is| are)? (?:your |the |my )?(?:
        address|paypal|venmo|iban|bank details|account(?: number)?|payment details|next steps?
      )
      |what (?:now|next|happens (?:now|next))
      |(?:can|could|will|would) you (?:please )?send (?:me |us |over )?(?:the |an? )?(?:
        invoice|contract|payment link|link|paperwork|address|details
      )
    )[?!. ]*$
    |^(?:那|那么|请问)?(?:我)?(?:怎么|在哪[里儿]?|去哪[里儿]?|什么时候|几点)(?:可以|能)?(?:给您|给你|去|来)?(?:
      付款?|付钱|转账|打款|下单|签(?:合同|约|字)?|提货|取货|拿货?|取|交易|交钱|汇款
    )(?:呢|啊|呀)?[?？。!！ ]*$
    |^(?:地址|账号|收款码|卡号|联系方式)(?:是|在|发)?(?:多少|哪[里儿]?|什么|我|一下)?(?:呢|吗)?[?？。!！ ]*$
  `;
