import type { Place, PlacedOf, PlacedStatement } from '@svc/plain-words';
import { freeFrom, saidAbout, waivesCharge } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, Law } from '../questions/doubt.js';
import { replacing, unused } from '../questions/doubt.js';
import { countsOrder } from './charged-per.js';
import { factOf } from './pieces-are-told.js';
import { ruling } from './roles/ruling.js';

type Waiver = PlacedOf<'fact'> | PlacedOf<'not_understood'>;

/** A mark and a joining word (", but ") at most stand between a charge and what is said of it without its name. */
const NEXT = 6;

const isWaiver = (said: PlacedStatement): said is Waiver => said.kind === 'fact' || said.kind === 'not_understood';

const BRACKET = /[(（][^()（）]*[)）]/;

/** Whether a charge ends right before words, but for what a bracket says of it. */
function isNext(charge: PlacedOf<'charge'>, said: Waiver, points: readonly string[]): boolean {
  const between = points.slice(charge.end, said.start).join('').replace(BRACKET, '');
  return said.start >= charge.end && between.trim().length <= NEXT;
}

/** How many of what is sold a pack holds that is counted: "sold in trays of 12". */
const packSize = (unit: string | null, statements: readonly PlacedStatement[]): number | undefined =>
  unit === null
    ? undefined
    : saidAbout(statements, 'quantity').find(({ step, quote }) => step && quote.toLowerCase().includes(unit))?.step;

/**
 * A charge that large orders do not pay ("shipping €9.50, free from 20 cartons") is none for them, and buyers are told.
 * What no policy holds ("yearly customers get it free") is not told either: the buyer would be charged all the same.
 */
export const waiveCharges: Law = (statements, { sums, setting }) => {
  const points = [...setting.description];
  const charges = saidAbout(statements, 'charge');
  const span = (start: number, end: number): Place => ({ quote: points.slice(start, end).join(''), start, end });
  return statements.filter(isWaiver).flatMap((said): Doubt[] => {
    const how = (one: PlacedOf<'charge'>): ReturnType<typeof waivesCharge> => waivesCharge(said.quote, one.what);
    const alone = charges.find((one) => isNext(one, said, points) && how(one) === 'alone');
    const charge = alone ?? charges.findLast((one) => how(one) === 'named');
    if (charge === undefined) return [];
    const { count: named, unit = null } = freeFrom(said.quote) ?? {};
    const place = placeOf(said);
    const pack = packSize(unit, statements);
    const count = named === undefined ? undefined : named * (pack ?? 1);
    if (count === undefined || (pack === undefined && !countsOrder(unit, statements, sums)))
      return said.kind === 'fact' && alone !== undefined
        ? [ruling('/facts', place, replacing(said, unused(place)))]
        : [];
    if (charge.freeFrom === count) return [];
    const waived = replacing(charge, { ...charge, freeFrom: count });
    // What does not name the charge is told with it: "onboarding is $400, free from 25 agents".
    const told = alone === undefined ? place : span(charge.start, said.end);
    return [ruling('/terms', place, (all) => replacing(said, factOf(told))(waived(all)))];
  });
};
