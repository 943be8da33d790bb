/** Letters for what is paid each month, week, hour or head. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pcm: 'month',
    pm: 'month',
    mo: 'month',
    mth: 'month',
    pw: 'week',
    wk: 'week',
    hr: 'hour',
    h: 'hour',
    时: 'hour',
    小时: 'hour',
    分钟: 'minute',
    公里: 'km',
    个月: 'month',
    天: 'day',
    日: 'day',
    月: 'month',
    年: 'year',
    周: 'week',
  }),
);
/**
 * A unit in the word that it is short for.
 * @example fullUnit('hr') // 'hour'
 */
export const fullUnit = (unit: string): string => SHORT.get(unit.toLowerCase()) ?? unit;
