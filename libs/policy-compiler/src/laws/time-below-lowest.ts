import { timeNamed } from '@svc/language';
import type { PlacedOf } from '@svc/plain-words';
import { saidAbout } from '@svc/plain-words';
import { offAmount, minus } from '../assemble/money-steps.js';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, Law } from '../questions/doubt.js';
import { asRead, replacing } from '../questions/doubt.js';

/** A price for a longer time that the lowest price shuts out: "€200 a week, lowest €35 a day". */
const belowLowest =
  (list: number, lowest: number) =>
  (said: PlacedOf<'break'>): boolean =>
    said.figure !== null && timeNamed(said.unit ?? '') !== null && minus(list, offAmount(list, said.figure)) < lowest;

/**
 * The price of a longer time lies below the lowest price of the shorter one. Either the lowest price holds for every
 * length, or it is that of the shorter one alone: then the longer time has its own, and nobody else gets it. The seller
 * is asked; until then the policy cannot be used.
 */
export const askAboutLowestOfTime: Law = (statements, { money }) => {
  const [list] = saidAbout(statements, 'list');
  const [floor] = saidAbout(statements, 'floor');
  if (list === undefined || floor === undefined || floor.price >= list.price) return [];
  const lower = saidAbout(statements, 'break').filter(belowLowest(list.price, floor.price));
  const least = Math.min(
    ...lower.map(({ figure }) => minus(list.price, offAmount(list.price, figure ?? { amount: 0 }))),
  );
  const free = { kind: 'free_discount', figure: { to_price: floor.price }, ...placeOf(floor) } as const;
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
        reread: (all) => [...all.map((one) => (one.kind === 'floor' ? { ...one, price: least } : one)), free],
      },
    ],
  }));
};
