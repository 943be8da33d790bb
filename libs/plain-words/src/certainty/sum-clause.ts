import type { Place } from '../text/said-figures.js';
import { patternWith } from '@svc/language';

const CLAUSE_MARK = /[,.;!?\n|·•，。；！？、]/u;

/**
 * The words of the clause around a sum with the label before it; where words are written without spaces, a space ends a
 * clause.
 */
export function sumClause(points: readonly string[], { start, end, quote }: Place): string {
  const han = (at: number): boolean => /\p{Script=Han}/u.test(points[at] ?? '');
  const digit = (at: number): boolean => /\p{Nd}/u.test(points[at] ?? '');
  const ends = (at: number): boolean =>
    (CLAUSE_MARK.test(points[at] ?? '') && !(digit(at - 1) && digit(at + 1) && /[.,]/.test(points[at] ?? ''))) ||
    (points[at] === ' ' && ((han(at - 1) && (han(at + 1) || digit(at + 1))) || (digit(at - 1) && han(at + 1))));
  const cut = quote.indexOf('\n');
  const last = cut < 0 ? end : start + cut;
  let [from, to] = [start, last];
  while (from > 0 && start - from < 80 && !ends(from - 1)) from -= 1;
  while (to < points.length && to - last < 80 && !ends(to)) to += 1;
  return points.slice(from, to).join('').trim();
}

/** Words of what something cost before, or is worth elsewhere: it is not asked for now. */
const FORMER = patternWith('iu')`
    \b(?:paid|was|were|worth|cost(?: me| us)|bought|used to|elsewhere|retails?|rrp|face value)\b
    |原价
    |票面
    |买的
    |原来
    |当时
    |市价
    |市场价
  `;

/**
 * Whether the words of a sum say what it was paid before.
 * @example isFormerPrice('Paid 165 each at the time') // true
 */
export const isFormerPrice = (words: string): boolean => FORMER.test(words);

/**
 * Whether the words before a sum in its clause, behind the figure before it, say that it was paid once: "bought for
 * €2,400", and the first sum of "was £900 now £450".
 */
export function wasPaid(points: readonly string[], figure: Place, figures: readonly Place[]): boolean {
  const clause = sumClause(points, figure);
  const words = clause.slice(0, Math.max(0, clause.indexOf(figure.quote)));
  const before = figures.filter(({ end }) => end <= figure.start).at(-1);
  const from = before === undefined ? -1 : words.lastIndexOf(before.quote);
  return isFormerPrice(words.slice(from < 0 || before === undefined ? 0 : from + before.quote.length));
}

/** Marks right beside a sum that put it on top, and units of which a deal has one. */
const ON_TOP_BEFORE = /(?<![\p{Nd}\p{L}]\s?)[+＋]\s?\p{Sc}?$/u;
const ON_TOP_BEHIND = /^[\s,]*(?:extra|more|on top)\b/iu;
const DEALS = /^(?:order|deal|booking|shipment|delivery|trip|drop|单)$/u;

/** Whether a sum stands on top of a price by the marks right beside it, or by what it is paid for. */
export const standsOnTop = (points: readonly string[], { start, end }: Place, each: string | null): boolean =>
  (each !== null && DEALS.test(each)) ||
  ON_TOP_BEFORE.test(points.slice(Math.max(0, start - 5), start).join('')) ||
  ON_TOP_BEHIND.test(points.slice(end, end + 10).join(''));
