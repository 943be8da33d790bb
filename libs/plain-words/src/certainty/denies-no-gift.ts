import { foldText, patternWith } from '@svc/language';
import type { Place, SaidFigure } from '../text/said-figures.js';
import { sentenceAround } from '../text/sentence-around.js';
import { isPaidForTime } from '../words/paid-for-time.js';

/** What is not needed: nobody could ask the seller to give it. */
const NO_NEED = patternWith('iu')`
    ^\W*(?:no|not)[ ][\p{L}\s-]+?[ ](?:needed|required|necessary)\b
    |^(?:不需要?|不用|无需|无须|毋需)(?!.*(?:条件|理由|价|什么))
  `;
/** Whoever uses a thing brings it or bears what it costs to run. */
const BORNE = patternWith('iu')`
    ^\p{Script=Han}{2,10}?(?:自理|自备|自费|自付|自出|另算|另计)$
    |^\p{Script=Han}{1,10}?[费税金](?:我|卖[家方]|房东)(?:来?[付出]|负担|承担)$
    |^[\p{L} ]{3,40}\b(?:is|are)[ ](?:covered|paid|borne|arranged|split)[ ](?:by|between)[ ]
      (?:me|us|(?:the[ ])?(?:buyer|seller|tenant|hirer|owner)s?)$
    |^\p{Script=Han}{2,10}?由?(?:买[家方]|客户|租客|学生|对方)(?:自理|自备|自费|自付|自出|[付出]|负担|承担)$
  `;
/** A multiple of the price is a price. */
const MULTIPLE = /[翻倍半双三]倍?/u;
/** People, animals and what they do, denied alone. */
const LIVING = /^\W*no (?:\p{L}+ers|pets?|animals|smok\p{L}+(?: \p{L}+)?)\W*$/iu;

/**
 * Whether words say who bears a running cost, or who brings what is used. Where a sum stands in the sentence it is the
 * price of it.
 * @example tellsWhoPays({ quote: '水电自理', … }, points, figures) // true
 */
export function tellsWhoPays(place: Place, points: readonly string[], figures: readonly SaidFigure[]): boolean {
  const words = foldText(place.quote).text.trim();
  const [, to] = sentenceAround(points, place);
  const priced = figures.some(({ start, end }) => end > place.start && start < to);
  return BORNE.test(words) && !MULTIPLE.test(words) && !priced;
}

/**
 * Whether words that read like a refusal say that something is not needed: nobody could ask the seller to give it.
 * @example deniesNeed('No licence needed') // true
 * @example deniesNeed('No pets') // false
 */
export const deniesNeed = (words: string): boolean => NO_NEED.test(foldText(words).text);

/**
 * Whether words refuse people, animals or what they do: of a thing that is let "no pets" is a refusal, of a thing that
 * is sold it tells where it stood.
 * @param prices the words of the prices
 * @example refusesGuests('No smokers', ['€540 a month']) // true
 */
export const refusesGuests = (words: string, prices: readonly string[]): boolean =>
  LIVING.test(words) && prices.some(isPaidForTime);

/** People, however they are counted: a closed class. */
const PERSON = String.raw`(?:guests?|people|persons?|pax|adults?|children|heads?|人|位|名)`;
const HOLDS_PEOPLE = patternWith('iu')`
    ^\W*(?:(?:for[ ])?up[ ]to|max(?:imum)?|at[ ]most|最多(?:容纳)?|可容纳|容纳)[ ]?
    [\p{Nd}一二三四五六七八九十百]+[ ]?${PERSON}\W*$
  `;
const PER_PERSON = patternWith('iu')`(?:\b(?:per|a|each)[ ]|\/[ ]?|[每一])${PERSON}`;

/**
 * Whether words say how many people a thing holds: where nothing is paid for a person, they bound no order.
 * @param prices the words of the prices
 * @example holdsPeople('up to 300 guests', ['$900 for an evening']) // true
 */
export const holdsPeople = (words: string, prices: readonly string[]): boolean =>
  HOLDS_PEOPLE.test(foldText(words).text) && !prices.some((price) => PER_PERSON.test(price));
