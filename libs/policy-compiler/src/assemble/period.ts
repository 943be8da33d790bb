import { paidFor, readNumbers, timeIn, timeNamed, timeSpans } from '@svc/language';
import type { ChargedPer, PlacedOf, PlacedStatement } from '@svc/plain-words';
import { fullUnit, runsByTheYear, saidAbout, tellsStock } from '@svc/plain-words';
import type { ChargePer, PeriodUnit, PolicyPeriod } from '@svc/policy-rules';
import { POLICY_LIMITS } from '@svc/policy-rules';
import type { Remark } from './draft.js';
import { chosenList } from './prices.js';
import { isTimeWord } from './time-words.js';

/** What is paid by time, as the statements say it: the unit, and what of them counts time. */
export interface Timed {
  unit: PeriodUnit | null;
  /** What is counted beside the time: `seat`; null where nothing is. */
  counted: string | null;
}

type Counting = PlacedOf<'quantity'> | PlacedOf<'break'>;

/** The time that the sum of a price is paid for, by its own words or those that touch it. */
function timeOfPrice(said: PlacedOf<'list' | 'floor'>, description: string): PeriodUnit | null {
  if (said.period !== undefined) return said.period;
  const points = [...description];
  const from = Math.max(0, said.start - REACH);
  const start = points.slice(from, said.start).join('').length;
  const text = points.slice(from, said.end + REACH).join('');
  const sums = readNumbers(text).filter((sum) => sum.start >= start && sum.value === said.price);
  const named = sums.map((sum) => paidFor(text, sum.start, sum.end)).find((time) => time !== null);
  return named?.unit ?? null;
}

/** So far before the words of a price, and behind them, the time that it is paid for may still stand. */
const REACH = 40;

/**
 * What the price is paid for: the time that its words name, else the first time in which an order is bounded where
 * nothing else is counted.
 */
export function timedBy(statements: readonly PlacedStatement[], description: string): Timed {
  const list = chosenList(statements);
  const counted = unitSaid(statements, list?.price);
  const prices = [...(list ? [list] : []), ...saidAbout(statements, 'floor')];
  const named = prices.map((said) => timeOfPrice(said, description)).find((unit) => unit !== null) ?? null;
  const bounded = counted === null ? firstTime(statements) : null;
  return { unit: named ?? bounded, counted };
}

/** What is counted, by the first statement that names it; a sum that is not the price says it of something else. */
function unitSaid(statements: readonly PlacedStatement[], list: number | undefined): string | null {
  for (const statement of statements) {
    const { kind } = statement;
    const isPrice = kind === 'list' && (list === undefined || statement.price === list);
    if (!(kind === 'quantity' || kind === 'break' || isPrice || kind === 'floor') || !statement.unit) continue;
    const unit = fullUnit(statement.unit);
    if (!isTimeWord(unit)) return unit.slice(0, 40);
  }
  return null;
}

/** The time of the first statement that is counted in one. */
function firstTime(statements: readonly PlacedStatement[]): PeriodUnit | null {
  for (const statement of statements) {
    if (statement.kind !== 'quantity' && statement.kind !== 'break') continue;
    const time = timeNamed(statement.unit ?? '');
    if (time !== null) return time.unit;
  }
  return null;
}

/** Whether a statement counts time: in a time, or in nothing where nothing else is counted. */
export function countsTime(said: Counting, { unit, counted }: Timed): boolean {
  if (said.unit !== null) return isTimeWord(said.unit);
  return unit !== null && counted === null && !(said.kind === 'quantity' && tellsStock(said.quote));
}

/** Statements with their counts in the time of the price, and what cannot be converted exactly. */
export interface InTime<Said> {
  said: Said[];
  remarks: Remark[];
}

/** Counts of other times in the time that the price is paid for. */
export function inTimeOf<Said extends Counting>(unit: PeriodUnit, all: readonly Said[]): InTime<Said> {
  const result: InTime<Said> = { said: [], remarks: [] };
  for (const said of all) {
    const time = timeNamed(said.unit ?? '') ?? { count: 1, unit };
    const convert = (count: number): number | null => timeIn({ count: count * time.count, unit: time.unit }, unit);
    const counts = Object.entries(said).filter(
      (entry): entry is [string, number] => COUNTS.has(entry[0]) && typeof entry[1] === 'number',
    );
    const converted = counts.map(([name, count]) => [name, convert(count)] as const);
    if (converted.some(([, count]) => count === null))
      result.remarks.push({ text: 'timeNotExact', path: '/period', args: [said.quote, unit], quotes: [said.quote] });
    else result.said.push({ ...said, ...Object.fromEntries(converted), unit });
  }
  return result;
}

/** How often a charge is paid: beside a price by time every period for each unit, unless it is paid once. */
export function chargePer(per: ChargedPer, { unit, counted }: Timed): ChargePer | undefined {
  if (typeof per === 'object')
    return { count: per.count, max: POLICY_LIMITS.quantity, ...(per.included && { included: per.included }) };
  if (per === 'deal') return per;
  if (unit === null || per === 'unit_once') return undefined;
  return per === 'period' || counted === null ? 'period' : 'unit_period';
}

/**
 * For how many periods a contract is made, by its words: "two years" are 24 of a price by the month. Null where they
 * name no length, several, or one that cannot be converted exactly.
 * @example periodsIn('Two years up front', { unit: 'month', counted: 'seat' }) // 24
 */
export function periodsIn(words: string, { unit }: Timed): number | null {
  if (unit === null) return null;
  const lengths = timeSpans(words).map((length) => timeIn(length, unit));
  if (lengths.length > 1) return null;
  const [length] = lengths.length === 0 && runsByTheYear(words) ? [timeIn({ count: 1, unit: 'year' }, unit)] : lengths;
  return length ?? null;
}

const COUNTS: ReadonlySet<string> = new Set(['min', 'max', 'from', 'upTo']);

/** Times that are rented: an order that names no length is for the shortest. The others run until they are ended. */
const RENTED: ReadonlySet<PeriodUnit> = new Set(['hour', 'day', 'night', 'week']);

/**
 * The period of a policy with these bounds.
 * @example periodOf('night', 2, undefined) // { unit: 'night', min: 2, default: 2 }
 * @example periodOf('month', undefined, undefined) // { unit: 'month' }
 */
export function periodOf(unit: PeriodUnit, min: number | undefined, max: number | undefined): PolicyPeriod {
  const usual = RENTED.has(unit) || max !== undefined ? { default: min ?? 1 } : {};
  return { unit, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }), ...usual };
}
