import type { Place, PlacedStatement, SaidFigure } from '@svc/plain-words';
import { saidAbout } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';

const MARK = /[,.;:!?\n|·•，。；：！？、()（）]/;
const DIGIT = /\p{Nd}/u;
/** The most code points of a remark that are quoted around a figure. */
const AROUND = 60;

/**
 * The words around a figure, from mark to mark; a point or comma between digits is no mark.
 * @example wordsAround([...'Bike $500, forks $85.'], forks).quote // 'forks $85'
 */
export function wordsAround(points: readonly string[], { start, end }: SaidFigure): Place {
  const ends = (at: number): boolean =>
    MARK.test(points[at] ?? '') && !(DIGIT.test(points[at - 1] ?? '') && DIGIT.test(points[at + 1] ?? ''));
  let [from, to] = [start, end];
  while (from > 0 && start - from < AROUND && !ends(from - 1)) from -= 1;
  while (to < points.length && to - end < AROUND && !ends(to)) to += 1;
  while (from < start && /\s/.test(points[from] ?? '')) from += 1;
  while (to > end && /\s/.test(points[to - 1] ?? '')) to -= 1;
  return { quote: points.slice(from, to).join(''), start: from, end: to };
}

/** Words that another statement was read from are part of the policy. */
const isUsed = (statements: readonly PlacedStatement[], quote: string): boolean =>
  statements.some((said) => said.kind !== 'not_understood' && said.kind !== 'name' && said.quote === quote);

/**
 * What a description says that became no part of the policy: remarks that were not understood, and the words around
 * each figure that is in no part and in no question. Each is told once, in the order of the description.
 */
export function notUsed(
  description: string,
  statements: readonly PlacedStatement[],
  unused: readonly SaidFigure[],
): Place[] {
  const places: Place[] = saidAbout(statements, 'not_understood')
    .filter(({ reason, quote }) => reason !== 'quantity' && !isUsed(statements, quote))
    .map(({ quote, start, end }) => ({ quote, start, end }));
  const points = [...description];
  for (const figure of unused) {
    const told = places.some(
      ({ start, end, quote }) => figure.start >= start && figure.end <= end && quote.includes(figure.quote),
    );
    const around = wordsAround(points, figure);
    // Of words that are used otherwise only the figure is left aside.
    if (!told) places.push(isUsed(statements, around.quote) ? placeOf(figure) : around);
  }
  const inOrder = places.sort((left, right) => left.start - right.start || right.end - left.end);
  return inOrder.filter(({ quote }, at) => quote !== '' && inOrder.findIndex((one) => one.quote === quote) === at);
}
