import { fullUnit } from '../words/full-unit.js';

/** What stands before a unit: "per", "a", 每. A closed class of each language. */
const BEFORE = /^(?:per|an?|the|each|every|one|for the|by the|\/|／|每一?|一|单|單)\s?/iu;
/** "A 45 minute lesson": the size of one. */
const MEASURE =
  /^\p{Nd}+(?:[.,]\p{Nd}+)?[ -]?(?:min(?:ute)?s?|hours?|h|kg|kilos?|g|ml|l|lit(?:re|er)s?|cm|m|分钟|公斤|斤|克)[ -]/iu;
/** Each of what is sold, whatever that is. */
const EACH = /^(?:each|apiece|pcs?|ea|pp|unit|一?个|每个|件|每件)$/iu;
/** Words of time as one word. */
const TIMES: Readonly<Record<string, string>> = {
  小時: 'hour',
  鐘: 'hour',
  个钟: 'hour',
  個鐘: 'hour',
  個月: 'month',
  月租: 'month',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
  nightly: 'night',
  hourly: 'hour',
  yearly: 'year',
  annually: 'year',
  晚: 'night',
  夜: 'night',
  晚上: 'night',
};

/** A unit in the singular, without what stands before it; null where it only says "each". */
export function unitNamed(words: string | undefined): string | null {
  if (words === undefined) return null;
  const said = words.trim();
  if (EACH.test(said)) return null;
  const bare = said.replace(BEFORE, '').replace(MEASURE, '').trim().toLowerCase();
  const time = TIMES[bare] ?? fullUnit(bare);
  if (time !== bare) return time;
  return bare === '' || EACH.test(bare) ? null : singular(bare);
}

const singular = (word: string): string => (/^[a-z ]+[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);

/** How many of one unit of time make another, where that is exact. */
const IN_TIME: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  week: { day: 7, night: 7 },
  fortnight: { day: 14, night: 14, week: 2 },
  year: { month: 12 },
  day: { night: 1, hour: 24 },
  night: { day: 1 },
};

/** How many of `to` one of `from` is; null where the two cannot be converted exactly. */
export const perUnit = (from: string, to: string): number | null => (from === to ? 1 : (IN_TIME[from]?.[to] ?? null));

const TIME_UNITS: ReadonlySet<string> = new Set(['hour', 'day', 'night', 'week', 'month', 'year']);

/** Whether a unit is one of time. */
export const isTime = (unit: string): boolean => TIME_UNITS.has(unit);
