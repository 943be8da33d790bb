import type { PriceStatement, Statement, StatementOf } from '../read/statement.js';
import { saidAbout } from '../read/statement.js';
import type { Assembly } from './draft.js';
import { note, quoteBoth } from './draft.js';
import { decimalsFor, minus, offAmount, roundUp } from './money-steps.js';

/** List and lowest price: the strong ones, else the weak; two different ones contradict each other. */
export function assemblePrices(assembly: Assembly, statements: readonly Statement[]): void {
  const { draft } = assembly;
  const table = priceOfSmallestOrder(statements);
  const list = (table && tableLeads(statements, table) ? table : onePrice(assembly, statements, 'list')) ?? table;
  const floor = onePrice(assembly, statements, 'floor');
  if (list) {
    draft.list_price = list.price;
    assembly.quotes.set('/list_price', list.quote);
  }
  const prices = [list?.price, floor?.price, ...toPrices(statements)].filter((price) => price !== undefined);
  const decimals = decimalsFor(draft.currency, prices);
  if (decimals !== decimalsFor(draft.currency, [])) draft.price_decimals = decimals;
  settleFloor(assembly, statements, floor, decimals);
  if (!list) {
    note(assembly, 'price_missing', '/list_price', 'No list price was found: the price that you ask for.', 'Say for example "Asking $500".', statements[0]?.quote ?? null);
  } else if (floor && floor.price > list.price) {
    note(assembly, 'floor_above_list', '/floor_price', `The lowest price ${floor.price} is above the list price ${list.price}.`, 'Swap them, or correct one.', quoteBoth(assembly.description, list.quote, floor.quote));
  }
}

type PricedBreak = StatementOf<'break'> & { figure: { to_price: number } };

/** In a price table ("1-99: $10, 100+: $9", "50-199 $4, 200+ $3") the smallest order pays the list price. */
function priceOfSmallestOrder(statements: readonly Statement[]): PriceStatement | undefined {
  const table = saidAbout(statements, 'break').filter((step): step is PricedBreak => 'to_price' in step.figure);
  const first = table.find((step) => step.from === 1) ?? (table.length > 1 ? table.find((step) => step.upTo !== undefined && table.every(({ from }) => from >= step.from)) : undefined);
  return first && { kind: 'list', price: first.figure.to_price, strength: 'weak', unit: first.unit, quote: first.quote };
}

const NAMES_CURRENCY = /\p{Sc}|\b[A-Z]{3}\b|\b(?:dollars?|euros?|pounds?|rs)\b/iu;

/** Whether the table's first row is the list price: no price is named as such, and none that only stands there with its currency is higher than the row. */
function tableLeads(statements: readonly Statement[], table: PriceStatement): boolean {
  const lists = saidAbout(statements, 'list');
  return !lists.some(({ strength, price, quote }) => strength === 'strong' || (NAMES_CURRENCY.test(quote) && price > table.price && price < table.price * 2));
}

function toPrices(statements: readonly Statement[]): number[] {
  return statements.flatMap((statement) => ('figure' in statement && statement.figure && 'to_price' in statement.figure ? [statement.figure.to_price] : []));
}

function onePrice(assembly: Assembly, statements: readonly Statement[], kind: 'list' | 'floor'): PriceStatement | undefined {
  const said = saidAbout(statements, kind).filter((statement) => statement.price > 0);
  const strong = said.filter((statement) => statement.strength === 'strong');
  const [first, ...others] = strong.length > 0 ? strong : said;
  if (!first) return undefined;
  const other = others.find((statement) => statement.price !== first.price) ?? (strong.length > 0 ? said.find((statement) => statement.strength === 'weak' && statement.price !== first.price && !/\boriginal|原价|retail|market|市场价/i.test(statement.quote)) : undefined);
  if (other?.strength === 'strong') {
    const name = kind === 'list' ? 'list prices' : 'lowest prices';
    note(assembly, 'contradiction', `/${kind}_price`, `Two ${name} are named: ${first.price} and ${other.price}.`, 'Keep one of them.', quoteBoth(assembly.description, first.quote, other.quote));
  } else if (other) {
    note(assembly, 'not_understood', '', `It is not clear what ${other.price} is.`, `${first.price} is taken as the list price; say what the other is.`, other.quote);
  }
  return first;
}

function settleFloor(assembly: Assembly, statements: readonly Statement[], floor: PriceStatement | undefined, decimals: number): void {
  const { draft } = assembly;
  const list = draft.list_price;
  const [fixed] = saidAbout(statements, 'fixed_price');
  if (floor) {
    draft.floor_price = floor.price;
    assembly.quotes.set('/floor_price', floor.quote);
    if (fixed && list !== undefined && floor.price < list) {
      note(assembly, 'contradiction', '/floor_price', `The price is said to be fixed, yet ${floor.price} would be accepted.`, 'Keep one of them.', quoteBoth(assembly.description, fixed.quote, floor.quote));
    }
    return;
  }
  if (list === undefined) return;
  const [off] = saidAbout(statements, 'floor_off').filter((statement) => offAmount(list, statement.figure) < list);
  if (fixed || off) {
    draft.floor_price = off && !fixed ? roundUp(minus(list, offAmount(list, off.figure)), decimals) : list;
    assembly.quotes.set('/floor_price', (fixed ?? off)?.quote ?? '');
    if (fixed) contradictFixed(assembly, statements, fixed.quote);
    return;
  }
  draft.floor_price = list;
  assembly.floorAssumed = true;
  note(assembly, 'floor_missing', '/floor_price', 'No lowest price was found; it is taken to be the list price, so nothing is given away.', 'Say for example "I would not go below $420", or "the price is firm".', assembly.quotes.get('/list_price') ?? null);
}

function contradictFixed(assembly: Assembly, statements: readonly Statement[], fixed: string): void {
  const discount = statements.find((statement) => ['trade', 'break', 'grant', 'floor_off', 'free_discount'].includes(statement.kind) && !('figure' in statement && statement.figure && 'amount' in statement.figure && statement.figure.amount === 0));
  if (!discount) return;
  note(assembly, 'contradiction', '/floor_price', 'The price is said to be fixed, yet a discount is offered.', 'Name a lowest price, or leave the discount out.', quoteBoth(assembly.description, fixed, discount.quote));
}
