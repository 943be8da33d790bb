import { timeNamed } from '@svc/language';
import type { PlacedOf, PlacedStatement } from '@svc/plain-words';
import { saidAbout } from '@svc/plain-words';
import type { PeriodUnit } from '@svc/policy-rules';
import { inTimeOf, timedBy } from '../assemble/period.js';
import { offAmount, minus } from '../assemble/money-steps.js';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, Law } from '../questions/doubt.js';
import { asRead, replacing } from '../questions/doubt.js';

/** A price for a longer time that the lowest price shuts out: "€200 a week, lowest €35 a day". */
const belowLowest =
  (list: number, lowest: number) =>
  (said: PlacedOf<'break'>): boolean =>
    said.figure !== null && timeNamed(said.unit ?? '') !== null && minus(list, offAmount(list, said.figure)) < lowest;

/** Orders of the shorter time may be bargained down; those that reach the longer one have its price. */
const BARGAIN = { kind: 'break', how: 'up_to', extra: false, stacks: false } as const;

/** The smallest order in the time of the price. */
function smallest(statements: readonly PlacedStatement[], unit: PeriodUnit | null): number {
  const bounds = saidAbout(statements, 'quantity').filter((said) => timeNamed(said.unit ?? '') !== null);
  const { said } = unit === null ? { said: [] } : inTimeOf(unit, bounds);
  return Math.max(1, ...said.map(({ min = 1 }) => min));
}

/**
 * The price of a longer time lies below the lowest price of the shorter one. Either the lowest price holds for every
 * length, or it is that of the shorter one alone: then the longer time has its own, and nobody else gets it. The seller
 * is asked; until then the policy cannot be used.
 */
export const askAboutLowestOfTime: Law = (statements, { money, setting }) => {
  const [list] = saidAbout(statements, 'list');
  const [floor] = saidAbout(statements, 'floor');
  if (list === undefined || floor === undefined || floor.price >= list.price) return [];
  const lower = saidAbout(statements, 'break').filter(belowLowest(list.price, floor.price));
  const least = Math.min(
    ...lower.map(({ figure }) => minus(list.price, offAmount(list.price, figure ?? { amount: 0 }))),
  );
  const { unit } = timedBy(statements, setting.description);
  const room = [
    { kind: 'free_discount', figure: { amount: 0 }, ...placeOf(floor) },
    { ...BARGAIN, from: smallest(statements, unit), unit, figure: { to_price: floor.price }, ...placeOf(floor) },
  ] as const;
  return lower.map((said): Doubt => ({
    kind: 'time_below_lowest',
    path: '/floor_price',
    place: placeOf(said),
    args: [said.quote, money(floor.price)],
    severity: 'error',
    stake: minus(floor.price, least),
    unanswered: asRead,
    choices: [
      {
        id: 'lowest_for_all',
        args: [money(floor.price)],
        reread: replacing(said, { ...said, figure: { to_price: floor.price } }),
      },
      {
        id: 'lowest_of_time',
        args: [money(floor.price)],
        reread: (all) => [
          ...all.map((one) => (one.kind === 'floor' ? { ...one, price: least } : one)),
          ...(saidAbout(all, 'free_discount').length === 0 ? room : []),
        ],
      },
    ],
  }));
};
