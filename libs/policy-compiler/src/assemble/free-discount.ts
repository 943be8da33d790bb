import type { PlacedStatement } from '@svc/plain-words';
import { saidAbout } from '@svc/plain-words';
import type { Citation, Part, Prices, Remark } from './draft.js';
import { minus, offAmount } from './money-steps.js';

const NOTHING: Part = { members: {}, cited: [], remarks: [] };

/** What is given for nothing: as said, else everything down to the lowest price. */
export function assembleFreeDiscount(statements: readonly PlacedStatement[], { list, floor }: Prices): Part {
  if (list === undefined || floor === undefined || floor > list) return NOTHING;
  const floorIsSaid = statements.some(({ kind }) => kind === 'floor');
  const said = [...saidAbout(statements, 'free_discount'), ...(floorIsSaid ? saidAbout(statements, 'floor_off') : [])];
  const [first, ...others] = said;
  const path = '/free_discount';
  const [fixed] = saidAbout(statements, 'fixed_price');
  // A fixed price beside published ones for longer times: the lowest of them is the floor, and nothing is bargained.
  if (!first && fixed && floor < list) return { members: { free_discount: 0 }, cited: [[path, fixed]], remarks: [] };
  if (!first || (first.kind === 'free_discount' && first.all)) return NOTHING;
  const off = offAmount(list, first.figure);
  const left = minus(list, off);
  const remarks: Remark[] = [];
  // The most that ever comes off, and a lowest price above what it leaves: one of them is meant otherwise.
  if (first.kind === 'floor_off' && left < floor)
    remarks.push({ text: 'twoFloors', path: '/floor_price', args: [floor, left], quotes: [first.quote] });
  const other = others.find(({ figure }) => offAmount(list, figure) !== off);
  if (other) {
    const args: [number, number] = [off, offAmount(list, other.figure)];
    remarks.push({ text: 'twoFreeDiscounts', path, args, quotes: [first.quote, other.quote] });
  }
  return { members: { free_discount: off }, cited: said.map((one): Citation => [path, one]), remarks };
}
