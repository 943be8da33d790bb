import type { NumberMention } from './figures/number-mention.js';
import { readNumbers } from './figures/numbers.js';
import type { TimeSpan } from './figures/time/time-spans.js';
import { convertedSum, timeIn, type TimeLength } from './figures/time/time-words.js';
import { openTime } from './open-time.js';
import { patternWith } from './pattern.js';
import { sumOfTime, timesNamed, type SumOfTime } from './sum-of-time.js';
import type { Vocabulary } from './vocabulary.js';

/** How long is wanted of what is paid by time, and where the words stand that say so. */
export interface TimeWanted {
  /** Periods of the policy; left out where none are named, or it is open how many. */
  periods?: number;
  /** No time is named, but a price of so many periods: they are wanted where nothing longer is on the table. */
  least?: number;
  /** It is open how many: what the words would be, null where that is no whole number of periods. */
  open?: { words: string; perhaps: number | null };
  places: readonly { start: number; end: number }[];
}

/** What stands before a length of time that nobody orders: what passes, is past, or repeats. Closed classes. */
export const PASSES_BEFORE = patternWith('u')`
    (?:
      (?<!\p{L})(?:
        in|within|after|before|until|till|by|next|last|past|every|per|each|net|under|over|once|twice|times
        |not|no|n't|without|this|old|since|ago|than
      )(?: (?:the|about|around|only|just|another))?
      |每|[在过等再]|之前|以[前后]|上个?|下个?|不[要用]?
    ) ?$
  `;
export const PASSES_AFTER = patternWith('u')`
    ^ ?(?:
      (?:
        ago|later|from now|old|notice|earlier|warranty|guarantee|trial|away|back|delivery|of warranty
        |free|for free|on the house
      )(?!\p{L})
      |['’]s? (?:notice|warranty)
      |前|后|以[前内后]|之[前内后]|内|质保|保修
    )
  `;

/** 上 and 下 say which week or month is meant; before hours they are a verb: 上12个小时. */
const passes = (text: string, { start, unit }: TimeSpan): boolean => {
  const before = text.slice(Math.max(0, start - 24), start);
  return PASSES_BEFORE.test(unit === 'hour' ? before.replace(/[上下]$/, '') : before);
};

/** A sum with the words that say what time it is paid for. */
type TimedSum = SumOfTime & { sum: { start: number; end: number } };

/** The sums of a message that go with a time. */
const ofSums = (text: string, spans: readonly TimeSpan[]): TimedSum[] =>
  readNumbers(text)
    .filter(({ kind }) => kind === 'money' || kind === 'number')
    .flatMap(({ start, end }) => {
      const time = sumOfTime(text, { start, end }, spans);
      return time === null ? [] : [{ ...time, sum: { start, end } }];
    });

/** How a price is paid by time: the unit of the price, and how many days a month has where the policy says so. */
export type PaidByTime = Pick<Vocabulary, 'period' | 'monthDays'>;

/**
 * A length of time in the time of the price; null where it is no whole number of that.
 * @example inPeriods({ count: 2, unit: 'month' }, { period: 'day', monthDays: 30 }) // 60
 */
export function inPeriods({ count, unit }: TimeLength, { period, monthDays }: PaidByTime): number | null {
  if (period === undefined) return null;
  return period === 'day' && unit === 'month' && monthDays !== undefined
    ? count * monthDays
    : timeIn({ count, unit }, period);
}

/** A number of a message whose words say what time it is paid for. */
export interface NumberOfTime extends NumberMention {
  /** `rate`: the price of one time, here in the time of the price; `whole`: all that is paid for so many `periods`. */
  paid?: 'rate' | 'whole';
  periods?: number;
}

/**
 * The numbers of a message, a price of another time in the time of the price: "$210 a week" of a price by the day is 30
 * a day. What does not convert exactly is unclear: sums of two times are never compared.
 */
export function inTimeOfPrice(text: string, numbers: readonly NumberMention[], paidBy: PaidByTime): NumberOfTime[] {
  const { period } = paidBy;
  if (period === undefined) return [...numbers];
  const spans = timesNamed(text);
  return numbers.map((mention): NumberOfTime => {
    if (mention.kind !== 'money' && mention.kind !== 'number') return mention;
    const time = sumOfTime(text, mention, spans);
    if (time === null) return mention;
    const periods = inPeriods(time, paidBy);
    if (time.as === 'whole') return periods === null ? mention : { ...mention, paid: 'whole', periods };
    if (time.unit === period) return { ...mention, paid: 'rate' };
    const value =
      periods === null ? convertedSum(mention.value, time.unit, period) : Number((mention.value / periods).toFixed(6));
    return value === null ? { ...mention, unclear: true } : { ...mention, value, alternative: null, paid: 'rate' };
  });
}

/** Words of a message that name an option: whether they want it, refuse it, ask about it, or leave it open. */
export interface OptionWords {
  start: number;
  end: number;
  as: 'wanted' | 'refused' | 'asked' | 'open';
}

/**
 * Whether a length of time is only spoken of in naming an option: "is a contract of two years possible?", "half a year
 * up front", "invoice, 60 days". An option that is wanted and called by the very length orders that time, where it is a
 * number of periods.
 */
const namesOption = (span: TimeSpan, options: readonly OptionWords[], paidBy: PaidByTime): boolean =>
  options.some(
    ({ start, end, as }) =>
      start < span.end &&
      end > span.start &&
      (as !== 'wanted' || start < span.start || end > span.end || inPeriods(span, paidBy) === null),
  );

/**
 * How long a message wants what is paid by time, over folded text: "a week" of a price by the day is 7 periods. What
 * does not convert exactly, days of the week and weekends are open, with what they would be.
 * @param options where options are named: a length of time that belongs to one orders nothing
 * @example readTimeWanted('a week please', { period: 'day' }).periods // 7
 * @example readTimeWanted('from friday to monday', { period: 'night' }).open // { words: …, perhaps: 3 }
 */
export function readTimeWanted(text: string, paidBy: PaidByTime, options: readonly OptionWords[] = []): TimeWanted {
  const { period } = paidBy;
  if (period === undefined) return { places: [] };
  const named = timesNamed(text);
  const sums = ofSums(text, named);
  const rates = sums.filter(({ as }) => as === 'rate');
  const spans = named.filter(
    (span) =>
      !namesOption(span, options, paidBy) &&
      !rates.some((sum) => sum.start < span.end && sum.end > span.start) &&
      !passes(text, span) &&
      !PASSES_AFTER.test(text.slice(span.end, span.end + 16)),
  );
  const [first] = spans;
  const beside = sums.flatMap(({ start, end, sum }) => [
    { start, end: sum.start },
    { start: sum.end, end },
  ]);
  const places = [...spans, ...beside]
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => ({ start, end }));
  if (first === undefined) {
    const open = openTime(text, period);
    if (open !== null) return { ...open, places: [...open.places, ...places] };
    const least = Math.max(0, ...rates.map((rate) => leastOf(rate, paidBy)));
    return least > 1 ? { least, places } : { places };
  }
  const lengths = new Set(spans.map((span) => inPeriods(span, paidBy)));
  const [periods] = lengths;
  if (lengths.size === 1 && periods !== null && periods !== undefined) return { periods, places };
  return { open: { words: text.slice(first.start, first.end), perhaps: null }, places };
}

/** Who names a price by the week or the month of what is paid by the day wants it for as long at least; else 0. */
const leastOf = (rate: TimedSum, paidBy: PaidByTime): number =>
  rate.unit === 'week' || rate.unit === 'month' ? (inPeriods(rate, paidBy) ?? 0) : 0;
