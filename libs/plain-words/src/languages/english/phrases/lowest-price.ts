import type { LowestPhrase } from '../../../language.js';
import { oneOf } from '../../../words/one-of.js';
import { part, pattern } from '@svc/language';

const PRICE = '(<[mny]\\d+>)';

const AMOUNT = '(<m\\d+>)';

/** Names of the lowest price; "last price" is how it is called in India and Ireland. */
const NAMES = oneOf([
  'last (?:price|rate|offer|quote|figure|number|word)',
  'how low',
  'price floor',
  'absolute (?:bottom|floor|minimum|lowest|least)',
  'walk[- ]?away(?: (?:price|point|number|figure))?',
  'rock[- ]bottom(?: price)?',
  'lowest(?: possible| acceptable)?(?: price| rate| offer| figure)?',
  'bottom (?:price|line|dollar|figure|rate|end)',
  part`
    least (?:i|we)(?:'d| would| will|'ll| can| could)(?: ever)?[ ]
    (?:take|accept|do|sell (?:it |them )?for|go (?:to|for)|let (?:it|them) go for|consider|want)
  `,
  'limit',
]);

/** What a seller does at the lowest price, or what ends there. */
const ENDS_AT = oneOf([
  '(?:negotiable|flexible|room|can move|movable|open) (?:to|till|until|up to|as far as)',
  "(?:i'm|we're|i am|we are|it's|it is) (?:done|out|finished|gone|off|no longer interested) at",
  'holds? (?:the line )?at',
  part`
    nothing (?:moves|leaves|goes|happens|is sold|gets sold|sells)[^<]{0,24}[ ]
    (?:under|below|for less than|for under|beneath)
  `,
  'not a[^<]{0,24} (?:under|below|for less than)',
  '(?:stretch|bend|drop|come down|go down|fall|sink|slide) to',
  'as far as',
  'no (?:further|lower|deeper) than',
]);

/** What may stand between such a name and its price. */
const LINKS = part`
    (?:
      [ ]
        (?:
          price
          |is
          |at
          |of
          |for
          |we
          |i
          |it
          |that
          |will
          |would
          |can
          |could
          |do
          |go
          |accept
          |take
          |ever
          |a
          |an
          |the
          |my
          |our
          |per
          |set
          |to
          |stands
          |sits
          |lies
          |only
          |just
          |about
          |around
          |exactly
          |each
          |unit
          |piece
          |nett?
          |final
          |possible
          |be
          |'s
          |'d
          |'ll
          |down
        )
      |'d
      |'ll
    ){0,8}
  `;

/** What a price is called behind it when it is the lowest. */
const CALLED = oneOf([
  part`
    (?:the|my|our)[ ]
    (?:
      last (?:price|rate|offer|word|figure|number)
      |end(?: of it)?
      |bottom
      |floor
      |limit
      |lowest
      |minimum
      |least
      |stopping point
      |cut-?off
      |red line
      |reserve
      |rock bottom
    )
  `,
  part`
    where (?:i|we|it|that|the (?:line|road|talking|haggling))[ ]
    (?:stops?|ends?|draw the line|walk(?: away)?|quit|get off|am done|are done|is)
  `,
  '(?:as (?:low|far|cheap) as|the furthest|the lowest|the least)',
]);

/** What ends the talking right behind a price. */
const AND_NO_LESS = oneOf([
  '(?:and|but|,) ?(?:not|no|never)\\b[^<]{0,16}(?:less|lower|further|below|under|cheaper|more off|deeper)',
  'nothing (?:under|below|less|lower|beneath)',
]);

/** Ways to name the lowest price in English; the tag is in group 1. */
export const LOWEST_ENGLISH: readonly LowestPhrase[] = [
  { pattern: new RegExp(`(?<![a-z])${NAMES}${LINKS} ?[:=–-]? ?${PRICE}`) },
  { pattern: new RegExp(`(?<![a-z])${ENDS_AT} ${PRICE}`), unlessAsked: true },
  {
    pattern: pattern`
    ${PRICE}(?: (?:each|(?:per|an?|the) [a-z]+))?,? (?:(?:which|that|and that|and this|this) ?)?
    (?:is|are|would be|being|remains|stays|marks|'s|has to be|will be|that's) ${CALLED}(?![a-z])
  `,
  },
  { pattern: new RegExp(`${AMOUNT}(?: (?:each|apiece|(?:per|an?|the) [a-z]+))? ?,? ?${AND_NO_LESS}(?![a-z])`) },
  { pattern: new RegExp(`(?<![a-z])(?:if|when|only if|where) push comes to shove[^<]{0,30}? ${AMOUNT}`) },
  // "below CHF 590 it goes to my niece instead"
  {
    pattern: pattern`
    \b(?:below|under|beneath|for less than|less than) ${AMOUNT},?[ ]
    (?:
      (?:it|they|she|he) (?:goes?|stays?|remains?|will stay)
      |i(?:'d|'ll| would| will)? (?:rather |sooner |just )?
        (?:keep|give|donate|burn|drink|eat|walk|scrap|smile|laugh|pass|hang up)
    )
  `,
  },
];

const MOST = oneOf(['at most', 'never (?:[a-z]+ ){0,2}more than']);

const TOTAL = oneOf([
  'all (?:together|told|in|in all|things (?:together|considered|combined))',
  'altogether',
  'in total',
  'in all',
  'overall',
  'combined',
  'on top of each other',
  'taken together',
  'added up',
  'whatever (?:happens|they say|comes)',
  'off (?:the )?(?:list|asking|sticker|full)(?: price)?',
  'to (?:anyone|anybody|nobody)',
]);

const OFF = '(?:off|discount|reduction|less|rebate|below (?:list|asking)|under (?:list|asking)|down)';

/** "At most 12 % discount all together": the most that comes off, with nothing asked for it. */
export const MOST_OFF: readonly RegExp[] = [
  new RegExp(`(?<![a-z])${MOST} (<[pm]\\d+>) ?${OFF}?(?: (?:list|asking|sticker|full))?[ ,]*(?:${TOTAL}[ ,]*){1,8}`),
  pattern`
    (?<![a-z])(?:the )?(?:most|maximum|max|largest|biggest|deepest)[^<]{0,40}?(?<![a-z])
    (?:off|discount|reduction|knock|markdown|concession|come down|go down|drop|take off|give)(?![a-z])
    [^<]{0,40}?[ :]{1,2}(<[pm]\d+>)\W*$
  `,
  pattern`
    \b(?:never|not|nobody|no one|cannot)(?![a-z])[^<]{0,24}
    (?:discount|mark(?:ed)? down|come down|go down|drop|reduce|knock off|take off|give|cut|get|fall)[^<]{0,20}
    (?:more than|over|beyond|above|further than) (<[pm]\d+>)(?! ?(?:each|per|a [a-z]+ for))
  `,
  pattern`
    \b(?:come|go|drop|move) (?:down )?by (<[pmn]\d+>)[ ,]*(?:at (?:the )?(?:very )?most|max(?:imum)?|tops|and no more)(?![a-z])
  `,
  pattern`
    \broom to (?:haggle|negotiate|move|talk)(?: is| of|:)?(?: (?:at most|about|up to|max(?:imum)?))? (<[pmn]\d+>)
    (?:[ ,]*(?:and )?(?:no more|at most|max(?:imum)?|tops))?\W*$
  `,
];
