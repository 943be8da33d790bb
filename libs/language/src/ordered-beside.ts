import { readNumbers } from './figures/numbers.js';
import { timeNamed } from './figures/time/time-words.js';
import { readTimeWanted, type OptionWords, type TimeWanted } from './time-wanted.js';
import type { Vocabulary } from './vocabulary.js';

/** What a message orders beside the goods: how long, and how many of what is counted by itself. */
export interface OrderedBeside extends TimeWanted {
  /** What is counted → how many; left out where nothing is. */
  counts?: Record<string, number>;
}

/** Where so far leads: "20 miles away". */
const AWAY = /^ (?:away|from (?:you|here|there|town|your place)|each way|one way|there and back|round trip)(?![a-z])/;

/** "20 miles", 20公里: numbers of what is counted by itself; two different ones of one thing count nothing. */
function countsIn(text: string, counted: readonly string[]): Pick<OrderedBeside, 'counts' | 'places'> {
  const found = readNumbers(text, { units: counted }).filter(
    ({ kind, unit, value }) =>
      kind === 'count' && unit !== null && counted.includes(unit) && Number.isSafeInteger(value) && value >= 1,
  );
  const named = new Set(found.map(({ unit }) => unit as string));
  const counts = [...named].flatMap((unit): [string, number][] => {
    const values = new Set(found.filter((one) => one.unit === unit).map(({ value }) => value));
    const [value] = values;
    return values.size === 1 && value !== undefined ? [[unit, value]] : [];
  });
  return {
    ...(counts.length > 0 ? { counts: Object.fromEntries(counts) } : {}),
    places: found.map(({ start, end }) => ({ start, end: end + (AWAY.exec(text.slice(end))?.[0].length ?? 0) })),
  };
}

/**
 * What a folded message orders beside the goods, where the deal has a price by time or something that is counted by
 * itself.
 * @example orderedBeside('a week please', { period: 'day', … }).periods // 7
 * @example orderedBeside('delivery is 20 miles', { counted: ['mile'], … }).counts // { mile: 20 }
 */
export function orderedBeside(
  text: string,
  vocabulary: Pick<Vocabulary, 'period' | 'monthDays' | 'counted'>,
  options: readonly OptionWords[] = [],
): OrderedBeside {
  const { counted = [] } = vocabulary;
  const time = readTimeWanted(text, vocabulary, options);
  const things = counted.filter((unit) => timeNamed(unit) === null);
  const { counts, places } = things.length === 0 ? { places: [] } : countsIn(text, things);
  return { ...time, ...(counts === undefined ? {} : { counts }), places: [...time.places, ...places] };
}
