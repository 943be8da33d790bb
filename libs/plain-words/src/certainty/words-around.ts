import type { Place } from '../text/said-figures.js';

const MARK = /[,.;:!?\n|·•，。；：！？、()（）]/;
const DIGIT = /\p{Nd}/u;
/** The most code points of a remark that are quoted around a figure. */
const AROUND = 60;

/**
 * The words around a figure, from mark to mark; a point or comma between digits is no mark.
 * @example wordsAround([...'Bike $500, forks $85.'], forks).quote // 'forks $85'
 */
export function wordsAround(points: readonly string[], { start, end }: Pick<Place, 'start' | 'end'>): Place {
  const ends = (at: number): boolean =>
    MARK.test(points[at] ?? '') &&
    !(points[at] !== '\n' && DIGIT.test(points[at - 1] ?? '') && DIGIT.test(points[at + 1] ?? ''));
  let [from, to] = [start, end];
  while (from > 0 && start - from < AROUND && !ends(from - 1)) from -= 1;
  while (to < points.length && to - end < AROUND && !ends(to)) to += 1;
  while (from < start && /\s/.test(points[from] ?? '')) from += 1;
  while (to > end && /\s/.test(points[to - 1] ?? '')) to -= 1;
  return { quote: points.slice(from, to).join(''), start: from, end: to };
}
