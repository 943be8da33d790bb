import { oneOf } from '../../../words/one-of.js';
import { part, pattern } from '@svc/language';

/** Somebody else answers: who raises the subject stands before, who takes it after. */
export const PERSON_TAKES = new RegExp(
  oneOf([
    String.raw`\bquestions? (?:to|for|via) \w+\s*[.!]?$`,
    part`
    (?:\bthat'?s|\bthose are|\bis|\bare) (?:an? |one |something |always ){0,8}
    (?:question|matter|thing|topic|job|case|one)s? for \w+
  `,
    String.raw`\bsomething i (?:have to|want to|need to|like to|must)\b`,
    part`
    \b(?:be|is|are|gets?) (?:sent|passed|forwarded|referred|directed|put through|routed|transferred)[ ]
    (?:to|through)\b
  `,
    String.raw`^[^<:]{2,40}: ?(?:to|via|through|for|ask|call|contact|ring|email|talk to|speak to) \w+[^<]{0,20}$`,
    part`
    ^[^<:]{2,40}:\s{0,3}
    (?:
      me
      |us
      |for me
      |an? (?:real )?(?:human|person|colleague|lawyer|specialist)
      |the (?:owner|office|boss|manager|team|lawyers?)
      |legal
      |sales
      |support
      |my \w+
    )\b[^<]{0,20}$
  `,
    String.raw`\bnot (?:for|up to|something for) you\b`,
    part`
    \b(?:my|our|the)[ ]
    (?:
      accountant
      |lawyers?
      |solicitor
      |colleagues?
      |boss
      |manager
      |partner
      |wife
      |husband
      |brother
      |sister
      |son
      |daughter
      |mother
      |father
      |dad
      |mum
      |mom
      |team
      |office
      |department
      |desk
      |workshop
      |engineers?
      |support
      |sales
      |mechanic
      |vet
      |chef
      |designer
      |owner
      |technician
    )[ ]
    (?:
      does
      |do
      |handles?
      |answers?
      |takes?
      |deals?
      |decides?
      |will
      |knows?
      |looks?
      |has to
      |needs? to
      |must
      |should
      |wants? to
      |can
    )\b
  `,
    part`
    \bi(?:'ll|'d| will| want| would| need| have|'d like| prefer|'d rather)?(?: like)?(?: to)?[ ]
    (?:talk|speak|reply|take over|step in|jump in|be (?:asked|called|told|involved|consulted))\b
  `,
    part`
    \blet (?:me|us|him|her|them|a |an |the |our |my |[a-z]+ (?=answer|handle|deal|talk|reply|take|decide|look))
    [^<,;.]{0,30}?\b(?:answer|handle|deal|talk|speak|reply|respond|take|decide|look|know|see|do it|sort)\b
  `,
    String.raw`\b(?:that|those|this|these|it|they)(?:'s|'re| is| are)? for (?:me|us|my \w+|our \w+|the \w+)\b`,
    part`
    \b(?:get|tell|ask|have) (?:them|him|her|people|the (?:buyer|customer|client)) to[ ]
    (?:ring|call|phone|email|write|contact|speak|talk|message|text|see|ask|wait)\b
  `,
    part`
    \b(?:ask|get|call|fetch|ping|involve|notify|alert|loop in|bring in)[ ]
    (?:me|us|my \w+|our \w+|the (?:office|owner|manager|boss|team|workshop))\b
  `,
    part`
    \b
    (?:
      send
      |pass
      |forward
      |refer
      |direct
      |point
      |transfer
      |put
      |hand
      |give
      |route
      |escalate
      |leave
      |push
      |kick
      |bounce
      |steer
      |connect
    )[ ]
    (?:
      it
      |them
      |that
      |this
      |these
      |those
      |him
      |her
      |those people
      |people
      |everyone
      |anyone
      |the \w+
      |such \w+
      |all that
      |on
      |over
    ) (?:to|with|on to|over to|through to|through|in touch with|up to)(?! <)[ ]
  `,
    part`
    \bi(?:'ll| will| want to| would like to|'d like to| have to| need to|'d rather| prefer to)?[ ]
    (?:answer|handle|deal with|take care of|take|reply to|look after|discuss|decide|sort(?: out)?|talk about)\b
    [^<.]{0,30}\b(?:myself|ourselves|personally|those|that|these|in person|directly)\b
  `,
    part`
    \b(?:is|are|gets?|be) (?:handled|answered|dealt with|decided|taken|looked after|covered|sorted|settled)[ ]
    (?:by|with)\b
  `,
    String.raw`\b(?:goes?|go|come|comes) (?:to|through|via)\b`,
    String.raw`\b(?:my|our) (?:job|department|territory|call|business)\b`,
    String.raw`\bstop and\b`,
  ]),
);

/** What raises it. */
export const RAISED = pattern`
    \b
    (?:
      about
      |regarding
      |concerning
      |on
      |of
      |for
      |asks?
      |asking
      |wants?
      |brings? up
      |mentions?
      |raises?
      |talks?
      |questions?
      |requests?
      |anything
      |enquir\w+
      |inquir\w+
      |wonders?
      |starts? on
      |needs?
      |say
      |says
      |has
      |have
      |claims?
      |complain\w*
      |when
      |if
      |whoever
      |anyone
      |someone
      |anybody
      |somebody
    )(?![a-z])
  `;

const TELLINGS: readonly string[] = [
  part`
    (?:people|ppl|they|customers|buyers|clients|guests|everyone|everybody|folks|parents|visitors)[ ]
    (?:will |always |often |may |might |usually |sometimes |keep ){0,8}(?:ask|asking|wonder|want to know)[ ]
    (?=(?:about|how|what|where|when|if|whether|which|why|who|is|are|can|do|does)\b)
  `,
  String.raw`(?:fine|ok|okay|safe|good|happy|free|allowed) to (?:tell|say|share|mention|know|repeat|pass on)\b`,
  String.raw`(?:can|may|could|should|please) (?:tell|inform)\b`,
  String.raw`for info(?: of \w+)?\b`,
  String.raw`(?:love|like|want)s? to (?:hear|know)\b`,
  part`
    for (?:people|anyone|anybody|those|buyers|customers|everyone|folks|whoever)[ ]
    (?:wanting to know|to know|asking|wondering|curious|interested|asks?|wonders?)\b
  `,
  part`
    (?:if|when|in case|should)[ ]
    (?:they|anyone|someone|anybody|somebody|people|a buyer|buyers?|customers?|a customer|the \w+)[ ]
    (?:asks?|asking|asked|wonders?|wants? to know|want to know|brings? up|is asked|are asked)\b
  `,
  part`
    (?:you|feel free to|please|do|just|can|may)(?: can| may| are free to| could)? (?:tell|mention|say|let)\b
  `,
  String.raw`tell (?:them|people|buyers?|customers?|anyone|everyone|him|her)\b`,
  String.raw`may be answered`,
  String.raw`(?:can|may) (?:be told|know)\b`,
  String.raw`the answer is\b`,
  String.raw`worth mentioning`,
  String.raw`no secret\b`,
];

/** The service may tell it. */
export const TELLS = new RegExp(
  part`
    \b
    ${oneOf(TELLINGS)}
  `,
);

export const NOT_THOSE = pattern`
    \b(?:never|don't|do not) (?:promise|offer|mention|suggest|sell|give|include|say yes to)[ ]
      (?:them|one|it|any|that|those|this)\b
    |\b(?:we|i) (?:don't|do not|won't|will not|never|can't|cannot|refuse to)[ ]
      (?:do|offer|give|sell|have|accept|take|make|provide|want) (?:those|that|them|these|this|it)\b
      (?! (?:if|when|for|without|unless))
  `;

/**
 * "Same for funerals.", "Insurance the same.", "Belay coaching isn't either.": goes the way of what was said
 * before.
 */
export const SAME: readonly RegExp[] = [
  pattern`
    ^\W*(?:same|likewise|ditto|similarly)
    (?: (?:goes|thing|story|here|again|applies|rule|deal|is true|holds|treatment)){0,8} ?,? ?
    (?:for|with|to|if|when|on|about)?\b
  `,
  pattern`
    ^\W*[^<,;:]{2,50}?[,:]?\s ?(?:the |exactly the |just the )?
    (?:
      same(?: (?:story|thing|here|again|deal|goes|way|rule|applies)){0,8}
      |likewise
      |ditto
      |too
      |as well
      |also not
      |either
    )\W*$
  `,
  /^\W*also (?!(?:i|we|you|they|it|he|she|please|if|when|a|an|get|note)\b)[^<,;:]{2,40}(?:[;,][^<]*)?$/,
];
