import { pattern, patternWith } from '../pattern.js';
import { A_NOT_A, WH_WORDS } from './question-words.js';

/**
 * Expressions that tell what a message does, over folded text, both languages at once. Each is a flat
 * alternation with bounded gaps, so that its time grows with the length alone.
 */

/** A yes. Found in a clause that says nothing else, it accepts. */
export const YES = patternWith('gu')`
    (?<![a-z])(?:
      (?:
        it'?s |that'?s |we have |we'?ve got |you have |you'?ve got |you got |have[ ]
      )?a (?:done )?deal
      |deal
      |sold
      |agreed?
      |accept(?:ed|able|s)?
      |approved?
      |(?:i|we) confirm
      |confirmed
      |i'?ll take (?:it|that|this|them)
      |we'?ll take (?:it|that|this|them)
      |take (?:it|that)
      |let'?s do (?:it|this|that)
      |let us do (?:it|this|that)
      |let'?s go(?: with (?:it|that|this))?
      |go ahead
      |go for it
      |works? for (?:me|us)
      |works?(?= ?(?:$|[,.!]))
      |you got it
      |(?<![a-z'] ?)k(?= ?(?:$|[,.!]))
      |(?:that|this|it) works(?: for (?:me|us))?
      |sounds? (?:good|great|fair|fine|perfect|reasonable)
      |looks? good
      |fine (?:by|with|for) (?:me|us)
      |(?:good|ok|okay) (?:for|with|by) (?:me|us)
      |fine
      |done
      |yes
      |yep
      |yeah
      |yup
      |sure
      |ok
      |okay
      |okey
      |alright
      |all right
      |perfect
      |great
      |excellent
      |fair enough
      |shake on it
      |where do i sign
      |sign me up
      |count (?:me|us) in
      |i'?m in
      |we'?re in
      |absolutely
      |of course
      |certainly
      |definitely
      |(?:i'?m |we'?re )?happy with (?:it|that|this)
      |can live with (?:it|that|this)
      |go with (?:it|that|this)
      |buy it
      |have it
      |book it
      |no problem
      |you'?re on
      |wrap it up
      |ship it
      |i'?m sold
      |understood
      |(?:i|we) can do (?:that|it|this)
      |(?:its|it is) yours
      |let'?s sign(?: (?:it|the (?:contract|agreement|deal|papers?)))?
    )(?![a-z'])
    |成交(?![价量额率])
    |同意
    |接受
    |就这样
    |就这么[定办着]
    |就定
    |定下来
    |[说拍]定
    |一言为定
    |没问题
    |沒問題
    |没意见
    |可以
    |好的
    |好嘞
    |好吧
    |好(?=$|[，。!,.\s啊呀了就那])
    |行
    |嗯
    |妥
    |我要了
    |要了
    |我买了
    |下单
    |签合同
    |签约
    |拍板
    |就按这个
    |就它
    |没毛病
    |一句话
    |成吧
    |成(?=$|[，。!,. ])
    |👍
    |🤝
    |👌
    |✅
  `;

/** A yes that is more than a nod: beside it a sentence about something else is harmless. */
export const FIRM_YES = pattern`
    (?<![a-z])(?:
      deal
      |sold
      |agreed?
      |accept(?:ed|able|s)?
      |approved?
      |confirm(?:ed)?
      |take (?:it|that|this|them)
      |let'?s do (?:it|this|that)
      |go ahead
      |works for (?:me|us)
      |that works
      |where do i sign
      |sign
      |shake on it
      |you'?re on
      |buy it
    )(?![a-z'])
    |成交
    |同意
    |接受
    |就这样
    |就这么[定办着]
    |就定
    |定下来
    |[说拍]定
    |一言为定
    |我要了
    |我买了
    |下单
    |签合同
    |签约
    |拍板
    |就按这个
  `;

/** Words beside a yes that change nothing. */
export const FILLER = patternWith('g')`
    (?<![a-z])(?:
      (?:(?:with|about|for|on|to|at) )?(?:(?:this|that|your|the|these|those) )?(?:
        (?:previous|last|latest|current|final|proposed)[ ]
      )?
        (?:
        offer|price|terms?|proposal|conditions?|package|option|deal
      )
      |i'?m
      |i'?ll
      |we'?ll
      |we'?re
      |it'?s
      |that'?s
      |let'?s
      |i
      |we
      |you
      |it
      |that
      |this
      |those
      |these
      |they
      |the
      |a
      |an
      |is
      |am
      |be
      |to
      |me
      |us
      |our
      |your
      |of
      |on
      |and
      |then
      |now
      |well
      |please
      |pls
      |thanks? (?:you )?so much
      |thanks?
      |thank
      |thx
      |very
      |much
      |just
      |all
      |really
      |totally
      |quite
      |both
      |everything
      |will
      |can
      |do
      |offer
      |price
      |proposal
      |terms?
      |sounds?
      |good
      |nice
      |sir
      |madam
      |mate
      |friend
      |buddy
      |dear
      |cheers
      |oh
      |ah
      |wow
      |look
      |there'?s
      |today
      |conditions?
      |lovely
      |wonderful
      |pleasure
      |business
      |doing
      |as
      |discussed
      |have
      |has
      |got
      |go
      |also
      |fully
      |gladly
      |happily
      |happy
      |glad
      |finally
      |about
      |regarding
      |position
      |workday
      |issue
      |seems
      |definitely
      |too
      |its
      |agreement
    )(?![a-z'])
    |[我们你您吧啦了的那就这个价格方案条件按谢感请呀啊哦噢也都很完全老板亲哥朋友给先样报合作愉快是把能嘛哈呵定要买它来]
  `;

/** Anything that keeps a yes from being one: a no, a condition, a doubt, a contrast, a wish, a delay. */
export const NEGATION = pattern`
    (?<![a-z])(?:
      no(?! problem| worries| objection)
      |not
      |nope
      |nah
      |never
      |none
      |nothing
      |cannot
      |can'?t
      |cant
      |won'?t
      |wont
      |don'?t
      |dont
      |doesn'?t
      |doesnt
      |didn'?t
      |isn'?t
      |isnt
      |wasn'?t
      |aren'?t
      |wouldn'?t
      |couldn'?t
      |shouldn'?t
      |ain'?t
      |without
      |neither
      |nor
      |hardly
      |unable
      |unacceptable
      |disagree
      |reject
      |refuse
      |decline
      |off the table
      |breaker
    )(?![a-z])
    |不
    |没(?!问题|意见|毛病)
    |沒(?!問題)
    |别(?!的)
    |无法
    |未
    |拒绝
    |休想
    |免谈
  `;
export const CONDITION = pattern`
    (?<![a-z])(?:
      if
      |unless
      |provided
      |providing
      |as long as
      |only when
      |once
      |when
      |assuming
      |suppose
      |supposing
      |in case
      |subject to
      |depends
      |depending
      |on condition
      |contingent
      |until
      |would
      |could
      |might
      |may
      |maybe
      |perhaps
      |possibly
      |probably
      |considering
      |consider
      |should
      |rather
      |almost
      |nearly
      |close
      |think
      |thinking
      |sleep on
      |ask my
      |check with
      |talk to
      |let me
      |get back
      |later
      |tomorrow
      |next week
      |not yet
      |hold on
      |wait
      |except
      |before
      |hypothetically
      |in principle
      |in theory
      |pretend
      |said
      |deal with
      |yeah right
      |as if
      |please (?:accept|agree|confirm|approve|take)
      |(?:accept|agree|confirm|approve)(?: [a-z]+){0,3} please
      |my (?:offer|price|proposal|terms?|conditions?)
      |you (?:sold|accept|agree|did|do|should|must|are|have)
    )(?![a-z])
    |如果
    |要是
    |只要
    |除非
    |假如
    |的话
    |前提
    |也许
    |可能
    |大概
    |考虑
    |想想
    |想一想
    |再看
    |商量
    |问问
    |等等
    |明天
    |回头
    |除了
    |原则上
    |差不多
    |先不
    |要看
    |才
    |请(?:接受|同意|确认)
    |我的(?:报价|价格?|条件|方案)
    |[你您](?:们)?(?:接受|同意|确认)
  `;
export const CONTRAST = pattern`
    (?<![a-z])(?:
      but
      |however
      |though
      |although
      |yet
      |still
      |instead
      |only
      |except
      |though
      |plus
      |also want
      |also need
      |with the addition
      |on top
      |another
      |other issues?
      |more
      |less
      |lower
      |higher
      |cheaper
      |better
      |extra
      |free
      |also
      |you (?:will |must |should |can )?(?:
        pay|cover|fix|repair|give|bring|provide|handle|replace|clean|service
      )
      |include
      |throw in
      |add
      |want
      |wants
      |need
      |needs
      |require
      |expect
      |expecting
      |demand
      |insist
      |must
      |like to
      |willing
      |prefer
      |change
      |changed
      |make it
      |make that
      |try
      |counter
      |ignore
      |system
      |instructions?
      |assistant
      |override
    )(?![a-z])
    |但
    |不过
    |可是
    |然而
    |只是
    |只能
    |再[送加少低便给]
    |还[要得有差是]
    |另外
    |外加
    |而且要
    |必须
    |要求
    |希望
    |最好
    |送我
    |免费
    |换成
    |改成
    |改为
    |便宜
    |优惠
    |折
    |降
    |少点
    |低点
    |贵
  `;

/** Clauses beside a yes that only carry the business on. Anything else beside a yes puts it in doubt. */
export const CARRYING_ON = pattern`
    (?<![a-z])(?:
      hi
      |hello
      |hey
      |send
      |e-?mail
      |invoice
      |contract
      |paperwork
      |papers
      |thanks?
      |appreciate
      |look(?:ing)? forward
      |see you
      |talk soon
      |call me
      |my (?:name|e-?mail|address|number|phone)
      |pleasure
      |cheers
      |have a (?:good|nice|great)
      |payment details
      |account details
      |bank details
      |proceed
      |(?:best|kind|warm) regards
      |regards
      |nice (?:doing|working)
      |good doing
    )(?![a-z])
    |发[给我来票货过]
    |寄
    |合同
    |谢
    |合作
    |账号
    |地址
    |联系
    |安排
    |打款
    |转过
  `;

/** "Why not", "I can't wait": a question or a no by form only. */
export const HARMLESS =
  /(?<![a-z])(?:why not[?]?|not bad|can'?t (?:wait|complain|say no(?: to (?:that|this|it))?))(?![a-z])/g;

/** "Where do I sign?": a question by form, a yes in fact. */
export const SIGNING = /(?<![a-z])where (?:do|should|can) (?:i|we) sign[?]?(?![a-z])/g;

/** Greetings that stand before something else. */
export const SALUTATION =
  /(?<![a-z])(?:good (?:morning|afternoon|evening|day))(?![a-z])|你好|您好|大家好|老板好|早上好|上午好|中午好|下午好|晚上好|不好意思/g;

/** A question, by mark or form. */
export const QUESTION = pattern`
    [?؟]
    |吗
    |嘛$
    |呢$
    |${A_NOT_A}
    |怎么[样卖办说]
    |如何
    |是否
    |(?:没问题|对|是|行得通|可以)吧
    |多少
    |几[个天年折]
    |什么
    |哪[个些里种]
    |为啥
    |(?:^|[.!?;,\n]\s?|(?:and|but|so|ok|okay|hi|hello|hey|well) )(?:
      what(?:'s)?
      |how
      |when (?:can|will|do|is)
      |where
      |why
      |who
      |which
      |is (?:there|it|that|this|the)
      |are (?:there|you|they|these)
      |do you
      |does
      |did you
      |(?:can|could|would|will|may|should) (?:you|we|i|u|it|they|there)
      |any (?:chance|room|discount|wiggle|flexibility|way)
      |have you
    )(?![a-z])
  `;
/** A question that asks for facts rather than for a change of the deal. */
export const INFORMATION = pattern`
    (?<![a-z])(?:
      what
      |how (?!about)
      |${WH_WORDS}
      |do you (?:have|offer|sell|ship|deliver|provide|accept|take|support)
      |does (?:it|this|that|the)
      |is there
      |are there
      |is (?:it|this|the|that)
      |are (?:you|these|they)
      |has (?:it|this)
      |have you
      |tell me (?:about|more)
      |explain
      |describe
      |clarify
      |more (?:info|information|details?)
      |wondering
      |curious
      |question
      |(?:talk|speak|discuss|chat) (?:more )?about
      |discuss
      |talk price
    )(?![a-z])
    |多少钱
    |怎么卖
    |怎么
    |什么
    |哪[个些里种]
    |是否
    |有没有
    |几年
    |多久
    |多长
    |为什么
    |介绍
    |了解一下
    |请问
    |是.{0,8}吗
    |有.{0,8}吗
    |含.{0,8}吗
  `;
export const PROPOSAL = pattern`
    (?<![a-z])(?:
      how about
      |what about
      |what if
      |would you
      |could you
      |can you
      |will you
      |can we
      |could we
      |would it
      |can i
      |could i
      |may i
      |any chance
      |for .{0,12}\?
      |do (?:it|this|that) for
      |take
      |include
      |throw in
      |add
      |accept
    )(?![a-z])
    |行吗
    |行不行
    |可以吗
    |可不可以
    |能不能
    |好吗
    |怎么样
    |如何
    |成吗
    |卖吗
    |能.{0,10}吗
    |可以.{0,12}吗
    |行么
    |可否
    |能否
    |好不好
  `;

export const REJECTION = pattern`
    (?<![a-z])(?:
      no thanks?
      |no thank you
      |no way
      |no deal
      |nope
      |nah
      |none of (?:these|those|them)
      |neither
      |reject(?:ed|s)?
      |refuse
      |decline
      |disagree
      |unacceptable
      |unreasonable
      |not (?:
        acceptable
        |possible
        |ok
        |okay
        |good
        |enough
        |fair
        |agree
        |for (?:me|us)
        |what i
        |going to
        |able
        |happy
        |interested in (?:that|this)
      )
      |can'?t (?:agree|accept|do|afford|pay|go|take|offer|give|provide)
      |cannot (?:agree|accept|do|afford|pay|go|take|offer|give|provide)
      |won'?t (?:do|work|pay|accept|take|agree)
      |doesn'?t work
      |don'?t (?:accept|agree|think so|want|like)
      |do not (?:accept|agree|want|like)
      |not (?:going|willing)
      |too (?:expensive|high|much|steep|pricey|low|long|rich)
      |way too
      |out of (?:my|our) (?:budget|range)
      |over (?:my|our) budget
      |above (?:my|our) budget
      |ridiculous
      |outrageous
      |ripoff
      |rip-off
      |are you (?:kidding|joking)
      |pass on
      |i'?ll pass
      |impossible
      |absolutely not
      |never
      |deal breaker
      |dealbreaker
      |more than i
      |beyond my
      |non-?negotiable
      |regret
      |unable to
      |out of the question
      |not an option
      |(?:isn'?t|is not|not) (?:even |really |doable|feasible|workable|an? (?:good|fair))
      |steep
      |exorbitant
      |(?:can'?t|cannot) (?:just )?happen
      |don'?t (?:believe|feel)
      |not going to (?:work|happen)
      |try again
      |unrealistic
      |insult(?:ing|ed)?
      |lowball
    )(?![a-z])
    |^no(?![a-z])
    |太贵
    |太高
    |贵了
    |(?<!行)不行
    |不同意
    |不接受
    |不能(?:接受|同意|答应)
    |(?<!可)不可以
    |不可能
    |拒绝
    |不合适
    |不划算
    |接受不了
    |受不了
    |没法接受
    |超[出了过]{0,2}预算
    |不满意
    |免谈
    |(?<!成)不成
    |坑人
    |开玩笑
    |不好(?!意思)
    |都不
    |^不[。!,，]?$
    |^不(?:是|要|用)
  `;
export const QUIT = pattern`
    (?<![a-z])(?:
      bye
      |thank(?:s| you|x)(?: (?:very|so) much| a lot)? (?:anyway|anyways|all the same|regardless|but no|for your (?:time|patience)(?= ?(?:$|[.!])))
      |goodbye
      |good bye
      |farewell
      |so long
      |i'?m out
      |we'?re out
      |i am out
      |walk(?:ing)? away
      |walk out
      |never ?mind
      |forget (?:it|about it|this)
      |not interested(?! in (?:that|this|the|a|two|an))
      |no longer (?:interested|need|want)
      |look(?:ing)? elsewhere
      |go(?:ing)? elsewhere
      |buy(?:ing)? elsewhere
      |bought (?:it |one )?elsewhere
      |opt(?:ing)? out
      |i quit
      |quit(?:ting)?
      |giv(?:e|ing) up
      |found (?:another|a better|one elsewhere|something else)
      |(?:end|stop|leave|leaving|terminate|break off)(?:ing)? (?:the |this |these )?(?:
        negotiations?|conversation|discussion|talks?|chat
      )
      |done (?:talking|negotiating|here)
      |waste of (?:my )?time
      |wasting my time
      |cannot reach an agreement
      |can'?t reach an agreement
      |couldn'?t reach
      |take my business elsewhere
      |going with (?:someone|another|a competitor)
      |changed my mind
      |cancel
      |unsubscribe
      |leave me alone
      |have a (?:nice|good|great) (?:day|life|one)
      |good luck (?:selling|with)
      |(?:negotiations?|talks|deal|conversation|we) (?:is|are|'re) (?:over|done|finished|through)
    )(?![a-z])
    |再见
    |拜拜
    |不买了
    |不要了
    |(?<!预)算了(?!一?下)
    |不谈了
    |放弃
    |去别[家处人]
    |找别[家人]
    |不考虑了
    |不需要了
    |没兴趣
    |买到了
    |(?:还是|不管怎样都?|总之)(?:要)?(?:谢谢|感谢)(?:[您你]|了)?
    |谢(?:谢)?[您你了]?[，, ]?(?:先)?(?:不用|不必|不买|算)了
    |买别的
    |后会有期
    |告辞
    |不聊了
    |结束吧
    |到此为止
    |另找
    |换一家
  `;
/** A leave-taking that is no bluff. */
export const QUIT_FOR_GOOD = pattern`
    (?<![a-z])(?:
      no longer (?:interested|need|want)
      |bought (?:it |one |another )?elsewhere
      |(?:already )?(?:bought|found|got) (?:another|one|it elsewhere|something else)
      |changed my mind
      |unsubscribe
      |leave me alone
      |stop (?:writing|messaging|contacting)
      |cancel
    )(?![a-z])
    |不需要了
    |买到了
    |没兴趣
    |别再
    |取消
  `;
export const GREETING = pattern`
    ^(?:[^a-z\u3400-\u9fff]{0,3})(?:
      hi
      |hello
      |hey
      |hiya
      |howdy
      |greetings
      |good (?:morning|afternoon|evening|day)
      |morning
      |evening
      |dear (?:sir|madam|seller|team)
      |nice to (?:meet|see) you
      |pleased to meet
      |how are you
      |how do you do
      |what'?s up
      |sup
      |yo
      |welcome
      |你好
      |您好
      |大家好
      |嗨
      |哈喽
      |哈啰
      |早上好
      |上午好
      |中午好
      |下午好
      |晚上好
      |早安
      |早啊?$
      |在吗
      |在么
      |老板好
      |老板在
      |亲在吗
      |有人吗
      |打扰
      |幸会
    )(?![a-z])
  `;
/** Text that addresses a machine rather than a seller. It is read for the offers it names and never as a yes. */
export const MACHINE = pattern`
    (?<![a-z])(?:
      system ?(?:prompt|message|note)? ?:
      |assistant ?:
      |ignore (?:all |any |the |your |previous |prior )
      |disregard
      |override
      |you are now
      |pretend
      |act as
      |jailbreak
      |developer mode
      |admin(?:istrator)? (?:mode|override)
      |tool_?(?:call|result)
      |function_?call
      |new instructions?
      |your (?:prompt|instructions?)
      |base64
      |floor price
      |reserve price
      |role ?play
    )
    |[{}<>\\]
    |[\w+/]{24,}={0,2}
    |忽略
    |无视.{0,6}(?:指令|规则|要求)
    |系统(?:提示|消息|指令)?[:：]
    |你现在是
    |扮演
    |底价是
  `;
