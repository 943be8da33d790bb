import { isDay } from './concepts.js';
import { nounIsSold } from './counted-things.js';
import { foldPhrase } from './find-phrases.js';
import type { NumberMention } from './figures/number-mention.js';
import { readNumbers } from './figures/numbers.js';
import type { Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

/** A piece of a folded text. */
interface Place {
  readonly start: number;
  readonly end: number;
}

const isCount = ({ kind, sense }: NumberMention): boolean => (kind === 'count' || kind === 'number') && sense === null;

/**
 * Whether words of a message stand with a number that an option has not, though it has one of its own: "4 weeks" are
 * none of "12 weeks or more".
 * @param label what the option is called
 * @param place where the words stand
 * @param mentions the numbers of the message
 */
export function namesAnotherNumber(label: string, place: Place, mentions: readonly NumberMention[]): boolean {
  const beside = mentions.filter(
    ({ kind, start, end }) => (kind === 'count' || kind === 'number') && start < place.end && end > place.start,
  );
  if (beside.length === 0) return false;
  const own = readNumbers(label).map(({ value }) => value);
  return own.length > 0 && !beside.some(({ value }) => own.includes(value));
}

/** What may stand between a number and what it counts. */
const BETWEEN = /^ ?(?:(?:more|extra|additional|(?:of )?(?:the|your|those|these)|x|×) )?$/;
/** An English noun that several of are named; what ends in "ss" is one. */
const PLURAL = /[a-rt-z]s$/;

/**
 * The number with which a clause counts what an option is called: "4 gift boxes", 5个坐垫. Null where none does: of
 * what is named in the singular one is meant, and the deal's own unit counts what is sold ("10瓶送货").
 * @param clause the folded clause
 * @param place where the option's words stand in it
 * @example countOfOption('4 lamps', { start: 2, end: 7 }, readNumbers('4 lamps'), vocabulary)?.value // 4
 */
export function countOfOption(
  clause: string,
  place: Place,
  mentions: readonly NumberMention[],
  vocabulary: Pick<Vocabulary, 'unit' | 'name'> & Partial<Pick<Vocabulary, 'terms'>>,
): NumberMention | null {
  const number = mentions.find(({ start, end }) => start < place.start && BETWEEN.test(clause.slice(end, place.start)));
  if (number === undefined || !isCount(number) || number.value <= 1) return null;
  const words = clause.slice(place.start, place.end);
  // "Two weekends" tells when, and counts nothing that is ordered.
  if (isDay(words)) return null;
  const isPlural = PLURAL.test(words) && number.unit !== foldPhrase(vocabulary.unit ?? '');
  const isNamed = number.unit === null || number.unit === 'of' || number.end > place.start;
  const counts = isNamed ? isPlural : !nounIsSold(number.unit, clause.slice(number.end), vocabulary);
  return counts ? number : null;
}

/**
 * The numbers of a message that may be how many are ordered: those on the table, and each that is named twice. An
 * option is had for all of an order or for none of it, so another number of it is no part of any offer.
 * @example [...countsOrdered('20 chairs and 20 cushions', { offers: [], listPrice: 8 })] // [20]
 */
export function countsOrdered(text: string, { offers, lastCount }: Standing): ReadonlySet<number> {
  const named = readNumbers(text).filter(isCount);
  const twice = named.filter(({ value }, at) => named.some((other, place) => place !== at && other.value === value));
  return new Set([
    ...offers.map(({ quantity }) => quantity),
    ...(lastCount == null ? [] : [lastCount]),
    ...twice.map(({ value }) => value),
  ]);
}
