import { oneOf } from '../../../words/one-of.js';
import { part, pattern, patternWith } from '@svc/language';
import { words } from '../../../words/word-class.js';

const ROLES = [
  'manager',
  'owner',
  'boss',
  'office',
  'team',
  'desk',
  'department',
  'lawyers?',
  'solicitor',
  'workshop',
  'founder',
  'landlord',
  'director',
  'dealer',
  'accountant',
  'bookkeeper',
  'mechanic',
  'vet',
  'chef',
  'designer',
  'technician',
  'engineers?',
  'foreman',
  'supervisor',
  'colleagues?',
  'partner',
  'wife',
  'husband',
  'brother',
  'sister',
  'son',
  'daughter',
  'mother',
  'father',
  'dad',
  'mum',
  'mom',
  'uncle',
  'aunt',
  'cousin',
  'neighbou?r',
  'specialist',
  'expert',
  'person',
  'human',
  'people',
  'staff',
  'colleague',
  'secretary',
  'planner',
  'buyer',
  'agent',
  'broker',
  'insurer',
  'banker',
  'doctor',
  'trainer',
  'guy',
  'lady',
  'woman',
  'man',
  'crew',
  'headquarters',
  'hq',
  'back office',
  'front desk',
  'reception',
  'sales',
  'legal',
  'support',
  'finance',
  'accounting',
  'accounts',
  'management',
  'hr',
  'procurement',
  'compliance',
  'billing',
  'logistics',
  'export',
  'quality',
  'service',
  'instructor',
  'teacher',
  'coach',
  'captain',
  'curator',
  'surveyor',
  'editor',
  'producer',
  'nurse',
  'midwife',
  'therapist',
  'pharmacist',
  'architect',
  'electrician',
  'plumber',
  'builder',
  'gardener',
  'groomer',
  'baker',
  'brewer',
  'winemaker',
  'beekeeper',
  'farmer',
  'treasurer',
  'chair(?:man|woman)?',
  'warden',
  'caretaker',
  'committee',
  'board',
  'vicar',
  'pastor',
  'host',
  'coordinator',
  'ceo',
  'head',
  'chief',
  'principal',
  'administrator',
  'admin',
  'attorney',
  'notary',
  'consultant',
  'rep',
  'driver',
  'inspector',
  'grandmother',
  'grandfather',
  'niece',
  'nephew',
  'parents',
  'mate',
  'friend',
  'girlfriend',
  'boyfriend',
  'spouse',
  'assistant',
  'tutor',
  'luthier',
  'jeweller',
  'tailor',
  'framer',
  'printer',
  'installer',
  'fitter',
];

/** Whoever a subject is left to; `@` stands for a name. */
export const PERSON = part`
    (?:
      me
      |us
      |myself
      |(?:(?:my|our|the) )?@
      |(?:(?:a|an|my|our|the|his|her|some|another|real|actual|live) ){1,2}(?:[a-z-]+ ){0,2}?${oneOf(ROLES)}
      |(?:
          sales
          |legal
          |support
          |finance
          |accounting
          |management
          |hr
          |procurement
          |compliance
          |billing
          |logistics
          |someone
          |somebody
        )
    )
  `;

const SUBJECTS = '[a-z][^<]{1,70}';

/** Verbs of asking somebody. */
export const CONTACT = oneOf([
  'ask',
  'call',
  'telephone',
  'dial',
  'ring',
  'phone',
  'contact',
  'email',
  'e-mail',
  'mail',
  'write(?: to)?',
  'text',
  'message',
  'ping',
  'see',
  'get',
  'fetch',
  'involve',
  'consult',
  'notify',
  'alert',
  'inform',
  'tell',
  'wake',
  'talk to',
  'speak with',
  'check with',
  'turn to',
  'get in touch with',
  'loop in',
  'bring in',
  'pull in',
  'wait for',
  'go (?:to|through|via)',
  'come to',
  'reach out to',
]);

/** Verbs of handing something on. */
const PASS = oneOf([
  'send',
  'pass',
  'forward',
  'refer',
  'direct',
  'redirect',
  'point',
  'transfer',
  'put',
  'hand',
  'give',
  'route',
  'escalate',
  'leave',
  'push',
  'kick',
  'bounce',
  'steer',
  'connect',
  'bring',
  'report',
  'assign',
  'delegate',
  'move',
  'turn over',
]);

/** What the person does then. */
const ANSWERS = oneOf([
  'answers?',
  'handles?',
  'deals? with',
  'takes? care of',
  'takes?(?: over| on| that| those| this| it)?',
  'decides?',
  'discuss(?:es)?',
  'approves?',
  'looks? (?:at|after|into)',
  'replies',
  'reply',
  'talks?(?: about)?',
  'speaks?',
  'sorts?',
  'settles?',
  'knows?',
  'does',
  'do',
  'negotiates?',
  'signs? off',
  'responds?',
  'explains?',
  'arranges?',
  'manages?',
  'covers?',
  'clears?',
  'quotes?',
]);

const MODAL = oneOf([
  'will',
  "'ll",
  'must',
  'should',
  'has to',
  'have to',
  'needs? to',
  'wants? to',
  'can',
  'may',
  'would like to',
  "'d like to",
  'is to',
  'are to',
  'gets? to',
  'prefers? to',
  'shall',
]);

export const FRAMES: readonly RegExp[] = [
  new RegExp(`${SUBJECTS}: ?(?:(?:only )?with )?(?:${PERSON}|(?:[a-z]+ )?(?:team|desk|department|office))\\W*$`),
  // "Customs: ask Ben", "if customs comes up, get me"
  new RegExp(
    `${SUBJECTS}[,:?;. -]+${CONTACT}(?: (?:directly|first|always|only|please|straight)){0,8} ${PERSON}(?![a-z])`,
  ),
  pattern`
    \b${CONTACT} ${PERSON}[ ]
    (?:about|on|for|regarding|concerning|if|when|with|whenever|before|once|as soon as|over)\b
  `,
  pattern`
    \b${PASS}(?:s|ed|ing)?\b[^<]{0,60}\b(?:to|with|over to|on to|through to|through|up to|for) ${PERSON}
    (?![a-z])
  `,
  pattern`
    \b(?:go|goes|comes?|gets? (?:sent|passed)) (?:straight |directly |only |first ){0,8}(?:to|through|via|with)[ ]
    ${PERSON}(?![a-z])
  `,
  // "Ben's job", "a matter for our lawyer"
  new RegExp(`\\bis (?:${PERSON}'s) job(?![a-z])`),
  pattern`
    \b(?:(?:is|are|be)|'s)[ ]
    (?:an? |always |only |strictly |something |matters? |questions? |topics? |one |ones ){0,8}
    (?:for|up to|handled by|answered by|dealt with by|decided by|done by|taken by) ${PERSON}(?![a-z])
  `,
  // "only Ben can talk about customs", "a person should answer customs questions"
  new RegExp(`(?<![a-z])(?:only )?${PERSON} (?:${MODAL} )(?:${ANSWERS})(?![a-z])`),
  pattern`
    (?:^\W*|[,;] ?)@[ ]
    (?:takes care of|handles|answers|deals with|decides|does|looks after|knows|sorts|manages|covers)(?![a-z])
  `,
  new RegExp(`\\blet ${PERSON} (?:${ANSWERS})(?![a-z])`),
  // "complaints only with Joost", "please discuss tolerances with Mr. Kessler", "that's a conversation with me",
  // "have them ring me"
  pattern`
    \b(?:questions?|queries|anything|everything|matters?|enquir\w+|inquir\w+|requests?|complaints?|doubts)\b
    [^<:]{2,60}? (?:please |only |directly |straight |better ){0,8}(?:to|via|through|with) ${PERSON}(?![a-z])
  `,
  pattern`
    \b
    (?:
      discuss(?:ed)?
      |arranged?
      |agreed?
      |settled?
      |clear(?:ed)?
      |clarif(?:y|ied)
      |sort(?:ed)? out
      |talk
      |speak
      |spoken
      |go over
      |check(?:ed)?
      |negotiated?
      |taken up
      |raised?
    )\b[^<:]{0,50}? (?:with|to) ${PERSON}(?![a-z])
  `,
  pattern`
    's (?:an? |always |only |strictly |one |something ){0,8}
    (?:conversation|chat|talk|discussion|question|matter|topic|thing|subject|call|job|decision|word|case|one)s?[ ]
    (?:for|with|of|to have with|that (?:goes|go) to) ${PERSON}(?![a-z])
  `,
  /\b(?:take|note|get) (?:the|their|a|his|her) (?:number|contact|name|details)\b/,
  new RegExp(`^\\W*(?:ring|call|phone|contact|text|message|email) us(?![a-z])`),
  pattern`
    \bi(?:'ll| will| can| want to| have to)[ ]
    (?:ring|call|phone|contact|email|write to|speak to|speak with|talk to|talk with|get back to|reply to|visit)[ ]
    (?:them|him|her|people|everyone|whoever|the (?:buyer|customer|client|guest|parents?)s?)\b
  `,
  pattern`
    \bi (?:like|want|love|prefer|need|would like|would rather|'d like|'d rather)(?: to)?[ ]
    (?:chat|talk|speak|hear|plan|discuss|answer|be asked|be told)\b
  `,
  new RegExp(
    `\\b(?:needs?|requires?|wants?|takes?|calls? for|deserves?) (?:a |an |the |my |our )?(?:person|${PERSON})(?![a-z])`,
  ),
  new RegExp('\\bi (?:handle|answer|deal with|take care of|decide|discuss|look after|sort out)\\b[^<]{0,40}'),
];

/** What sends nobody anywhere. */
export const OTHER = pattern`
    \b
    (?:
      pay
      |pays
      |paid
      |price[ds]?
      |discount
      |refer(?:s|red)? (?:a|an|another|new|friends?)
      |order(?:s|ed)? (?:it|them)
      |pick up
      |deliver\w*
      |free of charge
      |bring (?:me|us) (?:a|an|another|the)
      |leave (?:me|us) (?:a|an|the)
      |send (?:me|us) (?:a|an)
      |give (?:me|us)
      |let (?:me|us) (?:keep|use)
      |tell (?:them|people|buyers?|customers?)
    )\b
  `;

/** What somebody does in person with a question. */
const PERSONAL_DEEDS = words(`
  answer
  answers
  answering
  handle
  handles
  handling
  deal
  deals
  dealing
  take
  takes
  taking
  discuss
  discusses
  discussing
  decide
  decides
  sort
  sorts
  see
  sees
  seeing
  look
  looks
  looking
  check
  checks
  plan
  plans
  arrange
  arranges
  hear
  talk
  talks
  talking
  speak
  speaks
  reply
  replies
  quote
  quotes
  do
  does
  doing
  explain
  explains
  sign off
  signs off
  clear
  clears
  confirm
  confirms
  review
  reviews
  negotiate
  negotiates
  go through
  goes through
  work out
  works out
  settle
  settles
  manage
  manages
  chat
  respond
  responds
  approve
  approves
  price
  prices
  be
`);

/**
 * Who answers it in person, whatever it is: "Priya wants to answer personally", "damaged pieces he is seeing
 * himself".
 */
export const IN_PERSON = pattern`
    (?<![a-z])(?:i|we|he|she|they|${PERSON})(?:'d|'ll|'s|'m)?
    (?:
      [ ]
        (?:
          ${MODAL}
          |would
          |rather
          |like to
          |prefer to
          |always
          |only
          |also
          |is
          |are
          |am
          |happily
          |usually
          |personally
          |directly
        )
    ){0,4}[ ]
    ${oneOf(PERSONAL_DEEDS)}
    \b[^<.]{0,50}\b(?:myself|ourselves|himself|herself|personally|in person|directly|one to one|face to face)
  `;

/** What is negated sends nobody anywhere: "we never send to Australia", "nothing goes to Tasmania". */
export const NEGATED = patternWith('g')`
    \b
    (?:
      (?:do|does|did|wo|ca|must|should|could|would|is|are)(?:n't| not)
      |will not
      |cannot
      |can not
      |never
      |nothing
      |nobody
      |no one
      |refuse to
      |won't
      |can't
      |don't
      |steer clear of
      |stay away from
      |keep away from
      |shy away from
    )
    (?:
      [ ]
        (?:
          ever
          |please
          |to
          |even
          |let any(?:one|body|thing)
          |let them
          |be
          |been
          |get
          |got
          |gets
          |just
          |simply
          |always
          |normally
        )
    ){0,8} [a-z]+(?: (?:it|them|that|those|any|anything|any \w+|the \w+|our \w+|my \w+|back|out|off|over))?
  `;

export const DAYS = patternWith('i')`
    ^
    (?:
      monday
      |tuesday
      |wednesday
      |thursday
      |friday
      |saturday
      |sunday
      |january
      |february
      |march
      |april
      |may
      |june
      |july
      |august
      |september
      |october
      |november
      |december
      |english
      |german
      |french
      |spanish
      |chinese
      |american
      |british
      |european
      |if
      |when
      |i
    )
  `;

/** Where goods are sent, which is nobody to ask. */
export const PLACES = patternWith('i')`
    ^
    (?:
      africa
      |alaska
      |america
      |argentina
      |asia
      |australia
      |austria
      |belgium
      |brazil
      |britain
      |bulgaria
      |california
      |canada
      |chile
      |china
      |croatia
      |cyprus
      |denmark
      |dubai
      |egypt
      |england
      |estonia
      |europe
      |finland
      |florida
      |france
      |germany
      |ghana
      |greece
      |hawaii
      |holland
      |iceland
      |india
      |indonesia
      |iran
      |iraq
      |ireland
      |israel
      |italy
      |japan
      |kenya
      |korea
      |latvia
      |lithuania
      |london
      |luxembourg
      |malaysia
      |malta
      |mexico
      |morocco
      |nepal
      |netherlands
      |nigeria
      |norway
      |pakistan
      |paris
      |peru
      |poland
      |portugal
      |romania
      |russia
      |scotland
      |serbia
      |singapore
      |slovakia
      |slovenia
      |spain
      |sweden
      |switzerland
      |taiwan
      |tasmania
      |texas
      |thailand
      |turkey
      |ukraine
      |vietnam
      |wales
    )$
  `;

/** What a person may be seen to do, so that the word before it is a name. */
export const NAME_DOES = part`
    handles
    |takes
    |answers
    |knows
    |does
    |decides
    |deals
    |looks
    |sorts
    |manages
    |covers
    |sees
    |replies
    |quotes
    |is the one
    |(?:wants|prefers|likes|has|needs) to
    |(?:will|can|should|must|would|is going to)[ ]
      (?:
        answer
        |handle
        |deal
        |take
        |discuss
        |look
        |see
        |talk
        |sort
        |decide
        |check
        |reply
        |explain
        |ring
        |call
        |phone
        |speak
        |settle
        |arrange
        |quote
      )
  `;
