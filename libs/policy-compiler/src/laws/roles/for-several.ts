import type { PlacedOf, SaidFigure } from '@svc/plain-words';
import type { LawContext } from '../../questions/doubt.js';
import { figureOf } from './read-as.js';

/** "3 for $10, $4 each": beside a lower price of one, what several cost together is not the price. */
export function isForSeveral({ start, value }: SaidFigure, { sums }: LawContext): boolean {
  const count = sums.find(({ figure }) => figure.start === start)?.count;
  const isOne = ({ figure, each }: LawContext['sums'][number]): boolean => each !== null && figure.value < value;
  return count !== undefined && count !== null && count.marked && count.from > 1 && sums.some(isOne);
}

/** So many times dearer a bare number is the number of a model before it is the price. */
const TIMES_DEARER = 2;

/** No bare number that is far dearer takes the place of a sum that is written with its currency: "10256, 2200元". */
export const outranks = (said: PlacedOf<'list'>, { figures, roles: { list } }: LawContext): boolean =>
  list?.kind === 'number' && list.value > TIMES_DEARER * said.price && figureOf(said, figures)?.kind === 'money';
