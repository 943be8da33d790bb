import { anyWord, oneOf } from '../../../words/one-of.js';
import { part, pattern, patternWith } from '@svc/language';
import { words } from '../../../words/word-class.js';

/** What a thing is that can be had, so that with a "not" it is refused. */
const UNGRANTED = part`
    included
    |available
    |offered
    |allowed
    |permitted
    |accepted
    |tolerated
    |wanted
    |encouraged
    |supported
    |insured
    |catered for
    |provided
    |supplied
    |covered
    |done
    |given
    |happening
    |welcome
    |ours
    |mine
    |a thing
    |on the (?:menu|list|table|cards)
    |with us
    |in it
    |on offer
    |sold
  `;

const SUBJECT = '[a-z][^<:?]{1,60}';

/** What a refusal opens with; its subject follows. */
const OPENS = [
  'never',
  'no',
  'not (?:for sale|included|available|possible|on offer|negotiable|in the (?:price|deal|package))',
  "do(?: not|n't)(?: ever)?",
  'nobody gets',
  'hands off',
  'under no circumstances',
  'nothing (?:goes|leaves|ships|gets (?:sent|shipped|posted)|is (?:sent|shipped|posted|lent|refunded))',
  "you (?:won't|will not|not|never|don't|do not) (?:get|find|see|have)",
];

/** What a refusal closes with; its subject stands before. */
const CLOSES = [
  'never',
  'nope',
  'not possible',
  'off[ -]limits',
  'out of the question',
  'a (?:hard |firm |clear |definite |flat |absolute )?no',
  'excluded',
  'i (?:refuse|decline|say no)',
  '(?:no|nope|never) from us',
  'no(?=\\W*$|[,;.!-])',
  'not there',
  'not on',
  'not (?:our|my) (?:thing|style|business|work|job|trade|cup of tea|department)',
  'not for (?:sale|grabs|discussion|negotiation|trade|hire)',
  part`
    not[ ]
    (?:
      ${UNGRANTED}
      |shipped
      |lent
      |from me
      |something we (?:do|offer|sell|have|make|give|provide)
      |part of (?:it|this|the (?:deal|price|package|sale))
    )
  `,
  part`
    (?:is|are)n't[ ]
    (?:
      ${UNGRANTED}
      |from (?:me|us)
      |for sale
      |up for \w+
      |part of \w+(?: \w+)?
      |something we (?:do|offer|sell)
    )
  `,
];

const STAYS = [
  'stays? (?:here|put|behind|home|at home|ours|mine|with (?:me|us|the \\w+)|in the (?:family|house|shop|workshop))',
  'are ours and stays?',
  "don't (?:come with|go with|leave|belong|form part|travel)",
];

const MUST_NOT = pattern`
    \b(?:must|may|can|could|shall|should|will|would)(?:n't| ?not| never)[ ]
    (?:
      get
      |have
      |give
      |given
      |offer
      |offered
      |promise
      |promised
      |include
      |included
      |sell
      |sold
      |add
      |added
      |take
      |taken
      |lend
      |lent
      |ship
      |shipped
      |have
      |hand
      |handed
      |part with
      |do
      |accept
    )
  `;

/** What sellers do for buyers, and may decline to. */
const DEEDS = oneOf([
  'accept',
  'add',
  'allow',
  'arrange',
  'assemble',
  'bake',
  'board',
  'book',
  'brew',
  'bring',
  'build',
  'buy(?: back)?',
  'cater',
  'carry',
  'clean',
  'collect',
  'consign',
  'cook',
  'cover',
  'cut',
  'deal (?:in|with)',
  'deliver',
  'design',
  'do',
  'edit',
  'embroider',
  'engrave',
  'exchange',
  'export',
  'extend',
  'fill',
  'finance',
  'fit',
  'freeze',
  'frame',
  'give',
  'grind',
  'groom',
  'guarantee',
  'hand over',
  'haul',
  'have',
  'hire',
  'hold',
  'host',
  'import',
  'include',
  'install',
  'insure',
  'invoice',
  'issue',
  'keep',
  'lay',
  'lease',
  'lend',
  'let',
  'license',
  'load',
  'loan',
  'mail',
  'make',
  'match',
  'mix',
  'mount',
  'offer',
  'pack',
  'paint',
  'part with',
  'pause',
  'permit',
  'pick up',
  'plant',
  'post',
  'print',
  'process',
  'produce',
  'provide',
  'publish',
  'refund',
  'release',
  'remove',
  'rent',
  'repair',
  'replace',
  'reserve',
  'resell',
  'roast',
  'sell',
  'send',
  'serve',
  'service',
  'set up',
  'share',
  'ship',
  'split',
  'stock',
  'store',
  'supply',
  'support',
  'swap',
  'tailor',
  'take',
  'teach',
  'throw in',
  'tow',
  'trade',
  'train',
  'transport',
  'travel',
  'unlock',
  'waive',
  'wash',
  'wire',
  'work',
  'wrap',
]);

const NOT_DOING = part`
    (?:
      do not
      |don't
      |won't
      |will not
      |would not
      |wouldn't
      |can't
      |cannot
      |can not
      |never
      |refuse to
      |no longer
      |am not going to
      |are not going to
      |'re not going to
      |'m not going to
      |'re not able to
      |'m not able to
      |have stopped
      |are unable to
      |do never
      |does not
      |doesn't
    )
  `;

export const FRAMES: readonly RegExp[] = [
  pattern`
    ^\W*
    (?:
      (?:
          and
          |but
          |so
          |please
          |pls
          |plz
          |also
          |sorry
          |oh
          |again
          |still
          |then
          |ok
          |yes
          |well
          |now
          |further
          |finally
          |important
          |note
          |remember
        )(?![a-z])[ ,:]*
    ){0,8}${oneOf(OPENS)}(?![a-z])[ :,]*${SUBJECT}
  `,
  pattern`
    ^\W*${SUBJECT}[ ,:?-]+
    (?:
      (?:
          is
          |are
          |was
          |were
          |would be
          |will be
          |remains?
          |that's
          |that is
          |it's
          |they're
          |simply
          |just
          |absolutely
          |always
          |sorry
          |definitely
          |really
          |also
          |and
          |me
          |the answer is
          |answer
          |strictly
        )(?![a-z])[ ,]*
    ){0,8}${oneOf(CLOSES)}(?![a-z])(?! (?:been|had|was|were))
  `,
  new RegExp(`^\\W*${SUBJECT} ${oneOf(STAYS)}(?![a-z])`),
  MUST_NOT,
  // "it's not going overseas", "we aren't taking part-exchange"
  pattern`
    's not[ ]
    (?:
      going(?! to| below| under| down| lower)
      |coming
      |leaving
      |travell?ing
      |shipping
      |shipped
      |sent
      |posted
      |delivered
      |doing
      |selling
      |offering
      |taking
      |giving
      |posting
      |sending
      |lending
      |renting
      |including
      |accepting
      |buying
      |swapping
      |trading
      |parting
      |allowed
      |willing to
      |prepared to
      |set up (?:for|to)
    )(?![a-z])
  `,
  // "I don't sell queens", "mixed crates we do not make", "this shop never ships abroad"
  pattern`
    (?<![a-z])(?:i|we) ?(?:also |still |just |simply |really |absolutely |generally |sorry ){0,8}${NOT_DOING}[ ]
    ${DEEDS}(?![a-z])
  `,
];

/** Talk of a lower price, and of what is wrong with nothing, refuses no subject. */
export const OTHER = anyWord([
  'lower',
  'less',
  'cheaper',
  'below',
  'under (?:that|this|it)',
  'higher',
  'haggl\\w*',
  'bargain\\w*',
  'discounts?',
  'price[ds]?',
  'negotiat\\w*',
  '(?:no|any|an?|the|real|big|great) (?:rush|hurry)',
  'hurry',
  'problems?',
  'idea',
  'need to',
  'worr\\w*',
  'accidents?',
  'scratch\\w*',
  'damage\\w*',
  'defects?',
  'rust',
  'leaks?',
  'dents?',
  'issues?',
  'faults?',
  'doubt',
  'matter',
  'longer (?:need|use|want)',
  'forget to',
  'hesitate',
  'reason',
  'questions asked',
  'strings',
  'conditions?',
  'exceptions?',
  'extra (?:cost|charge)',
  'been (?:used|opened|worn|repaired|smoked)',
  'used it',
  'smoked?',
  'smokers?',
  'raced',
  'crashed',
  'dropped',
  'offence',
  'sorry but i have',
  'for nothing',
  '(?:anything|money|something|much|penny|cent|dollar|euro|pound) off',
  'off for',
  'minimum',
  'maximum',
  'tell',
  'mention',
  'reveal',
  'show',
  'say',
  'rude',
  'give up',
  'pushy',
  'desperate',
  'go (?:under|down)',
  'let (?:it|them|her|him) go',
  'decided',
  'sure',
  'know',
  'what',
]);

/** "Not in the session fee": not included. */
export const IN_PRICE = patternWith('g')`
    \b(?:in|part of|covered by|inside|within|included in) (?:the|my|our|this|that) (?:[a-z]+ )?
    (?:
      prices?
      |rates?
      |fees?
      |rent
      |quotes?
      |totals?
      |hire
      |packages?
      |cost
      |scope
      |offer
      |range
      |catalogue
      |programme
      |program
      |assortment
      |hands
    )\b
  `;

/** What is said beside it. */
export const ASIDE = patternWith('g')`
    (?<![a-z])
    (?:
      whatever
      |no matter what
      |even if
      |don't ask
      |before (?:anyone|anybody|you|they) asks?
      |people ask
      |many ask
      |everyone asks
      |sorry
      |(?:don't|do not|never|no need to) (?:try to )?
        (?:reply|respond|answer|argue|guess|improvise|say a word|promise anything)\b
    )[^,;.]*
  `;

/** What only stresses a refusal. */
const EMPHASIS = words(`
  hands off
  turn down
  say no
  nobody gets
  whatever they say
  the answer
  absolutely
  strictly
  anyone who wants
  hard
  ever
`);

/** The words of a refusal itself, which name no subject. */
export const REFUSAL_WORDS = patternWith('gi')`
    \b
    (?:
      ${[...CLOSES, ...STAYS, ...EMPHASIS].join('|')}
    )(?![a-z])
  `;
