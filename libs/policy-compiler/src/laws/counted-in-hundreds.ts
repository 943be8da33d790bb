import { unitScale } from '@svc/language';
import type { PlacedOf, PlacedStatement } from '@svc/plain-words';
import { perHundred, saidAbout } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import { replacing } from '../questions/doubt.js';
import type { Doubt, Law, LawContext } from '../questions/doubt.js';
import { figureOf } from './roles/read-as.js';
import { inTurn, ruling } from './roles/ruling.js';

/** What the list price is paid for, by its own words or by those right beside the sum. */
const unitOf = (list: PlacedOf<'list'>, { sums }: LawContext): string | null =>
  list.unit ?? sums.find(({ values }) => values.includes(list.price))?.each ?? null;

/** A count in the unit of the price; as it is where it is smaller than that, or no multiple of it. */
const inUnits = (count: number, scale: number): number =>
  count >= scale && count % scale === 0 ? count / scale : count;

function counted(said: PlacedOf<'break' | 'quantity'>, scale: number, unit: string): PlacedStatement {
  if (said.kind === 'break') {
    const rest = said.upTo === undefined ? {} : { upTo: inUnits(said.upTo, scale) };
    return { ...said, from: inUnits(said.from, scale), ...rest, unit };
  }
  return {
    ...said,
    ...(said.min === undefined ? {} : { min: inUnits(said.min, scale) }),
    ...(said.max === undefined ? {} : { max: inUnits(said.max, scale) }),
    unit,
  };
}

/** "$4 per 100": the price is for a hundred, and says so. */
const nameTheHundred: Law = (statements, { figures, setting }) =>
  saidAbout(statements, 'list').flatMap((list): Doubt[] => {
    const figure = list.unit === null ? figureOf(list, figures) : undefined;
    const unit = figure && perHundred([...setting.description], figure, figures, setting.language);
    return unit == null ? [] : [ruling('/quantity/unit', placeOf(list), replacing(list, { ...list, unit }))];
  });

/**
 * Where the price is for a hundred or a thousand, so are the counts of the policy: "£12 per hundred, from 2,000 flyers
 * £10.50" is from twenty hundreds on, and 5万字 at a price 每千字 are fifty.
 */
const countTheHundreds: Law = (statements, context) => {
  const [list] = saidAbout(statements, 'list');
  const unit = list === undefined ? null : unitOf(list, context);
  const found = unit === null ? null : unitScale(unit);
  if (found === null || unit === null) return [];
  const all = [...saidAbout(statements, 'break'), ...saidAbout(statements, 'quantity')];
  return all.flatMap((said): Doubt[] => {
    const other = counted(said, found.scale, unit);
    const same = JSON.stringify(other) === JSON.stringify(said);
    return same ? [] : [ruling('/quantity', placeOf(said), replacing(said, other))];
  });
};

/** A price for a hundred is counted in hundreds, by the buyer as well. */
export const countInHundreds: Law = inTurn(nameTheHundred, countTheHundreds);
