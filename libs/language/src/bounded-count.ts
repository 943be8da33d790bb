import { comparisonAt } from './figures/comparison.js';
import type { NumberMention } from './figures/number-mention.js';
import { isVague } from './figures/vague.js';

/**
 * The count nearest to one that words compare with or leave open, and whether they do: "more than 10" begins at 11.
 * How many it is to be stays open; the reply names the count that its offer is for.
 */
export function boundedBy(text: string, value: number, places: readonly NumberMention[]): [number, boolean] {
  const [first] = places;
  if (first === undefined) return [value, false];
  const comparison = comparisonAt(text, first.start, first.end);
  const isOpen = comparison !== null || isVague(text, first.start, first.end) || first.unclear;
  const step = comparison === 'above' ? 1 : comparison === 'below' && value > 1 ? -1 : 0;
  return [value + step, isOpen];
}
