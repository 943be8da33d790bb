import type { ChargedBeyond, PlacedStatement, SaidFigure } from '@svc/plain-words';
import { chargesBeyond, namesNothing, saidAbout, sameUnit } from '@svc/plain-words';
import { timeUnit } from '@svc/language';
import { placeOf } from '../assemble/draft.js';
import type { Law, LawContext } from '../questions/doubt.js';
import { countsOrder } from './charged-per.js';
import { ruling } from './roles/ruling.js';
import { isIn } from './unread-figures.js';

/** What costs less than this share of the price, a piece, is no price of a larger order. */
const NO_BREAK = 1 / 3;

/** Whether what goes beyond is what an order counts anyway: then it is a price of a larger or longer order. */
function isOrdered(one: ChargedBeyond, statements: readonly PlacedStatement[], { sums, period }: LawContext): boolean {
  const time = timeUnit(one.noun);
  if (time !== null && time === period) return true;
  const unit = saidAbout(statements, 'unit').some((said) => sameUnit(said.unit, one.noun));
  return unit || countsOrder(one.noun, statements, sums);
}

const isSmall = ({ amount }: ChargedBeyond, statements: readonly PlacedStatement[]): boolean =>
  saidAbout(statements, 'list').some(({ price }) => amount < price * NO_BREAK);

/** Statements of the words of a charge give way to it; what only begins or ends in them stays, but for what is told. */
const givesWay = (said: PlacedStatement, { start, end }: ChargedBeyond): boolean =>
  (said.start >= start && said.end <= end && (said.kind !== 'fact' || said.end === end)) ||
  (said.kind === 'not_understood' && said.start < end && said.end > start);

/** "That's 4 hours": words of which the charge holds all that they say. */
const saysNoMore = (said: PlacedStatement, { included }: ChargedBeyond, figures: readonly SaidFigure[]): boolean =>
  said.kind === 'not_understood' &&
  figures.some(
    (one) =>
      one.kind === 'count' &&
      one.value === included &&
      isIn(one, said) &&
      namesNothing(said.quote.replace(one.quote, '')),
  );

/**
 * What is paid for each of something beyond an included number ("travel beyond 50 km costs €0.80 per km") is a charge
 * that is ordered by its own count. Where no words say how many are included, those beyond are counted.
 */
export const chargeBeyond: Law = (statements, context) => {
  const { setting, figures } = context;
  return chargesBeyond([...setting.description], figures).flatMap((one) => {
    const others = statements.filter((said) => !givesWay(said, one));
    if (isOrdered(one, others, context) || (one.mayBeBreak && !isSmall(one, others))) return [];
    const { what, amount, count, included, covered } = one;
    const per = { count, included: included ?? 0 };
    const where = { ...(covered && { covered }), ...placeOf(one) };
    const charge: PlacedStatement = { kind: 'charge', what, figure: { amount }, per, ...where };
    return [
      ruling('/terms', placeOf(one), (all) => [
        ...all.filter((said) => !givesWay(said, one) && !saysNoMore(said, one, figures)),
        charge,
      ]),
    ];
  });
};
