import type { PeriodUnit } from '@svc/policy-rules';

type Language = 'en' | 'zh';

const CHINESE: Readonly<Record<PeriodUnit, { per: string; counted: string }>> = {
  hour: { per: '每小时', counted: '小时' },
  day: { per: '每天', counted: '天' },
  night: { per: '每晚', counted: '晚' },
  week: { per: '每周', counted: '周' },
  month: { per: '每月', counted: '个月' },
  year: { per: '每年', counted: '年' },
};

/**
 * What a price is paid for, behind it in English and before it in Chinese.
 * @example perPeriod('hour', 'en') // 'an hour'
 */
export const perPeriod = (unit: PeriodUnit, language: Language): string =>
  language === 'zh' ? CHINESE[unit].per : `${unit === 'hour' ? 'an' : 'a'} ${unit}`;

/**
 * What periods are called where their number is asked for.
 * @example periodName('month', 'en') // 'months'
 */
export const periodName = (unit: PeriodUnit, language: Language): string =>
  language === 'zh' ? CHINESE[unit].counted : `${unit}s`;

/**
 * So many periods in words.
 * @example periodsText(24, 'month', 'zh') // '24个月'
 */
export const periodsText = (count: number, unit: PeriodUnit, language: Language): string =>
  language === 'zh' ? `${count}${CHINESE[unit].counted}` : `${count} ${unit}${count === 1 ? '' : 's'}`;

/** For how long a deal is: so many periods, or until somebody ends it. Stands behind the price. */
export function howLong(periods: number | null, unit: PeriodUnit, language: Language): string {
  if (language === 'zh') return periods === null ? '不定期' : `共${periodsText(periods, unit, language)}`;
  return periods === null ? 'until cancelled' : `for ${periodsText(periods, unit, language)}`;
}
