import type { PlacedOf, PlacedStatement } from '@svc/plain-words';
import { saidAbout } from '@svc/plain-words';
import { SCALES } from '../accounting/figure-becomes.js';
import type { Doubt, DoubtChoice, Law } from '../questions/doubt.js';
import { asRead, replacing, unused } from '../questions/doubt.js';

/** A lowest price below this share of the list price is asked about. */
export const PLAUSIBLE_FLOOR_SHARE = 0.5;

type Floor = PlacedOf<'floor'>;

const listOf = (statements: readonly PlacedStatement[]): number | undefined => {
  const lists = saidAbout(statements, 'list');
  return (lists.find(({ strength }) => strength === 'strong') ?? lists[0])?.price;
};

/** The one amount between half of the list price and the list price that a number is short for, or undefined. */
function scaledTo(list: number, price: number): number | undefined {
  const fits = SCALES.map((scale) => Math.round(price * scale * 1e6) / 1e6).filter(
    (amount) => amount >= list * PLAUSIBLE_FLOOR_SHARE && amount <= list,
  );
  return fits.length === 1 ? fits[0] : undefined;
}

/**
 * A lowest price under half of the list price is asked about. Where it can only be short for an amount near the
 * list price ("370" for 370,000) it is read so until answered: the higher reading signs nothing that was not allowed.
 */
export const askAboutScale: Law = (statements, { money }) => {
  const list = listOf(statements);
  if (list === undefined) return [];
  return saidAbout(statements, 'floor')
    .filter(({ price }) => price > 0 && price < list * PLAUSIBLE_FLOOR_SHARE)
    .map((floor): Doubt => doubtOf(floor, list, money));
};

function doubtOf(floor: Floor, list: number, money: (amount: number) => string): Doubt {
  const amount = scaledTo(list, floor.price);
  const written: DoubtChoice = { id: 'as_written', args: [money(floor.price)], reread: asRead };
  const none: DoubtChoice = {
    id: 'not_the_lowest',
    args: [money(floor.price)],
    reread: replacing(floor, unused(floor)),
  };
  const scaled: DoubtChoice[] =
    amount === undefined
      ? []
      : [{ id: 'scaled', args: [money(amount)], reread: replacing(floor, { ...floor, price: amount }) }];
  return {
    kind: 'lowest_price_scale',
    path: '/floor_price',
    place: floor,
    args: [money(amount ?? floor.price), money(list)],
    severity: amount === undefined ? 'error' : 'warning',
    stake: list - floor.price,
    choices: [...scaled, written, none],
  };
}
