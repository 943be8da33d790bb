import { paidFor } from '@svc/language';
import type { Place } from '../text/said-figures.js';

/**
 * Sums with the words of the time that each is paid for, by their places; sums that are paid for no time are left out.
 * @example timePlaces('Bike hire €15 a day', [fifteen])[0]?.quote // '€15 a day'
 */
export function timePlaces(description: string, sums: readonly Place[]): Place[] {
  const points = [...description];
  const unitsTo = (point: number): number => points.slice(0, point).join('').length;
  return sums.flatMap(({ start, end }): Place[] => {
    const time = paidFor(description, unitsTo(start), unitsTo(end));
    if (time === null) return [];
    const from = [...description.slice(0, time.start)].length;
    const to = [...description.slice(0, time.end)].length;
    return [{ quote: points.slice(from, to).join(''), start: from, end: to }];
  });
}
