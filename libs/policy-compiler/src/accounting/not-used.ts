import type { Place, PlacedStatement, SaidFigure } from '@svc/plain-words';
import { saidAbout, wordsAround } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';

/** Words that another statement was read from are part of the policy. */
const isUsed = (statements: readonly PlacedStatement[], quote: string): boolean =>
  statements.some((said) => said.kind !== 'not_understood' && said.kind !== 'name' && said.quote === quote);

/** Whether words stand in others: a clause is told once, with the sentence around it. */
const holds = (outer: Place, { start, end }: Place): boolean => outer.start <= start && outer.end >= end;

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
  return inOrder.filter(
    (place, at) =>
      place.quote !== '' &&
      inOrder.findIndex((one) => one.quote === place.quote) === at &&
      !inOrder.some((one) => one !== place && one.quote !== place.quote && holds(one, place)),
  );
}
