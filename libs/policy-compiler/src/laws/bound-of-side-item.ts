import { saidAbout, sameUnit, sentenceAround, type PlacedOf, type PriceFigure } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import { replacing, unused, type Law, type LawContext } from '../questions/doubt.js';
import { ruling } from './roles/ruling.js';
import { isIn } from './unread-figures.js';

/** The sum that stands nearest before a bound in its sentence. */
function sumBefore(said: PlacedOf<'quantity'>, { figures, sums, setting }: LawContext): PriceFigure | undefined {
  const bound = figures.find((one) => isIn(one, said) && (one.value === said.min || one.value === said.max));
  if (bound === undefined) return undefined;
  const [begin] = sentenceAround([...setting.description], bound);
  return sums.filter(({ figure }) => figure.start >= begin && figure.end <= bound.start).at(-1);
}

/** Whether a sum is paid for each of what a bound counts: "£1 each, minimum order 40 chairs". */
const isFor = (said: PlacedOf<'quantity'>, { each }: PriceFigure): boolean =>
  each !== null && (each === '' || said.unit === null || sameUnit(said.unit, each));

/**
 * How many can be ordered of something that is sold beside bounds no order: "Hall hire £300. Chairs £1 each, minimum
 * order 40 chairs" sells one hall. It is so where the price is paid for no unit, and the bound stands behind another
 * sum, which is paid for each of what it counts.
 */
export const leaveSideBounds: Law = (statements, context) => {
  const [price, ...others] = saidAbout(statements, 'list');
  if (price === undefined || others.some((other) => other.price !== price.price) || price.unit !== null) return [];
  const isPrice = ({ values }: PriceFigure): boolean =>
    values.includes(price.price) || saidAbout(statements, 'floor').some((floor) => values.includes(floor.price));
  if (context.sums.some((sum) => sum.values.includes(price.price) && sum.each !== null)) return [];
  return saidAbout(statements, 'quantity')
    .filter(({ implied }) => !implied)
    .filter((said) => {
      const sum = sumBefore(said, context);
      return sum !== undefined && !isPrice(sum) && isFor(said, sum);
    })
    .map((said) => ruling('/quantity', placeOf(said), replacing(said, unused(placeOf(said)))));
};
