const DAYS = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  zh: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
} as const;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const ISO_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * A time as a buyer reads it: the day and hour of the offset in which it is written, and that offset. What is no ISO
 * 8601 time with an offset is given back as it is.
 * @example nameTime('2026-11-28T18:00:00Z', 'en') // 'Saturday, 28 November, 18:00 UTC'
 * @example nameTime('2026-11-28T18:00:00+08:00', 'zh') // '11月28日星期六18:00（UTC+08:00）'
 */
export function nameTime(iso: string, language: 'en' | 'zh'): string {
  const [, year, month, day, hour, minute, offset = ''] = ISO_TIME.exec(iso) ?? [];
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
  const monthName = MONTHS[Number(month) - 1];
  if (monthName === undefined || Number.isNaN(weekday)) return iso;
  const zone = offset === 'Z' ? 'UTC' : `UTC${offset}`;
  const clock = `${hour}:${minute}`;
  if (language === 'zh') return `${Number(month)}月${Number(day)}日${DAYS.zh[weekday]}${clock}（${zone}）`;
  return `${DAYS.en[weekday]}, ${Number(day)} ${monthName}, ${clock} ${zone}`;
}
