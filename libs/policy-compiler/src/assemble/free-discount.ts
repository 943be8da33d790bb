import type { PlacedStatement } from '@svc/plain-words';
import { saidAbout } from '@svc/plain-words';
import type { Assembly } from './draft.js';
import { cite, note, quoteBoth } from './draft.js';
import { minus, offAmount } from './money-steps.js';

/** What is given for nothing: as said, else everything down to the lowest price. */
export function assembleFreeDiscount(assembly: Assembly, statements: readonly PlacedStatement[]): void {
  const { draft } = assembly;
  const { list_price: list, floor_price: floor } = draft;
  if (list === undefined || floor === undefined || floor > list) return;
  const said = [
    ...saidAbout(statements, 'free_discount'),
    ...(floorIsSaid(statements) ? saidAbout(statements, 'floor_off') : []),
  ];
  const [first, ...others] = said;
  if (first) {
    if (first.kind === 'free_discount' && first.all) return;
    draft.free_discount = offAmount(list, first.figure);
    noteTwoLowest(assembly, first, list, floor);
    cite(assembly, '/free_discount', first);
    for (const same of others) cite(assembly, '/free_discount', same);
    const other = others.find((statement) => offAmount(list, statement.figure) !== draft.free_discount);
    if (other)
      note(
        assembly,
        'twoFreeDiscounts',
        '/free_discount',
        [draft.free_discount, offAmount(list, other.figure)],
        quoteBoth(assembly.description, first.quote, other.quote),
      );
    return;
  }
}

/** The most that ever comes off and a lowest price above what it leaves: one of them is meant otherwise. */
function noteTwoLowest(assembly: Assembly, { kind, quote }: PlacedStatement, list: number, floor: number): void {
  const left = minus(list, assembly.draft.free_discount ?? 0);
  if (kind === 'floor_off' && left < floor) note(assembly, 'twoFloors', '/floor_price', [floor, left], quote);
}

function floorIsSaid(statements: readonly PlacedStatement[]): boolean {
  return statements.some((statement) => statement.kind === 'floor');
}
