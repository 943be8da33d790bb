import type { TimeUnit } from '@svc/language';
import { convertedSum, paidFor as timePaidFor, timeIn, timeNamed } from '@svc/language';
import type { ChargedPer } from '../statement.js';
import type { Place } from '../text/said-figures.js';
import type { PointedStatement } from './pointed.js';
import type { Counted } from './span-figures.js';
import { countIn, sumIn } from './span-figures.js';
import type { Doubt } from './understand.js';
import { timeSaid, unitNamed } from './units.js';

/** What every statement of one description is read beside. */
export interface Context {
  currency: string;
  list: number | null;
  /** What one price is for, in the singular; null where it is one of what is sold. */
  unit: string | null;
  /** The time that one price is paid for; null where it is paid once. */
  period: TimeUnit | null;
  /** How many of the unit make a pack, and what the pack is called. */
  pack: { count: number; name: string | null } | null;
}

/** What the price and the packs of a description say that the other statements are read beside. */
export function contextOf(statements: readonly PointedStatement[], currency: string): Context {
  const { slots } = statements.find(({ kind }) => kind === 'price') ?? { slots: {} as PointedStatement['slots'] };
  const period = timeSaid(slots.period?.quote) ?? timeSaid(slots.unit?.quote);
  const unit = timeSaid(slots.unit?.quote) === null ? unitNamed(slots.unit?.quote) : null;
  const packed = statements.find(({ kind }) => kind === 'pack');
  const size = countIn(packed?.slots.count, currency);
  const pack = size === null ? null : { count: size.count, name: unitNamed(packed?.slots.what?.quote) };
  return { currency, list: sumIn(slots.figure, currency), unit, period, pack };
}

/** The unit of a price or a count, as the policy names it: the time where it is a time, else what is counted. */
export const pricedUnit = ({ unit, period }: Context): string | null => unit ?? period;

/**
 * A count in what the price is for: "a week" of a price by the day is seven days, and "3 cases" of a price a bottle,
 * twelve to the case, are 36.
 */
export function countOf(pointed: PointedStatement, context: Context): { counted: Counted | null; doubts: Doubt[] } {
  const counted = countIn(pointed.slots.count, context.currency);
  if (counted === null || !Number.isFinite(counted.count)) return { counted: null, doubts: ['count_unclear'] };
  const named = unitNamed(counted.unit ?? undefined);
  const time = timeNamed(counted.unit ?? '') ?? timeNamed(named ?? '');
  if (time !== null) return timeCounted({ ...time, count: counted.count * time.count }, context);
  const { unit, pack } = context;
  if (named === null || unit === null || named === unit)
    return { counted: { ...counted, unit: named ?? unit }, doubts: [] };
  if (pack !== null && named === pack.name) return { counted: { count: counted.count * pack.count, unit }, doubts: [] };
  return { counted: { count: counted.count, unit }, doubts: ['unit_differs'] };
}

/** A length of time in the time that the price is paid for; in doubt where it cannot be converted exactly. */
function timeCounted(
  length: { count: number; unit: TimeUnit },
  { period }: Context,
): { counted: Counted | null; doubts: Doubt[] } {
  if (period === null) return { counted: length, doubts: [] };
  const count = timeIn(length, period);
  return count === null
    ? { counted: null, doubts: ['unit_differs'] }
    : { counted: { count, unit: period }, doubts: [] };
}

/** "Sign for 12 months" of what is paid by the month: so many of them are bought; null where it is something else. */
export function timeBought(what: Place, { currency, period }: Context): number | null {
  const counted = period === null ? null : countIn(what, currency);
  const time = timeNamed(counted?.unit ?? '');
  return counted === null || period === null || time === null
    ? null
    : timeIn({ count: counted.count * time.count, unit: time.unit }, period);
}

/**
 * How often an extra is paid. What is paid for each of something else is ordered by a count of its own; null where its
 * words name nothing that can be counted.
 */
export function chargedPer({ slots, marks }: PointedStatement): ChargedPer | null {
  if (marks.paid === 'once') return 'deal';
  if (marks.paid === 'per_period') return 'period';
  if (marks.paid !== 'per_other') return 'unit';
  const count = unitNamed(slots.per?.quote);
  return count === null || /\s(?:and|或|和)\s/.test(count) ? null : { count };
}

/** The sum of a lowest price in the time that the price is paid for; null where it cannot be converted exactly. */
export function inPeriod(sum: number, span: Place, { quote, start }: Place, { period }: Context): number | null {
  const at = [...quote].slice(0, Math.max(0, span.start - start)).join('').length;
  const time = timePaidFor(quote, at, at + span.quote.length)?.unit ?? null;
  return time === null || period === null ? sum : convertedSum(sum, time, period);
}
