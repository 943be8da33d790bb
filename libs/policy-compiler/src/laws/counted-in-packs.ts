import type { PlacedOf, PlacedStatement, SaidFigure } from '@svc/plain-words';
import {
  fullUnit,
  isPackOf,
  namesPack,
  pricesEach,
  saidAbout,
  sameUnit,
  tellsPackSize,
  wordsAround,
} from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, DoubtChoice, Law } from '../questions/doubt.js';
import { asRead, notPart, replacing, unused } from '../questions/doubt.js';
import { isSpan } from './roles/price-roles.js';
import { ruling } from './roles/ruling.js';

type Counted = PlacedOf<'break'> | PlacedOf<'quantity'>;

/** How many a pack holds, where the words say so; what is paid for it is no size. */
function packSize(
  unit: string,
  paid: readonly number[],
  figures: readonly SaidFigure[],
  points: readonly string[],
): number | undefined {
  return figures.find(
    (figure) =>
      (figure.kind === 'count' || figure.kind === 'number') &&
      Number.isInteger(figure.value) &&
      !paid.includes(figure.value) &&
      figure.value >= 2 &&
      figure.value <= 100_000 &&
      tellsPackSize(wordsAround(points, figure).quote, unit, figure.quote),
  )?.value;
}

/** What the list price is for: as it was read, or the one thing counted in its words ("3块8一双"). */
function pricedUnit(list: PlacedOf<'list'>, figures: readonly SaidFigure[]): string | null {
  if (list.unit !== null) return list.unit;
  const one = figures.find(
    ({ value, unit, start, end }) => value === 1 && unit && start >= list.start && end <= list.end,
  );
  return one?.unit ?? null;
}

/** Whether the price may be for something smaller than what is counted. */
function isPack(unit: string, list: PlacedOf<'list'> | undefined, figures: readonly SaidFigure[]): boolean {
  // A day holds nothing: "一天九百，五天以上820" counts days.
  if (!list || isSpan(fullUnit(unit))) return false;
  const priced = pricedUnit(list, figures);
  return priced === null ? pricesEach(list.quote) : !sameUnit(priced, unit);
}

const times = (said: Counted, size: number): PlacedStatement =>
  said.kind === 'break'
    ? { ...said, from: said.from * size, ...(said.upTo === undefined ? {} : { upTo: said.upTo * size }), unit: null }
    : {
        ...said,
        ...(said.min === undefined ? {} : { min: said.min * size }),
        ...(said.max === undefined ? {} : { max: said.max * size }),
        unit: null,
      };

const countOf = (said: Counted): number => (said.kind === 'break' ? said.from : (said.min ?? said.max ?? 0));

/** A volume in packs of nobody knows how many is given to nobody until the seller says what it counts. */
const openVolume = (said: PlacedOf<'break'>): Doubt => ({
  kind: 'counted_in_packs',
  path: '/quantity',
  place: placeOf(said),
  args: [said.quote],
  severity: 'warning',
  stake: said.from,
  choices: [notPart(said), { id: 'as_counted', args: [String(said.from)], reread: asRead }],
});

/** "€60 a case, full cases of 6": what a pack holds is no step of orders that are counted in packs. */
const holdsOnly = (said: PlacedOf<'quantity'>, unit: string | null): boolean =>
  said.step !== undefined &&
  unit !== null &&
  namesPack(unit) &&
  said.quote.toLowerCase().includes(unit.toLowerCase().replace(/s$/, ''));

/**
 * A volume counted in packs, where a pack holds so many and the price is for one, is asked about. Until answered it is
 * counted in what the price is for: the larger order is the one that surely gets the discount.
 */
export const askAboutPacks: Law = (statements, { figures, setting }) => {
  const [list] = saidAbout(statements, 'list');
  const points = [...setting.description];
  const counted: Counted[] = [...saidAbout(statements, 'break'), ...saidAbout(statements, 'quantity')];
  const paid = saidAbout(statements, 'break').flatMap(({ figure }) => ('to_price' in figure ? [figure.to_price] : []));
  const unit = list === undefined ? null : pricedUnit(list, figures);
  return counted.flatMap((said): Doubt[] => {
    if (said.kind === 'quantity' && holdsOnly(said, unit))
      return [ruling('/quantity', placeOf(said), replacing(said, unused(said)))];
    if (said.unit === null || !isPack(said.unit, list, figures)) return [];
    const size = packSize(said.unit, paid, figures, points);
    if (size === undefined)
      return said.kind === 'break' && namesPack(said.unit) && !isPackOf(said.quote) ? [openVolume(said)] : [];
    const [many, few] = [countOf(said) * size, countOf(said)];
    const packs: DoubtChoice = {
      id: 'packs_of',
      args: [String(many), String(size)],
      reread: replacing(said, times(said, size)),
    };
    const written: DoubtChoice = { id: 'as_counted', args: [String(few)], reread: asRead };
    return [
      {
        kind: 'counted_in_packs',
        path: '/quantity',
        place: placeOf(said),
        args: [said.quote],
        severity: said.kind === 'break' ? 'error' : 'warning',
        stake: many,
        choices: [packs, written],
      },
    ];
  });
};
