import type { CountSaid, PriceFigure } from '@svc/plain-words';
import { countsTimes, namesPack, sameUnit } from '@svc/plain-words';

/** What a sum of a description can be beside the list price. */
export type Role = 'list' | 'floor' | 'volume' | 'former' | 'charge' | 'read' | 'named';

/** A sum with all that is known of it before any sum has its role. */
export interface Sum extends PriceFigure {
  /** Words around it: what else it may be for; empty where it stands alone. */
  what: string;
  /** Words put it on top, or make it a deposit. */
  added: boolean;
  former: boolean;
  /** A currency, a unit or a word of price says that it is money. */
  priced: boolean;
  /** A statement says what it is, in words that leave nothing open. */
  read: 'list' | 'floor' | 'other' | null;
}

/** A price for so many: the price of one, from a number on. */
export interface Volume {
  sum: Sum;
  count: CountSaid;
  from: number;
  each: number;
  /** Nothing else beside the sum can be counted. */
  sure: boolean;
}

/** What the prices of one reading are held against. */
export interface Bounds {
  list: number;
  /** What the list price is paid for; null where no word says so. */
  unit: string | null;
  floor: number | null;
  /** It is the first sum of all, and paid for one: whatever comes behind it is beside it. */
  leads: boolean;
  /** The counts of the description that may be all there is. */
  stock: readonly number[];
}

/** A price of the same thing lies above half of the list price, and no other price of it above twice the list price. */
const HALF = 2;
/** Spans of which an order may hold several. */
export const SPANS: ReadonlySet<string> = new Set(['minute', 'hour', 'day', 'night', 'mile', 'km']);
/** A span so long is a contract and no volume. */
const CONTRACTS: ReadonlySet<string> = new Set(['week', 'month', 'quarter', 'year']);

/** Whether a unit is a span of time or of way. */
export const isSpan = (unit: string): boolean => SPANS.has(unit) || CONTRACTS.has(unit);

/** A span of time or of way counts only where the price is paid for it; a contract where both prices are. */
const counted = ({ unit }: CountSaid, priced: string | null, each: string | null): boolean =>
  unit === null || !isSpan(unit) || (priced === unit && (SPANS.has(unit) || each === unit));

/** What is counted is what is priced, where words name both. */
const sameThing = ({ unit }: CountSaid, priced: string | null): boolean =>
  unit === null || priced === null || priced === '' || sameUnit(unit, priced) || countsTimes(unit) || namesPack(unit);

const isSame = ({ unit }: CountSaid, priced: string | null): boolean =>
  unit !== null && priced !== null && sameUnit(unit, priced);

/** "十箱一桶18块5": the price of one that the list price is for, where so many are taken. */
const pricesOne = ({ each, count }: Sum, { unit }: Bounds): boolean =>
  each !== null && count?.unit !== null && (unit === null || sameUnit(unit, each));

/** Between the lowest price and the list price, and not below half of it. */
const between = (each: number, { list, floor }: Bounds): boolean =>
  each < list && each * HALF >= list && (floor === null || each >= floor || floor * HALF < list);

/**
 * The price of one that a sum beside a count comes to: as it stands, or shared by the count; null where neither can be.
 */
function volumeOf(sum: Sum, bounds: Bounds): Volume | null {
  const { count, values } = sum;
  if (count === null || sum.added || sum.former || sum.read === 'other' || !counted(count, bounds.unit, sum.each))
    return null;
  if (count.from === 1) return null;
  const numbers = count.from > 0 ? [count.from] : bounds.stock;
  for (const value of values) {
    if (between(value, bounds)) {
      const [from] = numbers;
      return from === undefined
        ? null
        : {
            sum,
            count,
            from,
            each: value,
            sure:
              (count.marked || isSame(count, bounds.unit) || pricesOne(sum, bounds)) &&
              numbers.length === 1 &&
              !CONTRACTS.has(count.unit ?? '') &&
              sameThing(count, bounds.unit),
          };
    }
    const fits = numbers.filter((from) => between(value / from, bounds));
    const [from] = fits;
    if (from !== undefined)
      return {
        sum,
        count,
        from,
        each: value / from,
        sure: sum.each === null && fits.length === 1 && sameThing(count, bounds.unit),
      };
  }
  return null;
}

/** Each role with what makes a sum one, in the order in which they are tried: the constraints, as data. */
const ROLES: readonly (readonly [Role, (sum: Sum, bounds: Bounds) => boolean])[] = [
  ['list', ({ values, former }, { list }) => values.includes(list) && !former],
  ['floor', ({ read }) => read === 'floor'],
  ['volume', (sum, bounds) => volumeOf(sum, bounds) !== null],
  ['former', ({ former }) => former],
  ['charge', ({ added }) => added],
  ['read', ({ read }) => read === 'other'],
  // Two that words call the price contradict each other, and what is dearer than the price may be the price.
  ['named', ({ values, read }, { list }) => read !== 'list' && (values[0] ?? 0) < list],
  // Behind the price of one, what is far dearer and has a name is something else.
  [
    'named',
    (sum, bounds) =>
      bounds.leads && sum.read !== 'list' && sum.what !== '' && (sum.values[0] ?? 0) > bounds.list * HALF,
  ],
];

/** The role of a sum beside this list price, or null where it can have none. */
export const roleOf = (sum: Sum, bounds: Bounds): Role | null =>
  ROLES.find(([, fits]) => fits(sum, bounds))?.[0] ?? null;

/** Whether a count is one of several, by its unit or its words; the first row of a table is the price. */
const countsSome = (count: CountSaid | null, least: number): boolean =>
  count !== null &&
  count.from !== 1 &&
  !(count.upTo !== undefined && count.from === least) &&
  (count.marked || count.unit !== null);

/** Whether a sum may be the list price: it is called so, is paid for one, stands alone, or comes first. */
const mayBeList = (sum: Sum, at: number, least: number): boolean =>
  sum.priced &&
  !sum.added &&
  !sum.former &&
  (sum.read === null || sum.read === 'list') &&
  (sum.read === 'list' || !countsSome(sum.count, least)) &&
  (sum.read === 'list' || sum.each !== null || sum.what === '' || at === 0);

/** A sum that may as well be the price: it comes first, or is paid for one where the other only stands there. */
const rivals = (sum: Sum, list: Sum, least: number): boolean =>
  list.read !== 'list' &&
  sum.each !== null &&
  (list.each === null || sum.figure.start < list.figure.start) &&
  mayBeList(sum, -1, least) &&
  (sum.values[0] ?? 0) * HALF >= (list.values[0] ?? 0);

/** Which sum is what. */
export interface Assignment {
  list: Sum;
  volumes: Volume[];
}

/**
 * All ways to give every sum of a description its one role: one list price, the lowest price and the prices for so many
 * below it, and a role for each other sum. Where one way is left, it is what the description says.
 */
export function assignRoles(sums: readonly Sum[], floor: number | null, stock: readonly number[]): Assignment[] {
  const tried = new Set<number>();
  const least = Math.min(...sums.flatMap(({ count }) => count?.from ?? []).filter((from) => from > 1));
  const found = sums
    .filter((sum, at) => mayBeList(sum, at, least))
    .flatMap((list): Assignment[] => {
      const price = list.values[0] ?? 0;
      if (tried.has(price) || (floor !== null && price < floor)) return [];
      tried.add(price);
      const leads = list === sums[0] && list.each !== null;
      const bounds: Bounds = { list: price, unit: list.each, floor, leads, stock };
      const others = sums.filter((sum) => sum !== list && sum.values[0] !== price);
      if (!others.every((sum) => roleOf(sum, bounds) !== null) || others.some((sum) => rivals(sum, list, least)))
        return [];
      // Two things with a price of their own: so many may count both.
      const variants = others.some(
        (sum) =>
          roleOf(sum, bounds) === 'named' &&
          mayBeList(sum, -1, least) &&
          (sum.values[0] ?? 0) < price &&
          (sum.values[0] ?? 0) * HALF >= price,
      );
      const volumes = others.flatMap((sum) => volumeOf(sum, bounds) ?? []);
      return [{ list, volumes: volumes.map((volume) => ({ ...volume, sure: volume.sure && !variants })) }];
    });
  // What is the price of several beside another list price is no list price; and the price of one that comes first
  // leads.
  const plain = found.filter(({ list }) => !found.some(({ volumes }) => volumes.some(({ sum }) => sum === list)));
  const [first] = plain;
  return first !== undefined && first.list === sums[0] && first.list.each !== null ? [first] : plain;
}
