import type { Place, PlacedStatement, PriceTable } from '@svc/plain-words';
import { priceTable, saidAbout } from '@svc/plain-words';
import type { Law } from '../questions/doubt.js';
import { unused } from '../questions/doubt.js';
import { ruling } from './roles/ruling.js';

const overlaps = (one: Place, other: Place): boolean => one.start < other.end && one.end > other.start;

/** What the rows say: the dearest price is asked for so many, and each lower one holds from its count on. */
function saidByRows({ rows, unit }: PriceTable, bounded: boolean): PlacedStatement[] {
  const [top, ...rest] = rows;
  const least: PlacedStatement = { kind: 'quantity', unit, min: top.from, ...top.place };
  return [
    { kind: 'list', price: top.price, strength: 'strong', unit, only: true, ...top.place },
    ...(bounded || top.from === 1 ? [] : [least]),
    ...rest.map(({ from, price, place }): PlacedStatement => ({
      kind: 'break',
      from,
      figure: { to_price: price },
      extra: false,
      stacks: false,
      unit,
      ...place,
    })),
  ];
}

/** A price list in rows says itself what its figures are, whatever was read from single ones. */
export const readPriceList: Law = (statements, { setting, figures }) => {
  const table = priceTable([...setting.description], figures);
  if (table === null) return [];
  const { rows, heading } = table;
  const within = (said: PlacedStatement): boolean => rows.some(({ place }) => overlaps(said, place));
  // What tells the heading to buyers, and any other price, is left aside in words that the seller sees.
  const givesWay = (said: PlacedStatement): boolean =>
    said.kind === 'list' || (said.kind === 'fact' && heading !== null && overlaps(said, heading));
  const bounded = saidAbout(statements, 'quantity').some((said) => said.min !== undefined && !within(said));
  return [
    ruling('/list_price', rows[0].place, (all) => [
      ...saidByRows(table, bounded),
      ...all.filter((said) => !within(said)).map((said) => (givesWay(said) ? unused(said) : said)),
    ]),
  ];
};
