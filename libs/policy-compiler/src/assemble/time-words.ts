import { timeNamed, timeUnit, timeWord } from '@svc/language';
import { fullUnit } from '@svc/plain-words';

/**
 * Whether a word names a time.
 * @example isTimeWord('nights') // true
 */
export const isTimeWord = (unit: string | null): boolean => unit !== null && timeNamed(fullUnit(unit)) !== null;

/**
 * A word of time for people; empty for a word of anything else.
 * @example timeNoun('个月', 'en') // 'month'
 */
export function timeNoun(unit: string | null, language: 'en' | 'zh'): string {
  const time = unit === null ? null : timeUnit(fullUnit(unit));
  return time === null ? '' : timeWord(time, language);
}
