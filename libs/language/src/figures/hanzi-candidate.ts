import { pattern } from '../pattern.js';
import type { Candidate } from './candidate.js';
import { currencyAfter } from './currencies.js';
import { readHanziNumber } from './hanzi-number.js';
import { unitOf } from './hanzi-signs.js';
import { HANZI_COUNTS } from './unit-words-chinese.js';

/** Words in which a Chinese numeral counts nothing. */
const IDIOMS = pattern`
    ^(?:
      一起
      |一下
      |一共
      |一定
      |一样
      |一点
      |一些
      |一般
      |一直
      |一旦
      |一切
      |一边
      |一会
      |一律
      |一口价
      |一次性
      |一半
      |一致
      |一块儿
      |一块(?=算|用|享|计)
      |万一
      |千万[别不要]
      |十分(?!之)
      |十足
      |百分之百
      |百分百
      |三番
      |两者
      |两全
      |四处
      |九牛
      |一方面
      |一言为定
      |八成是
      |半天
    )
  `;
/** What must stand after a lone numeral for it to count. */
const COUNTED = new RegExp(
  '^\\s?(?:元|块|圆|毛|毫子|蚊|角|分钱|美元|美金|欧元|英镑|日元|日(?:以上|起)|港币|' +
    `年|天|周|星期|小时|月|折|成(?!品|本|为|交)|公斤|斤|吨|点|次|期|倍|种|间|%|${HANZI_COUNTS.join('|')})`,
);

/** The Chinese number that begins at a place; null where its words count nothing. */
export function hanziAt(text: string, at: number): Candidate | null {
  const ahead = text.slice(at, at + 5);
  if (
    IDIOMS.test(ahead) ||
    (/[统唯之双]$/.test(text.slice(Math.max(0, at - 1), at)) && !text.slice(Math.max(0, at - 3), at).endsWith('分之'))
  )
    return null;
  const read = readHanziNumber(text, at);
  if (!read) return null;
  const ordinal = text.charAt(at - 1) === '第';
  const fraction = /分之 ?$/.test(text.slice(Math.max(0, at - 4), at));
  const lone = read.length === 1 || (read.value === 0 && unitOf(text.charAt(at)) === undefined);
  if (
    lone &&
    !ordinal &&
    !fraction &&
    !COUNTED.test(text.slice(read.end, read.end + 4)) &&
    currencyAfter(text, read.end) === null
  )
    return null;
  return {
    value: read.value,
    alternative: null,
    start: at,
    end: read.end,
    form: 'hanzi',
    size: read.length,
    scaled: read.length > 1,
    unclear: read.unclear,
    sense: ordinal ? 'ordinal' : null,
  };
}
