import type { PeriodUnit } from '@svc/policy-rules';

/** A unit of time that a price can be paid for. */
export type TimeUnit = PeriodUnit;

/** A length of time: so many of one unit. */
export interface TimeLength {
  count: number;
  unit: TimeUnit;
}

const one = (unit: TimeUnit, count = 1): TimeLength => ({ count, unit });

/** Words of one length of time, the longer first where one begins with another: a closed class of each language. */
const ENGLISH: readonly (readonly [words: string, length: TimeLength])[] = [
  ['hours hour hourly hrs hr h', one('hour')],
  ['nights night nightly', one('night')],
  ['days day daily', one('day')],
  ['fortnights fortnight fortnightly', one('week', 2)],
  ['weeks week weekly wks wk pw', one('week')],
  ['quarters quarter quarterly', one('month', 3)],
  ['months month monthly mths mth mos mo pcm', one('month')],
  ['years year yearly yrs yr annum annually annual', one('year')],
];
const CHINESE: readonly (readonly [words: string, length: TimeLength])[] = [
  ['个小时 個小時 小时 小時 个钟头 钟头 个钟 個鐘 鐘 时', one('hour')],
  ['间夜 晚上 晚 夜', one('night')],
  ['天 日', one('day')],
  ['个星期 個星期 星期 个礼拜 個禮拜 礼拜 禮拜 周 週', one('week')],
  ['个半年 半年', one('month', 6)],
  ['个季度 季度 个季 季', one('month', 3)],
  ['个月 個月 月', one('month')],
  ['年', one('year')],
];

const table = (rows: typeof ENGLISH): ReadonlyMap<string, TimeLength> =>
  new Map(rows.flatMap(([words, length]) => words.split(' ').map((word) => [word, length] as const)));
const EVERY = new Map([...table(ENGLISH), ...table(CHINESE)]);

const alternatives = (rows: typeof ENGLISH): string =>
  rows
    .flatMap(([words]) => words.split(' '))
    .sort((left, right) => right.length - left.length)
    .join('|');

/** The words as parts of patterns, the longest first. */
export const TIME_WORDS = { en: alternatives(ENGLISH), zh: alternatives(CHINESE) } as const;

/**
 * The length of time that one word names; null where it names none.
 * @example timeNamed('fortnight') // { count: 2, unit: 'week' }
 */
export const timeNamed = (word: string): TimeLength | null => EVERY.get(word.toLowerCase()) ?? null;

/**
 * The unit of time that a word is for; null where it names none, or several of one unit.
 * @example timeUnit('/wk'.slice(1)) // 'week'
 */
export function timeUnit(word: string): TimeUnit | null {
  const named = timeNamed(word);
  return named?.count === 1 ? named.unit : null;
}

/** How many of one unit are exactly one of another; a month is no number of days, and a day no number of nights. */
const EXACT: Readonly<Partial<Record<TimeUnit, Readonly<Partial<Record<TimeUnit, number>>>>>> = {
  week: { day: 7, night: 7 },
  year: { month: 12 },
};

/**
 * A length of time in another unit; null where it cannot be converted exactly, or is no whole number of it.
 * @param length its count at least 1
 * @example timeIn({ count: 2, unit: 'year' }, 'month') // 24
 * @example timeIn({ count: 1, unit: 'month' }, 'day') // null
 * @example timeIn({ count: 14, unit: 'day' }, 'week') // 2
 */
export function timeIn({ count, unit }: TimeLength, wanted: TimeUnit): number | null {
  if (unit === wanted) return count;
  const times = EXACT[unit]?.[wanted];
  if (times !== undefined) return count * times;
  const parts = EXACT[wanted]?.[unit];
  return parts !== undefined && count % parts === 0 ? count / parts : null;
}

/**
 * A sum paid for one time, for another: 350 a week are 50 a day. Null where that is not exact.
 * @example convertedSum(350, 'week', 'day') // 50
 */
export function convertedSum(sum: number, from: TimeUnit, to: TimeUnit): number | null {
  const parts = timeIn({ count: 1, unit: from }, to);
  if (parts !== null) return Number((sum / parts).toFixed(6));
  const times = timeIn({ count: 1, unit: to }, from);
  return times === null ? null : Number((sum * times).toFixed(6));
}

const IN_CHINESE: Readonly<Record<TimeUnit, string>> = {
  hour: '小时',
  day: '天',
  night: '晚',
  week: '周',
  month: '个月',
  year: '年',
};

/**
 * The word for a unit of time, as it stands behind a numeral or behind "a".
 * @example timeWord('month', 'zh') // '个月'
 */
export const timeWord = (unit: TimeUnit, language: 'en' | 'zh'): string =>
  language === 'zh' ? IN_CHINESE[unit] : unit;
