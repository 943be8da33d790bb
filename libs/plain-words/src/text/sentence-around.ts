import type { Place } from './said-figures.js';

const SENTENCE_MARK = /[.!?\n。！？；;]/u;

/**
 * Where the sentence around a place begins and ends, in code points; a point within a number or a name ends none.
 * @example sentenceAround([...'Oak table. Now $5.50.'], { start: 15, end: 20 }) // [10, 20]
 */
export function sentenceAround(
  points: readonly string[],
  { start, end }: Pick<Place, 'start' | 'end'>,
): [from: number, to: number] {
  const ends = (at: number): boolean =>
    SENTENCE_MARK.test(points[at] ?? '') && (points[at] !== '.' || !/\S/u.test(points[at + 1] ?? ' '));
  let [from, to] = [start, end];
  while (from > 0 && !ends(from - 1)) from -= 1;
  while (to < points.length && !ends(to)) to += 1;
  return [from, to];
}
