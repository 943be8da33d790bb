import { EACH_AFTER, EACH_BEFORE, NO_BEFORE, TIME_BEFORE, TOTAL_AFTER, TOTAL_BEFORE } from './phrases/amount-cues.js';
import { nearTotal } from './near-total.js';
import type { NumberMention } from './figures/number-mention.js';
import { isLump } from './orders-count.js';
import type { Standing } from './reading.js';
import { isOfSomebody } from './said-of-somebody.js';
import { pattern } from './pattern.js';

/** Words of paying right before a figure: with them it is a price at any size. */
const PAYING = pattern`
    (?:
      (?<![a-z])(?:
        pay
        |paid
        |offer
        |give
        |spend
        |bid
        |budget
        |price
        |cost
        |(?:would|do|will|can|could) (?:you|u)(?: [a-z]+)?
      )(?: (?:it|this|that|you|is|of|for|at|to|me|take|do|accept)){0,2}
      |出
      |给
      |价
      |付
      |预算
    )[^a-z\d]{0,3}$
  `;

/** Whether a figure could be what one costs: between half of list and list. */
const couldCost = (value: number, list: number): boolean => value > list / 2 && value <= list * 1.05;

/**
 * The bare number with which a buyer who has named a count, and no price yet, names another: "make it 7", "and for 6?".
 * It has no currency, nothing that makes it a price or a total, and could be neither. Null where there is
 * none. A number near the total of an offer on the table is none.
 * @example countAgain('make it 7', { offers: [], listPrice: 14, lastCount: 5 }, mentions)
 * // {value: 7, …}
 */
export function countAgain(
  text: string,
  { offers, listPrice, lastCount = null }: Standing,
  mentions: readonly NumberMention[],
): NumberMention | null {
  const figures = mentions.filter(({ kind, sense }) => kind === 'money' || (kind === 'number' && sense === null));
  const [only, ...more] = figures;
  if (lastCount === null || !only || more.length > 0 || only.kind !== 'number') return null;
  if (!Number.isSafeInteger(only.value) || only.value < 1 || only.alternative !== null) return null;
  if (nearTotal(only.value, { offers })) return null;
  const before = text.slice(Math.max(0, only.start - 40), only.start);
  const after = text.slice(only.end, only.end + 40);
  const isPrice = [PAYING, EACH_BEFORE, TOTAL_BEFORE, NO_BEFORE, TIME_BEFORE].some((cue) => cue.test(before));
  if (isPrice || isLump(text, only) || isOfSomebody(before) || EACH_AFTER.test(after) || TOTAL_AFTER.test(after))
    return null;
  const counts = [1, lastCount, ...offers.map(({ quantity }) => quantity)];
  return counts.some((count) => couldCost(only.value / count, listPrice)) ? null : only;
}
