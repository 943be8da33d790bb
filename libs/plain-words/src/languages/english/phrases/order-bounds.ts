import { oneOf } from '../../../words/one-of.js';
import { part, pattern } from '@svc/language';

/** What is ordered, by its size. */
const ORDER = part`
    (?:
      [ ]
        (?:
          order
          |quantity
          |batch
          |lot
          |booking
          |amount
          |group
          |party
          |set
          |run
          |load
          |single
          |one
          |hire
          |stay
          |number
          |possible
        )
    ){0,8}
  `;

const TAG = '(<[cn]\\d+>)';

const NOT = oneOf([
  "n't",
  '\\bnot',
  '\\bcannot',
  '\\bno',
  '\\bnever',
  '\\bnobody',
  '\\bno one',
  '\\bnothing',
  '\\bnone',
  '\\brefuse',
  '\\bimpossible',
  '\\bunable',
]);

const OVER = oneOf([
  'more than',
  'over',
  'above',
  'beyond',
  'past',
  'exceed(?:s|ing)?',
  'larger than',
  'bigger than',
  'higher than',
  'in excess of',
]);

const UNDER = oneOf(['fewer than', 'less than', 'under', 'below', 'smaller than', 'lower than', 'short of', 'beneath']);

const FILLER = "(?: (?!for\\b|off\\b)[a-z']+\\.?){0,4}?";

/** What stands before the largest order. */
const MOST_BEFORE = [
  'up to',
  'one (?:to|up to|or as many as|-)',
  '(?:have|take|buy|get|rent|book|order|as many as|up to) all',
  'at most',
  'no more than',
  'max(?:imum)?',
  'ceiling(?: (?:is|of|at))?',
  'stock(?: (?:is|of|at|level))?',
  'tops',
  'can only [a-z]+',
  `(?:biggest|largest|longest|greatest|highest)${ORDER}`,
  part`
    (?:truck|van|lorry|oven|kitchen|workshop|room|kiln|line|factory|warehouse|team|we|i)[ ]
    (?:takes?|holds?|fits?|carries|seats?)
  `,
];

/** What stands behind it. */
const MOST_AFTER = [
  'tops',
  "(?:so )?that's (?:the |our |my )?(?:limit|max|most|cap|ceiling|lot|all|it)",
  'the (?:most|max(?:imum)?|limit|cap|largest|biggest|longest|upper limit)',
  'max(?:imum)?',
  'at (?:the )?(?:very )?most',
  'left',
  'remaining',
  'available',
  "(?:is|are|and|,) ?(?:all|that's (?:it|all)|that is (?:it|all)|no more|not one more)",
  '(?:is|are|as|being) (?:the |my |our )?(?:limit|max|maximum|ceiling|cap|most|largest|biggest|longest|top)',
];

/** What stands before the smallest order. */
const LEAST_BEFORE = [
  'at least',
  'no fewer than',
  'min(?:imum)?(?: (?:is|of|order|quantity|purchase|booking)){0,8}',
  'moq(?: is)?',
  `(?:smallest|shortest|least|fewest)${ORDER}`,
  'start (?:at|from|with)',
  'only (?:ship|sell|deliver|supply|send)',
];

const LEAST_AFTER = [
  'min(?:imum)?',
  'at (?:the )?(?:very )?least',
  '(?:is|are|as|being) (?:the |my |our )?(?:minimum|smallest|shortest|fewest|least|moq|bottom)',
];

export const MOST: readonly RegExp[] = [
  new RegExp(`\\b${oneOf(MOST_BEFORE)}[ :=]*${FILLER}[ :=,]*${TAG}(?! ?(?:rounds|offers|days|months))`),
  new RegExp(`${TAG}${FILLER},? ${oneOf(MOST_AFTER)}(?![a-z])`),
  new RegExp(`${NOT}[^<]{0,44}\\b${OVER} ${TAG}`),
  new RegExp(`\\b${OVER} ${TAG}[^<]{0,40}${NOT}`),
];

export const LEAST: readonly RegExp[] = [
  new RegExp(`\\b${oneOf(LEAST_BEFORE)}[ :=]*${FILLER}[ :=,]*${TAG}`),
  new RegExp(`^[^<]{0,40}${TAG}${FILLER},? ${oneOf(LEAST_AFTER)}(?![a-z])`),
  new RegExp(`${NOT}[^<]{0,44}\\b${UNDER} ${TAG}`),
  new RegExp(`\\b${UNDER} ${TAG}[^<]{0,40}${NOT}`),
];

export const RANGES: readonly RegExp[] = [
  pattern`
    \b
    (?:
      between
      |anywhere from
      |from
      |order
      |orders
      |buy
      |take
      |book
      |sell
      |ship
      |supply
      |do
      |cater
      |handle
      |host
      |seat
      |serve
      |feed
      |accept
      |accommodate
      |deliver
      |manage
      |fit
      |make
      |offer
      |hire
      |rent
      |groups?
      |parties
      |bookings?
      |for
      |quantit(?:y|ies)
      |sizes?
      |amounts?
      |volumes?
      |of
      |anything from
    )[ :=]*(?:run |range |are |is |for |from |of |between |at least ){0,8}${TAG}(?: [a-z]+)? ?(?:\bto\b|\band\b)
    [ ]?${TAG}(?! ?(?:years|months|days|hours))
  `,
  pattern`
    ^\W*(?:[a-z]+:? ){0,3}${TAG}(?: [a-z]+)? ?to ?${TAG}
    (?: (?:per|an?|each|for (?:one|each|every)|in one) [a-z]+)?\W*$
  `,
];

/** What makes the numbers of a clause no order. */
export const NO_ORDER = pattern`
    <[mp]
    |\b(?:if|when|open|opening|am|pm|o'clock|aged?|weighs?|kids|children|made|built|wide|tall|long|high|deep)\b
    |\b
      (?:
        rounds?
        |offers?
        |counter
        |price[ds]?
        |pay
        |asking
        |discount
        |cheaper
        |years? old
        |owners?
        |took
        |bought
        |ordered
        |km
        |miles
        |rating
        |stars?
        |(?<!the |our |my )rooms?
        |bedrooms?
        |seater
        |doors?
        |battery
        |inch(?:es)?
        |sizes? in
      )\b
  `;
