import { isDay } from '@svc/language';

const JOINING: ReadonlySet<string> = new Set(['or', 'and', 'to', 'through', '-', '–']);

/**
 * The days that folded words name behind "on", as they stand; null where they name none.
 * @example daysNamed('on a friday or sunday the price is ') // 'friday or sunday'
 */
export function daysNamed(words: string): string | null {
  const [, , rest] = /(^|.* )on (?:an? |the )?(.*)$/.exec(words) ?? [];
  const tokens = (rest ?? '').split(/[ ,]+/);
  const other = tokens.findIndex((token) => !isDay(token) && !JOINING.has(token));
  const named = tokens.slice(0, other < 0 ? undefined : other);
  const last = named.findLastIndex(isDay);
  return last < 0 || !isDay(named[0] ?? '') ? null : named.slice(0, last + 1).join(' ');
}
