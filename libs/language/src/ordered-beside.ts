import { countedBeside, type CountedBeside } from './counted-beside.js';
import { readTimeWanted, type OptionWords, type TimeWanted } from './time-wanted.js';
import type { Vocabulary } from './vocabulary.js';

/** What a message orders beside the goods: how long, and how many of what is counted by itself. */
export interface OrderedBeside extends TimeWanted, CountedBeside {}

/**
 * What a folded message orders beside the goods, where the deal has a price by time or something that is counted by
 * itself.
 * @example orderedBeside('a week please', { period: 'day', … }).periods // 7
 * @example orderedBeside('delivery is 20 miles', { counted: ['mile'], … }).counts // { mile: 20 }
 */
export function orderedBeside(
  text: string,
  vocabulary: Pick<Vocabulary, 'period' | 'monthDays' | 'counted' | 'included'>,
  options: readonly OptionWords[] = [],
): OrderedBeside {
  const time = readTimeWanted(text, vocabulary, options);
  const { counts, places } = countedBeside(text, vocabulary);
  return { ...time, ...(counts === undefined ? {} : { counts }), places: [...time.places, ...places] };
}
