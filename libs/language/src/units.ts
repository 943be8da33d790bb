/** What follows a number and says what it counts. */
export interface FoundUnit {
  /** The unit's name: `seat`, `year`, `个`. */
  unit: string;
  length: number;
  /** `duration` and `measure` are no quantity of what is sold. */
  sense: 'duration' | 'measure' | null;
}

const DURATIONS: Readonly<Record<string, string>> = {
  second: 'second', seconds: 'second', minute: 'minute', minutes: 'minute', mins: 'minute', hour: 'hour', hours: 'hour', hrs: 'hour', hr: 'hour', day: 'day', days: 'day', week: 'week', weeks: 'week',
  wk: 'week', wks: 'week', month: 'month', months: 'month', mo: 'month', mos: 'month', quarter: 'quarter', quarters: 'quarter', year: 'year', years: 'year', yr: 'year', yrs: 'year',
};
const MEASURES = ['mile', 'km', 'kilometer', 'kilometre', 'mpg', 'mph', 'inch', 'cm', 'mm', 'meter', 'metre', 'feet', 'foot', 'ft', 'sqft', 'kg', 'kilo', 'gram', 'lb', 'oz', 'ounce', 'ton', 'tonne', 'ml', 'liter', 'litre', 'gallon', 'gb', 'tb', 'mb', 'watt', 'kw', 'kwh', 'volt', 'hp', 'degree', 'star', 'door', 'owner', 'time', 'session', 'person', 'people', 'am', 'pm', 'tire', 'tyre', 'key'];
const COUNTS = ['unit', 'piece', 'pc', 'pcs', 'item', 'seat', 'user', 'license', 'licence', 'copy', 'copies', 'box', 'boxes', 'case', 'pallet', 'bottle', 'pack', 'bag', 'carton', 'crate', 'chair', 'desk', 'table', 'car', 'bike', 'laptop', 'phone', 'ticket', 'night', 'set', 'pair', 'dozen', 'head', 'roll', 'barrel', 'part', 'screw', 'x'];
/** Words with a plural's ending that are not what a number counts. */
const NO_NOUNS = new Set(('is was has does as us this plus always yes less unless perhaps minus works seems gets sounds makes feels looks needs goes takes closes seals fits covers beats buys includes comes '
  + 'thanks cents tops points its lets cases otherwise towards afterwards regardless hurts suits pays meets saves leaves stands holds ends says wins costs sells').split(' '));
const HANZI_DURATIONS: readonly (readonly [string, string])[] = [
  ['个月', 'month'], ['個月', 'month'], ['个星期', 'week'], ['个礼拜', 'week'], ['礼拜', 'week'], ['个钟头', 'hour'], ['钟头', 'hour'], ['个钟', 'hour'], ['个小时', 'hour'], ['个工作日', 'day'], ['工作日', 'day'], ['小时', 'hour'], ['分钟', 'minute'], ['星期', 'week'], ['季度', 'quarter'], ['年期', 'year'], ['年', 'year'], ['周', 'week'], ['天', 'day'],
];
const HANZI_MEASURES = ['公里', '千米', '平方米', '平方呎', '平米', '平(?!台|板|均|日)', '公顷', '公尺', '公分', '公升', '毫米', '厘米', '毫升', '公斤', '千克', '英尺', '英寸', '海里', '斤', '吨', '升', '米', '克', '次', '期', '岁', '倍', '号楼', '楼', '层', '坪', '呎', '吋', '度', '瓦', '伏', '毫安'];
/** What Chinese counts things with, as patterns; the longer first. */
export const HANZI_COUNTS: readonly string[] = ['个人', '个', '個', '课时', '时段', '场次', '单位', '包(?!邮|月|年|送|装|退|换|运)', '件', '台', '套', '箱', '瓶', '桶', '只', '张', '把', '本', '份', '辆', '盒', '条', '双', '支', '人', '座席', '座', '席位', '席', '户', '名', '位', '颗', '片', '袋', '卷', '单', '组', '批', '部', '根', '枚', '棵', '间', '打', '罐', '晚', '节', '堂', '束', '朵', '株', '副', '幅', '册', '串', '筒', '盆', '扇', '幢', '场', '板', '尊', '捆', '匹', '杯', '坛', '页', '扎', '床', '饼', '粒', '桌', '程', '帐', '顶', '提', '盏', '壶', '碗', '碟', '尾', '架', '艘', '筐', '篮', '篓', '听', '令', '项', '课', '首', '封', '亩', '樘', '趟', '樽', '餐', '柜', '托', '缸', '排', '车(?!位|型|手|主|辆|程|龄)', '版', '家(?!庭|具|电|装|人|里|教|长|常|用|政|纺|居|乡|属)', '款(?!式|项|到|待|型|号)', '块(?=电池|硬盘|屏|砖|板|布|显卡|显示器|肥皂|香皂|地(?!方)|田|玻璃|木|豆腐|蛋糕|表(?!价)|主板|内存)'];

const MEASURE_AHEAD = new RegExp(`^(?:${HANZI_MEASURES.join('|')})`);
const COUNT_AHEAD = new RegExp(`^(?:${HANZI_COUNTS.join('|')})`);

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && word.length > 2 ? word.slice(0, -1) : word;
}

function hanziUnit(rest: string, gap: number, extra: readonly string[]): FoundUnit | null {
  const own = extra.find((unit) => rest.startsWith(unit));
  if (own !== undefined) return { unit: own, length: gap + own.length, sense: null };
  const duration = HANZI_DURATIONS.find(([word]) => rest.startsWith(word));
  if (duration) return { unit: duration[1], length: gap + duration[0].length, sense: 'duration' };
  const measure = MEASURE_AHEAD.exec(rest)?.[0];
  if (measure !== undefined) return { unit: measure, length: gap + measure.length, sense: 'measure' };
  const count = COUNT_AHEAD.exec(rest)?.[0];
  return count === undefined ? null : { unit: count === '個' ? '个' : count, length: gap + count.length, sense: null };
}

/** The unit that begins at `at` in a folded text; `extra` are folded names of the deal's own unit. */
export function unitAfter(text: string, at: number, extra: readonly string[] = []): FoundUnit | null {
  const window = text.slice(at, at + 24);
  const rest = window.trimStart();
  const gap = window.length - rest.length;
  if (gap > 2) return null;
  if (/^[\u3400-\u9fff]/.test(rest)) return hanziUnit(rest, gap, extra);
  const found = /^(-?(?:more |new |of the |of these |of those |of them |of )?)([a-z]{1,16})(?![\p{Script=Latin}\d])/u.exec(rest);
  const word = found?.[2];
  if (!found || word === undefined) return null;
  const glued = gap === 0 && (found[1] ?? '') === '';
  const length = gap + found[0].length;
  const name = singular(word);
  if (extra.includes(word) || extra.includes(name)) return { unit: name, length, sense: null };
  const duration = Object.hasOwn(DURATIONS, word) ? DURATIONS[word] : undefined;
  if (duration !== undefined && found[1] !== 'of ') return { unit: duration, length, sense: 'duration' };
  if (MEASURES.includes(name) || MEASURES.includes(word)) return { unit: name, length, sense: 'measure' };
  if (word === 'x' ? glued : COUNTS.includes(word) || COUNTS.includes(name)) return { unit: name, length, sense: null };
  if ((found[1] ?? '').includes('of')) return { unit: 'of', length: gap + 2, sense: null };
  const plural = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !NO_NOUNS.has(word);
  return plural ? { unit: name, length, sense: null } : null;
}
