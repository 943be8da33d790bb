import { pattern, patternWith } from '../pattern.js';

/** Words of courtesy, of mood and of haste: alone in a clause they say nothing of the deal, over folded text. Data only. */
export const SMALL_TALK_WORDS = patternWith('g')`
    (?<![a-z])(?:
      (?:otherwise|or) (?:it's )?no deal
      |take it or leave it
      |(?:otherwise|or) (?:i|we)(?:'ll| will)? (?:walk(?: away)?|am out|are out)
      |appreciat(?:e|ed|ion)
      |grateful
      |kindly
      |kindness
      |generous
      |helpful
      |lovely
      |wonderful
      |pleasure
      |welcome
      |anyway
      |anyways
      |patien(?:t|ce)
      |understand(?:ing)?
      |understood
      |respect(?:fully)?
      |frank(?:ly)?
      |hurry
      |rush
      |busy
      |short
      |time
      |soon
      |counts?
      |matters?
      |care
      |back
      |hear
      |feel
      |believe
      |guess
      |suppose
      |hope(?:fully)?
      |luck
      |day
      |evening
      |morning
      |afternoon
      |weekend
      |cheers
      |regards
      |course
      |fun
      |haha+
      |lol
      |wow
      |hmm+
      |umm?
      |oh
      |ah
      |chance
      |ever
      |directly
      |actual(?:ly)?
      |instead
      |bot
      |student
      |bro
      |dude
      |man
      |buddy
      |boss
    )(?![a-z])
    |赶时间
    |时间紧
    |着急
    |急用
    |费心
    |辛苦
    |麻烦
    |真心
    |诚心
    |诚意
    |实在[点些]?
    |人真好
    |真好
    |接着
    |继续
    |回来
    |又来
    |来了
    |行情
    |清楚
    |只看
    |心里有数
    |哈哈+
    |嗯+
    |哎+
    |呵呵
    |想买
    |客气
    |抱歉
    |打扰
    |学生
    |大家
    |打?电话
    |合理
    |觉得
    |挺
    |谈
  `;

/** A question back what the other side thinks, or a wish for an answer: nothing in it is to be found out. */
export const ASKS_BACK = pattern`
    ^(?:(?:so|and|well|ok|okay),? )*(?:
      what do (?:you|u) (?:think|say)(?: (?:of|about|to) (?:it|that|this))?
      |how (?:does|do|would) (?:that|this|it|you) (?:sound|look|feel)(?: (?:to you|about (?:it|that|this)))?
      |(?:does|do|would|will) (?:that|this|it) (?:work|suit|do)(?: (?:for )?(?:you|u))?
      |is (?:that|this|it) (?:all right|alright|ok|okay|fine)(?: (?:with|for|by) (?:you|u))?
      |(?:i|we)(?:'m| am|'re| are)? look(?:ing)? forward to (?:your (?:answer|reply|response)|hearing from you)
      |(?:please )?let me know(?: what you think)?
    )[ ?.!]*$
    |^(?:您|你)?(?:觉得|看|认为|说)?(?:这样)?(?:怎么样|怎样|如何|合适吗|可以吗|行吗|行不行|好吗)[ ?？.。!！]*$
    |^(?:盼复|期待(?:您|你)?的?(?:答复|回复))[ .。!！]*$
  `;

/** A statement of the writer, of those about them or of the weather: it has a subject of its own. */
export const OF_LIFE = pattern`
    ^(?:(?:and|so|well|oh|you know|hope you are well),? )*(?:
      (?:i|we|he|she|they)(?:'m|'re|'ve|'s|'d)? [a-z]+
      |(?:my|our|his|her|their) [a-z]+ [a-z]+
      |(?:it|the weather)(?:'s| is| was| has been|'s been)(?: [a-z]+){0,2} (?:rain|snow|sunn|hot|cold|freez|warm|wet|windy|lovely|awful)[a-z]*
    )
    |^[我咱][^，。]{3,}
    |^(?:今天|昨天|最近|这[几两]天|外面|天气)[^，。]{0,6}[热冷雨雪晴凉闷]
  `;

/** Words by which a deal is settled, in any of its forms: who says one of them may mean the deal. */
export const OF_A_DEAL = pattern`
    (?<![a-z])(?:
      (?:pay|deliver|ship|send|post|pick|fetch|collect|bring|includ|need|want|tak|keep|hold|reserv|install|fit|assembl|sign|order|buy|sell|return|refund|guarant|warrant|insur|transfer|invoic|deposit|agree|accept|offer|negotiat|cancel|expect|requir|prefer|swap|trad|repair|fix|clean|replac|pack|wrap|stor)[a-z]*
      |(?:paid|sent|brought|kept|held|bought|sold|took|got|get|gets|give|gives|gave|have to|has to|had to|must|should|shall)
      |(?:price|cost|money|cash|cheque|check|card|budget|discount|cheap|expensive|fee|tax|vat|rate|bill|bank|deal|contract|terms?|month(?:s|ly) of|free|full|both|all|each|extra|part|condition|damage[a-z]*|scratch[a-z]*|broken)
      |(?:with|before|after|until|till|by|within|as soon|first|then|later|you|your|yours|u|ur)
    )(?![a-z])
    |[您你付送寄取拿带包装发得先再后才给免保退换票价钱款定订约签修坏配含]
    |必须|需要|要(?!好)|之前|以后|一起|全部|另外
  `;
