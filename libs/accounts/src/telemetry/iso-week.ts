import { ERASURE_WEEKS } from './limits.js';

const HOUR_MILLIS = 3_600_000;
const DAY_MILLIS = 24 * HOUR_MILLIS;
const WEEK_MILLIS = 7 * DAY_MILLIS;
/** Monday, 29 December 1969: the first day of the ISO week in which 1970 begins. */
const FIRST_MONDAY_MILLIS = -3 * DAY_MILLIS;

/** The Monday of a time, 0:00 UTC, in milliseconds since 1970. */
function mondayOf(millis: number): number {
  return FIRST_MONDAY_MILLIS + Math.floor((millis - FIRST_MONDAY_MILLIS) / WEEK_MILLIS) * WEEK_MILLIS;
}

/**
 * The ISO week of a time in UTC, as `2026-W47` (ISO 8601): its year is that of its Thursday.
 * @param millis milliseconds since 1970
 * @example isoWeek(Date.UTC(2026, 0, 1)) // '2026-W01'
 */
export function isoWeek(millis: number): string {
  const monday = mondayOf(millis);
  const year = new Date(monday + 3 * DAY_MILLIS).getUTCFullYear();
  const firstMonday = mondayOf(Date.UTC(year, 0, 4));
  return `${year}-W${String((monday - firstMonday) / WEEK_MILLIS + 1).padStart(2, '0')}`;
}

/**
 * The ISO week of a time and those before it, the newest first.
 * @param count how many in all
 * @example weeksBack(Date.UTC(2026, 0, 1), 2) // ['2026-W01', '2025-W52']
 */
export function weeksBack(millis: number, count: number = ERASURE_WEEKS): string[] {
  return Array.from({ length: count }, (_, back) => isoWeek(millis - back * WEEK_MILLIS));
}

/**
 * The whole hour of a time, in hours since 1970: all that is kept of when a call was made.
 * @example hourOf(7_199_999) // 1
 */
export function hourOf(millis: number): number {
  return Math.floor(millis / HOUR_MILLIS);
}

/**
 * The first hour that can still be exported and erased, in hours since 1970. What was kept before it is to be removed,
 * because its
 * holder could not have it erased any more.
 * @example firstKeptHour(Date.UTC(2026, 10, 22)) === hourOf(Date.UTC(2025, 4, 26)) // true
 */
export function firstKeptHour(millis: number): number {
  return hourOf(mondayOf(millis) - (ERASURE_WEEKS - 1) * WEEK_MILLIS);
}

/**
 * What is hashed, under a key of the service, to stand for an access key in one week and in no other.
 * @param week as {@link isoWeek} writes it
 * @param keyId the id of the access key, which stays when the key is rotated
 * @example weekHashText('2026-W47', 'k1') // 'svc-telemetry/1|2026-W47|k1'
 */
export const weekHashText = (week: string, keyId: string): string => `svc-telemetry/1|${week}|${keyId}`;
