import { pattern, patternWith } from '../pattern.js';
import { ASKING_VERBS, WH_WORDS } from './question-words.js';

/** Expressions that tell what is asked for beside a bid, over folded text. */

/** What joins a thing that is asked for to a figure: a word of company or of condition. */
export const JOINED = patternWith('g')`
    (?<![a-z])(?:
      with(?!in|out)
      |w\/
      |including
      |incl?
      |plus
      |(?:as long as|provided|if) (?:you|u)
      |and (?:you|u|the|a|an|your|free|some|want|need|(?:i|we) (?:want|need|get|keep|can|expect))
    )(?![a-z])
    |[+&](?! ?(?:i|we)(?![a-z]))
  `;

/** What may stand between a figure and the participle that says in what state the thing is to come. */
export const PARTICIPLE = pattern`
    ^[ ,]{0,2}(?:
      (?:
        each
        |apiece
        |per [a-z]+
        |(?:in )?total
        |all ?together
        |all in
        |in all
        |flat
        |cash
        |for (?:it|this|that|both|all)
        |(?:and )?we(?: are|'re) done
      )[ ]
    ){0,2}(?!need|indeed|agreed|fixed|asked|offered|proposed|discussed)[a-z]{2,}ed(?![a-z])
  `;

/** Where to, or where: a preposition of place and the word behind it; "willing to close" tells what one does. */
export const PLACE = patternWith('g')`
    (?<![a-z])(?:
      in|at|near|into
      |(?<!(?:
        willing|ready|able|happy|glad|keen|open|prepared|like|love|want|wants|need|needs|hope|hoping|wish|intend|plan
        |planning|try|trying|agree|agreed|going|go|come|get|looking|have|has|used|afford|up|down|close|next|us|me|you
      )[ ])to
    )[ ](?:(?:the|our|my)[ ])?(?!the|our|my|your|all|one|this|that|end|moment|mind|case|fact|return|general|once)
    [a-z]{3,}(?![a-z])
  `;

/** A Chinese verb of giving or sending and what is given: "送个包", "包邮", "寄到上海". */
export const GIVEN =
  /(?:[送赠附配带含包](?![走回人着来去给价了的吗吧呢啊到])|送到|寄|邮(?![箱件]))(?:我|上|个|一?[个张块套只条份件台本瓶副支根双盒袋箱组])?\p{Script=Han}/u;

/** Verbs of bidding and words of degree and time: beside a figure they name nothing that is asked for. */
export const BIDDING_WORDS = pattern`
    ^(?:
      consider
      |suit
      |proceed
      |commit
      |afford
      |stretch
      |manage
      |meet
      |settle
      |tops?
      |max
      |maximum
      |minimum
      |least
      |most
      |highest
      |limit
      |absolute
      |absolutely
      |cash
      |kindly
      |today
      |tonight
      |tomorrow
      |tmrw?
      |morning
      |afternoon
      |evening
      |noon
      |soon
      |week
      |weekend
      |(?:mon|tues|wednes|thurs|fri|satur|sun)day
      |flat
      |round
      |straight
      |quid
      |bucks?
      |dollars?
      |pounds?
      |euros?
      |yuan
      |rmb
      |final
      |happy
      |okay
      |alright
      |dont
      |lets
      |ill
      |deal
      |done
      |成交
      |接受
      |意思
      |同意
      |马上
      |现在
      |今天
      |明天
      |直接
      |最多
      |最高
      |最后
      |最终
      |一口价
    )$
  `;

/** A question that wants to know, and asks for nothing: of what, how and whether it is so. */
export const WANTS_TO_KNOW = pattern`
    ^(?:(?:and|but|so|also|ok|okay) )*(?:
      what(?! about| if)
      |how(?! about)
      |${WH_WORDS}
      |${ASKING_VERBS}
      |any
      |(?:can|could|would) you (?:please )?(?:tell|say|explain|confirm|show)
    )(?![a-z])
    |什么
    |多少
    |几
    |怎么
    |哪
    |有没有
    |是不是
    |是否
    |是.*吗
    |(?<!能)有.*吗
  `;

/** A question by form that asks for a thing to be done. */
export const ASKS_TO_DO = /(?<![a-z])(?:can|could|will|would) (?:you|u)(?![a-z])/;

/** To keep a thing for somebody: a favour of time, and no thing that is asked for. */
export const ASKS_TO_HOLD = pattern`
    (?<![a-z])(?:hold(?: on to)?|keep|reserve|save|set|put|lay) (?:it|this|that|one|them|these|those|the [a-z]+)(?: aside| back| away| by)?(?:
      [ ](?:for|till|until|to|aside|back)(?![a-z])|[?.! ]*$
    )
    |留(?:着|到|给我|一下|个|住|一?[天周])|预留|保留|帮我留|先别卖|别卖给
  `;

/** The words of asking before the thing that is asked for. */
export const ASKING = patternWith('i')`
    ^(?:(?:and|but|so|also|please|ok|okay|hi|hello|hey|then|well|if)[ ])*
    (?:
      (?:(?:can|could|would|will|may) (?:you|u|i|we)|(?:i|we)(?:'d| would)? (?:also )?(?:want|need|like|love|expect|prefer)|you)
      (?: (?:please|also|maybe|just|to (?:have|get)))*[ ]
      |is it possible to[ ]
    )?
    (?:(?:include|add|throw in|toss in|give|get|send)(?: me| us)? |also )*
  `;

/** "It with delivery": the thing that is sold, before what is to come with it. */
export const OF_THE_WHOLE = /^(?:it|this|that|them|these|those) (?=(?:with|including|plus)(?![a-z]))/i;

/** The same in Chinese. */
export const ASKING_IN_CHINESE = pattern`
    ^(?:请|麻烦|那|就|再)*(?:我们?)?(?:想?要|能不能|可不可以|可以|能|可否)?(?:[您你])?(?:帮我|给我)?
  `;

/** What stands behind the thing and says nothing of it. */
export const AFTER_THING = /(?: (?:please|pls|thanks|thank you|too|as well|then|for|an?|the|and))+$/i;
