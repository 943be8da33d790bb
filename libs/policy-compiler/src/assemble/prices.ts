import type { PlacedStatement, PlacedOf } from '@svc/plain-words';
import { namesCurrency, namesOtherPrice, saidAbout } from '@svc/plain-words';
import type { Assembly } from './draft.js';
import { cite, note, quoteBoth, quoteOf, placeOf } from './draft.js';
import { decimalsFor, minus, offAmount, roundUp } from './money-steps.js';

type PlacedPrice = PlacedOf<'list' | 'floor'>;

/** List and lowest price: the strong ones, else the weak; two different ones contradict each other. */
export function assemblePrices(assembly: Assembly, statements: readonly PlacedStatement[]): void {
  const { draft } = assembly;
  const table = leadingTable(statements);
  const list = table ?? onePrice(assembly, statements, 'list') ?? priceOfSmallestOrder(statements);
  const floor = onePrice(assembly, statements, 'floor');
  if (list) {
    draft.list_price = list.price;
    cite(assembly, '/list_price', list);
  }
  const prices = [list?.price, floor?.price, ...toPrices(statements)].filter((price) => price !== undefined);
  const decimals = decimalsFor(draft.currency, prices);
  if (decimals !== decimalsFor(draft.currency, [])) draft.price_decimals = decimals;
  settleFloor(assembly, statements, floor, decimals);
  if (!list) {
    note(assembly, 'listPriceNotSaid', '/list_price', [], statements[0]?.quote ?? null);
  } else if (floor && floor.price > list.price) {
    note(
      assembly,
      'saidFloorAboveList',
      '/floor_price',
      [floor.price, list.price],
      quoteBoth(assembly.description, list.quote, floor.quote),
    );
  }
}

/** The price that a policy of these statements lists. */
export const chosenList = (statements: readonly PlacedStatement[]): PlacedPrice | undefined =>
  leadingTable(statements) ?? strongest(statements, 'list')[0] ?? priceOfSmallestOrder(statements);

/** A table whose first row is the list price. */
function leadingTable(statements: readonly PlacedStatement[]): PlacedPrice | undefined {
  const table = priceOfSmallestOrder(statements);
  return table && tableLeads(statements, table) ? table : undefined;
}

type PricedBreak = PlacedOf<'break'> & { figure: { to_price: number } };

/** In a price table ("1-99: $10, 100+: $9", "50-199 $4, 200+ $3") the smallest order pays the list price. */
function priceOfSmallestOrder(statements: readonly PlacedStatement[]): PlacedPrice | undefined {
  const table = saidAbout(statements, 'break').filter((step): step is PricedBreak => 'to_price' in step.figure);
  const first =
    table.find((step) => step.from === 1) ??
    (table.length > 1
      ? table.find((step) => step.upTo !== undefined && table.every(({ from }) => from >= step.from))
      : undefined);
  return first && { ...placeOf(first), kind: 'list', price: first.figure.to_price, strength: 'weak', unit: first.unit };
}

/**
 * Whether the table's first row is the list price: no price is named as such, and none that only stands there with its
 * currency is higher than the row.
 */
function tableLeads(statements: readonly PlacedStatement[], table: PlacedPrice): boolean {
  const lists = saidAbout(statements, 'list');
  return !lists.some(
    ({ strength, price, quote }) =>
      strength === 'strong' || (namesCurrency(quote) && price > table.price && price < table.price * 2),
  );
}

function toPrices(statements: readonly PlacedStatement[]): number[] {
  return statements.flatMap((statement) =>
    'figure' in statement && statement.figure && 'to_price' in statement.figure ? [statement.figure.to_price] : [],
  );
}

/** The prices of one kind that count: the strong ones, or where there is none the weak. */
function strongest(statements: readonly PlacedStatement[], kind: 'list' | 'floor'): PlacedPrice[] {
  const said: PlacedPrice[] = saidAbout(statements, kind).filter(({ price }) => price > 0);
  const strong = said.filter(({ strength }) => strength === 'strong');
  return strong.length > 0 ? strong : said;
}

function onePrice(
  assembly: Assembly,
  statements: readonly PlacedStatement[],
  kind: 'list' | 'floor',
): PlacedPrice | undefined {
  const [first, ...others] = strongest(statements, kind);
  if (!first) return undefined;
  const other =
    others.find((statement) => statement.price !== first.price) ??
    (first.strength === 'strong'
      ? saidAbout(statements, kind).find(
          (statement) =>
            statement.strength === 'weak' && statement.price !== first.price && !namesOtherPrice(statement.quote),
        )
      : undefined);
  if (other?.strength === 'strong') {
    note(
      assembly,
      kind === 'list' ? 'twoListPrices' : 'twoFloors',
      `/${kind}_price`,
      [first.price, other.price],
      quoteBoth(assembly.description, first.quote, other.quote),
    );
  } else if (other) {
    note(assembly, 'otherPrice', '', [other.price, first.price], other.quote);
  }
  return first;
}

function settleFloor(
  assembly: Assembly,
  statements: readonly PlacedStatement[],
  floor: PlacedPrice | undefined,
  decimals: number,
): void {
  const { draft } = assembly;
  const list = draft.list_price;
  const [fixed] = saidAbout(statements, 'fixed_price');
  if (floor) {
    draft.floor_price = floor.price;
    cite(assembly, '/floor_price', floor);
    if (fixed) cite(assembly, '/floor_price', fixed);
    if (fixed && list !== undefined && floor.price < list) {
      note(
        assembly,
        'fixedYetLower',
        '/floor_price',
        [floor.price],
        quoteBoth(assembly.description, fixed.quote, floor.quote),
      );
    }
    return;
  }
  if (list === undefined) return;
  const [off] = saidAbout(statements, 'floor_off').filter((statement) => offAmount(list, statement.figure) < list);
  if (fixed || off) {
    draft.floor_price = off && !fixed ? roundUp(minus(list, offAmount(list, off.figure)), decimals) : list;
    const said = fixed ?? off;
    if (said) cite(assembly, '/floor_price', said);
    if (fixed) contradictFixed(assembly, statements, fixed.quote);
    return;
  }
  draft.floor_price = list;
  assembly.floorAssumed = true;
  note(assembly, 'floorNotSaid', '/floor_price', [], quoteOf(assembly, '/list_price'));
}

function contradictFixed(assembly: Assembly, statements: readonly PlacedStatement[], fixed: string): void {
  const discount = statements.find(
    (statement) =>
      ['trade', 'break', 'grant', 'floor_off', 'free_discount'].includes(statement.kind) &&
      !('figure' in statement && statement.figure && 'amount' in statement.figure && statement.figure.amount === 0),
  );
  if (!discount) return;
  note(assembly, 'fixedYetDiscount', '/floor_price', [], quoteBoth(assembly.description, fixed, discount.quote));
}
