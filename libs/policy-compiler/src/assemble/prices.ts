import { readNumbers } from '@svc/language';
import type { PlacedStatement, PlacedOf } from '@svc/plain-words';
import { namesCurrency, namesOtherPrice, saidAbout } from '@svc/plain-words';
import type { Citation, Part, Prices, Remark } from './draft.js';
import { placeOf } from './draft.js';
import { decimalsFor, minus, offAmount, roundUp } from './money-steps.js';
import { isTimeWord } from './time-words.js';

type PlacedPrice = PlacedOf<'list' | 'floor'>;

/** List and lowest price: the strong ones, else the weak; two different ones contradict each other. */
export function assemblePrices(statements: readonly PlacedStatement[], currency: string): Part & { prices: Prices } {
  const table = leadingTable(statements);
  const list = table ?? chosenList(statements);
  const [floor] = strongest(statements, 'floor');
  const others = [...(table ? [] : otherPrices(statements, 'list')), ...otherPrices(statements, 'floor')];
  const reserves = saidAbout(statements, 'reserve').map(({ price }) => price);
  const said = [list?.price, floor?.price, ...reserves, ...toPrices(statements)].filter((price) => price !== undefined);
  const decimals = decimalsFor(currency, said);
  const lowest = floor ? saidFloor(statements, floor, list) : impliedFloor(statements, list, decimals);
  const remarks: Remark[] = [...others, ...lowest.remarks];
  const quotes = statements.slice(0, 1).map(({ quote }) => quote);
  if (!list) remarks.push({ text: 'listPriceNotSaid', path: '/list_price', args: [], quotes });
  const members = {
    ...(list ? { list_price: list.price } : {}),
    ...(decimals === decimalsFor(currency, []) ? {} : { price_decimals: decimals }),
    ...(lowest.price === undefined ? {} : { floor_price: lowest.price }),
  };
  return {
    members,
    cited: [...(list ? [['/list_price', list] as const] : []), ...lowest.cited],
    remarks,
    prices: { list: list?.price, floor: lowest.price, floorAssumed: lowest.assumed ?? false },
  };
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

/** Prices of one kind that are not the one that counts: a contradiction, or a price that is told as another. */
function otherPrices(statements: readonly PlacedStatement[], kind: 'list' | 'floor'): Remark[] {
  const [first, ...others] = strongest(statements, kind);
  if (!first) return [];
  const isOther = ({ price }: PlacedPrice): boolean => price !== first.price;
  const weak =
    first.strength === 'strong' ? saidAbout(statements, kind).filter(({ strength }) => strength === 'weak') : [];
  const other = others.find(isOther) ?? weak.find((said) => isOther(said) && !namesOtherPrice(said.quote));
  if (!other) return [];
  if (other.strength !== 'strong')
    return [{ text: 'otherPrice', path: '', args: [other.price, first.price], quotes: [other.quote] }];
  const text = kind === 'list' ? 'twoListPrices' : 'twoFloors';
  return [{ text, path: `/${kind}_price`, args: [first.price, other.price], quotes: [first.quote, other.quote] }];
}

/** The lowest price of a policy; `assumed` where nothing of it was said. */
interface Lowest {
  price: number | undefined;
  assumed?: true;
  cited: readonly Citation[];
  remarks: readonly Remark[];
}

const path = '/floor_price';

/** A lowest price that was said, beside what was said of a fixed price and of the list price. */
function saidFloor(statements: readonly PlacedStatement[], floor: PlacedPrice, list: PlacedPrice | undefined): Lowest {
  const [fixed] = saidAbout(statements, 'fixed_price');
  const remarks: Remark[] = [];
  if (fixed && list && floor.price < list.price)
    remarks.push({ text: 'fixedYetLower', path, args: [floor.price], quotes: [fixed.quote, floor.quote] });
  if (list && floor.price > list.price)
    remarks.push({
      text: 'saidFloorAboveList',
      path,
      args: [floor.price, list.price],
      quotes: [list.quote, floor.quote],
    });
  return { price: floor.price, cited: [floor, ...(fixed ? [fixed] : [])].map((said) => [path, said]), remarks };
}

/** The lowest price where none is named: what a fixed price or the most that comes off makes it, else the list. */
function impliedFloor(statements: readonly PlacedStatement[], list: PlacedPrice | undefined, decimals: number): Lowest {
  if (!list) return { price: undefined, cited: [], remarks: [] };
  const [fixed] = saidAbout(statements, 'fixed_price');
  if (fixed) {
    const price = Math.min(list.price, ...publishedPrices(statements).map(({ figure }) => figure.to_price));
    return { price, cited: [[path, fixed]], remarks: contradictFixed(statements, fixed.quote) };
  }
  const [off] = saidAbout(statements, 'floor_off').filter(({ figure }) => offAmount(list.price, figure) < list.price);
  if (off) {
    const price = roundUp(minus(list.price, offAmount(list.price, off.figure)), decimals);
    return { price, cited: [[path, off]], remarks: [] };
  }
  const remarks: Remark[] = [{ text: 'floorNotSaid', path, args: [], quotes: [list.quote] }];
  return { price: list.price, assumed: true, cited: [], remarks };
}

type PricedStep = PlacedOf<'break'> & { figure: { to_price: number } };

/**
 * Prices for so long, and totals for so many ("12 for €50"), that everybody pays who orders so much: published ones,
 * and no bargain.
 */
export const publishedPrices = (statements: readonly PlacedStatement[]): PricedStep[] =>
  saidAbout(statements, 'break').filter(
    (step): step is PricedStep =>
      'to_price' in step.figure &&
      step.how !== 'up_to' &&
      ((step.how === 'given' && isTimeWord(step.unit)) || isTotal(step)),
  );

/** Whether the words of a price name what so many come to. */
function isTotal({ from, figure, quote }: PlacedOf<'break'>): boolean {
  const price = 'to_price' in figure ? figure.to_price : 0;
  return from > 1 && readNumbers(quote).some(({ value }) => Math.abs(value / from - price) < SHARE_IS_EXACT_TO);
}

/** A share of a total has six decimals. */
const SHARE_IS_EXACT_TO = 1e-6;

function contradictFixed(statements: readonly PlacedStatement[], fixed: string): Remark[] {
  const published: readonly PlacedStatement[] = publishedPrices(statements);
  const discount = statements.find(
    (statement) =>
      !published.includes(statement) &&
      ['trade', 'break', 'grant', 'floor_off', 'free_discount'].includes(statement.kind) &&
      !('figure' in statement && statement.figure && 'amount' in statement.figure && statement.figure.amount === 0),
  );
  return discount ? [{ text: 'fixedYetDiscount', path, args: [], quotes: [fixed, discount.quote] }] : [];
}
