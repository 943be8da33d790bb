import { part, pattern } from '../pattern.js';

/** Expressions that ask for a person to talk to, over folded text, both languages at once; gaps are bounded. */

/** Whom a buyer can ask for: nobody of the buyer's own. */
const PERSON = part`
  (?:
    (?:(?:a|an|the|your|any|some|another|actual|real|live|human|proper|different|other|responsible|right) ){0,3}
    (?:
      (?:member|one) of (?:your|the) (?:staff|team|people|crew)
      |human(?: being)?s?
      |persons?
      |people
      |man
      |woman
      |someone
      |somebody
      |anyone
      |anybody
      |agents?
      |representatives?
      |reps?
      |managers?
      |owners?
      |boss
      |supervisor
      |colleagues?
      |co-?workers?
      |operator
      |employee
      |staff
      |team
      |salesperson
      |sales(?:man|woman| rep| team| person| department)
      |seller
      |vendor
      |dealer
      |landlord
      |shop ?keeper
      |customer (?:service|support|care)
      |support(?: team| staff| agent| person)?
      |service (?:agent|team|desk)
      |live chat
      |real one
    )
  )
`;

/** Verbs of talking that take such an object. */
const TALK_TO = part`
  (?:
    (?:talk|speak|chat|deal|discuss(?: (?:it|this|that))?|negotiate|communicate|correspond|be (?:connected|transferred|put through)|get through)(?:ing)?(?:
      [ ](?:directly|instead|about (?:it|this|that))
    )? (?:to|with)
    |(?:call|phone|ring|reach|contact|message|text|e-?mail|hear from|meet)(?:ing)?
    |(?:get|be) in (?:touch|contact) with
  )
`;

/** What a person is asked to do for the buyer. */
const ANSWERS_ME = part`
  (?:
    (?:call|phone|ring|contact|text|message|e-?mail|answer|reach|write)(?: back)?(?: to)? (?:me|us)
    |(?:reply|respond|talk|speak|write|get back|reach out|chat)(?: back)? (?:to|with) (?:me|us)
    |(?:get|be) in touch
    |(?:give|drop) (?:me|us) a (?:call|ring|line|message)
    |take over
    |handle this
    |look at (?:this|my case)
    |help (?:me|us)(?= ?(?:$|[?!.,]|please|instead|with this))
  )
`;

/** A wish to talk to a person. */
export const WANTS_PERSON = pattern`
    (?<![a-z])(?:
      (?:i|we|me|us|let's|please|to|can|could|may|would|wanna|gonna|rather|just|not|^)(?: [a-z']+){0,3} ${TALK_TO} ${PERSON}
      |^(?:[a-z]+[ ,]+){0,2}${TALK_TO} ${PERSON}
      |(?:can|could|would|will|have|let|get|make|ask|please|may|is there|want|need|like)(?: (?:you|u|me|us|have|get|let|a|ask|that)){0,3} ${PERSON}(?: (?:from|on|at|in|of) (?:the |your )?[a-z]+)?(?:
        [ ](?:else|please|there|who|that|can|could|will|would|to|at least|actually)
      ){0,3} ${ANSWERS_ME}
      |(?:transfer|connect|put|hand|pass|switch|forward|escalate|redirect|refer|patch|move|take)(?: (?:me|us|this|it|my [a-z]+))?(?:
        [ ](?:through|over|on|up)
      )? (?:to|with) ${PERSON}
      |(?:schedule|book|arrange|set up|have|get|want|like|need|prefer|hop on|jump on)(?: [a-z]+){0,3}? (?:call|chat|word|conversation|meeting|talk) with (?:
        whoever|who|(?:(?:an?|the|your|any|some|one of your) )?(?:(?:account|sales|product|project|shop|store|key|real|live) )?${PERSON}
      )
      |(?:want|like|wish|prefer|rather|can i|may i|could i|can we|could we|may we) (?:to )?(?:speak|talk|chat) (?:to|with) (?:them|him|her|whoever)(?! (?:first|before|about it first))
      |(?:want|need|like|prefer|get(?: me)?|give me|put on) (?:the|your) [a-z]+ (?:himself|herself|themselves|in person)
      |(?:put|get|bring) ${PERSON} on(?= ?(?:$|[?!.,]|the (?:phone|line)|please))
      |(?:get|give|fetch|send|find|bring|i want|we want|i need|we need|i'd like|i would like|i demand|i prefer|may i have|can i (?:have|get))(?: me| us)?(?:
        [ ](?:a|an|the|your|some)
      )?(?: (?:real|live|actual|human|proper)){0,2} (?:human(?: being)?|person(?!al)|agent|manager|supervisor|operator|representative|rep|employee|boss)(?!'s| (?:size|height|helmet|bike))
      |^(?:[a-z]+[ ,!]+){0,2}(?:a |an |real |live |actual ){0,2}(?:human(?: being)?|representative|agent|operator|person|manager|customer (?:service|support)|supervisor)(?:
        [ ](?:please|pls|now|instead|here)
      )?[ .!?]*$
      |(?:is|are) (?:there )?(?:[a-z]+ ){0,3}?(?:
        people|person|human(?: being)?|someone|somebody|anyone|anybody|one|agent|manager|staff
      )(?: [a-z]+){0,3}? (?:
        (?:i|we) (?:can|could|may|might)(?: [a-z]+)? (?:talk|speak|call|phone|chat|message|write|contact|reach|ask|text|ring|discuss)
        |to (?:talk|speak|chat|write)(?: (?:to|with))?
        |available to (?:talk|speak|chat)
        |(?:i|we) (?:talk|speak)
      )
      |(?:is there|do you have|got)(?: a| an| any)? (?:real |live |actual )?(?:person|human|agent|operator|hotline|helpline|phone (?:line|support))(?:
        [ ](?:available|around|there|here|on duty)
      )(?![a-z])
      |who (?:can|do|should|could|would|may|else can) (?:i|we) (?:talk|speak|call|contact|ask|write|phone|turn|reach)
      |(?:number|line) (?:where |that |on which )?(?:i|we) (?:can|could) (?:call|ring|phone|reach)
      |(?:can|could|may) (?:i|we) (?:please )?(?:call|phone|ring) (?:you|u|somebody|someone)
      |(?:talk|speak)(?:ing)? (?:on|over|by) (?:the )?phone
      |(?:not|n't|don't|dont|no|stop|tired of|sick of|hate|instead of|rather than|without|than)(?: [a-z']+){0,4}? (?:
        talk|speak|chat|deal|negotiat|discuss|writ|argu|barter|communicat
      )(?:e|ing|ting)?(?: (?:to|with))? (?:a |an |the |this |some |your |any )?(?:
        machine|bot|robot|computer|ai|chatbot|algorithm|program|assistant|automat[a-z]*|software
      )
      |(?:no|enough|not (?:a|another)|instead of (?:a|the|this)) (?:more )?(?:bots?|robots?|machines?|chatbots?)(?= ?(?:$|[?!.,;]|please))
    )(?![a-z])
    |(?:转|要|找|接|换|叫|请|来|有没有|有|呼叫|求|想要)(?:接|个|到|一下|下|你们?的?|您的?)?人工(?!智能|费|成本|湖|草|编|制|做|打|雕|合成)
    |^人工(?:客服|服务|坐席)?[吧呢啊请？?。!！ ]*$
    |人工(?:客服|服务|坐席)
    |(?:转|找|叫|接|换|联系|要|有)(?:接|个|到|一下|下|你们的?|您的?)?客服
    |(?:找|换|叫|让|请|要|派|安排|有|转|接|来)(?:到|给|接)?(?:一?[个位名])?(?:你们|您们?|贵方|你)?的?(?:
      真人(?:客服)?|活人|真的?人|管事的人?|能做主的人?|负责人|主管|店主|店长|卖家本人|本人|工作人员|专人|业务员|销售(?:人员|经理|代表|顾问)?|领导|经理|老板|卖家|房东|车主
    )(?:本人|亲自)?(?:来|跟|和|与|给|直接|可以|能|出来)*(?:
      [我咱].{0,4}(?:聊|谈|说|讲|沟通|打|发|回|联系|对话|解释)|聊|谈|说(?!明)|沟通|联系|打|回|答|对话|接(?:电话)?|处理|[吧呗啊]?$|[，。!！？?]
    )
    |(?:跟|和|与|同|找)(?:一?个|位)?(?:你们|您们?|贵方)?的?(?:
      真人|活人|人(?!家|民|工)|管事的|能做主的人?|负责人|主管|店主|店长|卖家|本人|工作人员|业务员|领导|经理|老板(?!娘)|房东|车主
    )(?:本人)?(?:直接|当面|电话|在电话里|好好|来)?(?:聊|谈(?!了)|说(?![明过一])|讲|沟通|对话|通话|通个?电话|联系|交流)
    |有没?有?个?(?:真人|活人)(?:客服)?(?:在|吗|么|能|可以|[？?]|$)
    |(?:经理|老板|负责人|店主|店长|主管|卖家|房东|车主)的?(?:手机|电话|微信)号?码?(?:是?多少|是?什么|[给发]|有吗|能)
    |(?:跟|和|与|找|同)(?:你们|您们?)?(?:那边|那里)?负责[^，。]{0,6}的?人?(?:通|聊|谈|说|联系|沟通|对接)
    |想(?:要?直接)?(?:跟|和|与)[他她]们?(?:直接|当面)?(?:谈|聊|说|沟通)
    |(?:让|叫|请|找|安排|派|能不能有|有没有|有)(?:一?个|位|你们的?)?(?:人|同事|专员|真人)(?:能|可以|来|给|跟|和|与|愿意)*[我咱]?们?(?:
      联系|打(?:个|通)?电话|通(?:个)?(?:话|电话)|聊|谈|说|沟通|回[我复个]|答复|接(?:个)?电话|对接
    )
    |(?:不想|不要|不愿意?|别|懒得|不跟|不和|不是|拒绝)(?:再)?(?:跟|和|与|同|让)?(?:一?个|你这个?)?(?:机器人?|ai|电脑|自动回复|智能客服|程序)(?:聊|谈|说|讲|沟通|回|对话|打交道|扯)
    |(?:能|可以|方便|可否|能否|想|要)(?:给[您你]|跟[您你]|和[您你])?(?:打(?:个|通)?|通(?:个|一下)?|用|在)?电话(?:里|上)?(?:聊|谈|说|沟通|联系|吗|吧|$|[？?])
    |(?:电话|当面|语音)(?:里|上)?(?:聊|谈|沟通)
    |换(?:个|一个)?(?:真)?人(?:来|跟|和|吧|聊|谈|$|[，。!！？?])
  `;
