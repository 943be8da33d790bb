import { digitOf, isHanziNumeral, powerOf, unitOf } from './hanzi-signs.js';

/** A number written with Chinese numerals, alone or behind digits. */
export interface HanziNumber {
  value: number;
  end: number;
  /** Characters read; a single one is a number only in a fitting place. */
  length: number;
  /** Its words name no one value: 三十几万, 上万. */
  unclear: boolean;
}

/** What has been read so far: parts that have their unit, the section below 万, the digits that wait for a unit. */
interface Sections {
  parts: { value: number; unit: number }[];
  section: number;
  digits: number | null;
  lastUnit: number;
  zero: boolean;
  unclear: boolean;
}

const scaled = (value: number, unit: number): number => Number(`${value}e${powerOf(unit)}`);

/** A large unit counts all that stands before it in smaller or equal ones: 一万五千亿, 四万万. */
function takeUnit(sections: Sections, unit: number): void {
  if (unit < 10_000) {
    sections.section += scaled(sections.digits || 1, unit);
  } else {
    let counted = sections.section + (sections.digits ?? 0);
    while ((sections.parts.at(-1)?.unit ?? Number.POSITIVE_INFINITY) <= unit)
      counted += sections.parts.pop()?.value ?? 0;
    if (counted === 0) sections.unclear = true;
    sections.parts.push({ value: scaled(counted || 1, unit), unit });
    sections.section = 0;
  }
  sections.digits = null;
  sections.lastUnit = unit;
  sections.zero = false;
}

const sum = ({ parts, section }: Sections): number => parts.reduce((all, { value }) => all + value, section);

/** In these a unit begins a word of its own: 千克, 百货, 十分, 万能, 百慕大. */
const OTHER_WORD = /^(?:千[克米瓦卡伏焦赫安兆]|千里达|百[货合搭慕]|百分[^之]|万[能达科向圣]|千万[别不要])/;
const BLANK = /^[ \u00a0](?! )/;
/** Figures of which nobody knows how many: 几, 多, 余, 来 beside a unit. */
const VAGUE = /^(?!几内亚|多[米明]尼加)[几多余](?![少送买给付退加要久次远])|^来(?=[个万块元台件条])/;
/** What makes a last digit a number of its own: a counter, a share, a time. */
const COUNTED = /^[ \u00a0]?(?:[个件台套盒瓶箱桶袋包只条张把双位桌年月天周日折成%毛角分]|人(?!民))/;

/** Where the next sign of the number stands: here, or behind one blank where it cannot begin anything else. */
function nextSign(text: string, at: number, sections: Sections): number {
  const gap = BLANK.exec(text.slice(at, at + 2))?.[0].length ?? 0;
  if (gap === 0) return at;
  const unit = unitOf(text.charAt(at + gap));
  if (unit !== undefined) return unit > 10 && (sections.digits !== null || unit > sections.lastUnit) ? at + gap : at;
  if (text.charAt(at + gap) === '点') return at + gap;
  // 7万 5千, 三千 九百: a digit behind a unit, with a smaller unit of its own.
  const behind = /^(\d{1,4}|[零〇一二两三四五六七八九壹贰叁肆伍陆柒捌玖]{1,2})[ \u00a0]?([十拾百佰千仟万])/.exec(
    text.slice(at + gap, at + gap + 8),
  );
  const smaller = behind !== null && (unitOf(behind[2] ?? '') ?? 0) < sections.lastUnit;
  const tail =
    sections.digits === null &&
    /^\d{4}(?![\d.,]*\d)/.test(text.slice(at + gap, at + gap + 9)) &&
    sections.lastUnit === 10_000;
  return sections.digits === null && sections.lastUnit > 0 && (smaller || tail) ? at + gap : at;
}

/** Takes the digits at `at` behind a unit; the index after them, or `at` where they are a number of their own. */
function takeDigits(text: string, at: number, sections: Sections): number {
  const run = /^\d+(?:\.\d+)?(?![.,]\d)/.exec(text.slice(at, at + 20))?.[0];
  if (run === undefined) return at;
  const end = at + run.length;
  const rest = text.slice(end, end + 3);
  const unit = unitOf(rest.trimStart().charAt(0));
  if (unit !== undefined && unit < sections.lastUnit && !OTHER_WORD.test(rest.trimStart())) {
    sections.digits = Number(run);
    return end;
  }
  if (run.includes('.') || /^ ?%/.test(rest)) return at;
  const places = powerOf(sections.lastUnit);
  const value = Number(run);
  // 1万2 is 12,000 and 3万4000 is 34,000; of 1万20 nobody knows.
  if (sections.zero || (run.length === places && !run.startsWith('0'))) sections.section += value;
  else if (run.length === 1 && value > 0 && !COUNTED.test(rest)) sections.section += (value * sections.lastUnit) / 10;
  else return at;
  sections.digits = null;
  sections.lastUnit = 1;
  return end;
}

/** The digits behind 点, in signs of either kind; null where it is a clock time or no point. */
function fractionAt(text: string, at: number): { digits: string; end: number } | null {
  if (text.charAt(at) !== '点') return null;
  let end = BLANK.test(text.slice(at + 1, at + 3)) ? at + 2 : at + 1;
  let digits = '';
  for (; digits.length < 9; end += 1) {
    const sign = text.charAt(end);
    const digit = sign >= '0' && sign <= '9' ? Number(sign) : digitOf(sign);
    if (digit === undefined || sign === '两') break;
    digits += String(digit);
  }
  return digits === '' || /^[十拾刻分钟半](?!之)/.test(text.slice(end, end + 2)) ? null : { digits, end };
}

/** Takes 点 and what stands behind it; a unit behind the digits counts the whole: 十二点八万. */
function finish(text: string, at: number, sections: Sections): { value: number; end: number } {
  const whole = sum(sections) + tail(sections);
  const blank = BLANK.test(text.slice(at, at + 2)) && text.charAt(at + 1) === '点' ? 1 : 0;
  const fraction = sections.unclear ? null : fractionAt(text, at + blank);
  if (fraction === null) return { value: whole, end: at };
  const value = Number(`${whole}.${fraction.digits}`);
  const gap = BLANK.exec(text.slice(fraction.end, fraction.end + 2))?.[0].length ?? 0;
  const unit = unitOf(text.charAt(fraction.end + gap));
  const counts =
    unit !== undefined && unit >= 100 && !OTHER_WORD.test(text.slice(fraction.end + gap, fraction.end + gap + 3));
  return counts ? { value: scaled(value, unit), end: fraction.end + gap + 1 } : { value, end: fraction.end };
}

/** A last digit without a unit takes the next one down: 三千五 is 3500, 三千零五 is 3005. */
function tail({ digits, lastUnit, zero }: Sections): number {
  if (digits === null) return 0;
  return lastUnit > 10 && !zero ? (digits * lastUnit) / 10 : digits;
}

/** Takes one sign at `at`; the index after it, or `at` where it does not belong to the number. */
function takeSign(text: string, at: number, sections: Sections, start: number): number {
  const sign = text.charAt(at);
  if (VAGUE.test(text.slice(at, at + 4)) && (sections.lastUnit > 0 || sections.digits !== null)) {
    sections.unclear = true;
    return at + 1;
  }
  const unit = unitOf(sign);
  if (unit !== undefined) {
    if (OTHER_WORD.test(text.slice(at, at + 3)) && at > start) return at;
    if (
      sections.lastUnit === 0 &&
      sections.digits === null &&
      unit >= 100 &&
      !/^[一二三四五六七八九]/.test(text.slice(at + 1))
    )
      sections.unclear = true;
    takeUnit(sections, unit);
    return at + 1;
  }
  if (sections.digits === null && sections.lastUnit > 0 && sign >= '0' && sign <= '9')
    return takeDigits(text, at, sections);
  const digit = digitOf(sign);
  if (digit === undefined || (sections.digits !== null && sections.digits !== 0)) return at;
  // 三千两台 is three thousand and two of them: nobody ends a number so.
  if (sign === '两' && sections.lastUnit > 0 && unitOf(text.charAt(at + 1)) === undefined) return at;
  sections.zero =
    digit === 0 || (sections.zero && sections.digits === 0) || (sections.zero && sections.digits === null);
  sections.digits = digit === 0 ? null : digit;
  return at + 1;
}

function readSigns(text: string, from: number, sections: Sections): HanziNumber | null {
  let end = from;
  while (end < text.length && end - from < 40) {
    const at = nextSign(text, end, sections);
    const after = takeSign(text, at, sections, from);
    if (after === at) break;
    end = after;
  }
  const behindLead = sections.digits !== null && end === from;
  const { value, end: last } = behindLead ? { value: sections.digits ?? 0, end } : finish(text, end, sections);
  return { value: Math.min(value, Number.MAX_VALUE), end: last, length: last - from, unclear: sections.unclear };
}

const opened = (digits: number | null): Sections => ({
  parts: [],
  section: 0,
  digits,
  lastUnit: 0,
  zero: false,
  unclear: false,
});

/** Digits in a row without units are read off one by one: 二〇二六 is 2026, 九五 is 95, 三点五 is 3.5. */
function digitRow(text: string, at: number): HanziNumber | null {
  let end = at;
  let digits = '';
  while (end < text.length && digits.length < 15) {
    const digit = digitOf(text.charAt(end));
    // Nobody reads 两 off in a row: 周四两天 is Thursday and two days.
    if (digit === undefined || (end > at && text.charAt(end) === '两')) break;
    digits += String(digit);
    end += 1;
  }
  if (digits.length < 2 || unitOf(text.charAt(end)) !== undefined) return null;
  const read = finish(text, end, { ...opened(Number(digits)), lastUnit: 0 });
  return { ...read, length: read.end - at, unclear: false };
}

/**
 * Reads the Chinese numeral at `at` in a folded text; null where none begins there. One blank may part its signs.
 * @example readHanziNumber('三千五', 0) // { value: 3500, end: 3, length: 3, unclear: false }
 * @example readHanziNumber('十二点八万', 0) // { value: 128000, end: 5, length: 5, unclear: false }
 */
export function readHanziNumber(text: string, at: number): HanziNumber | null {
  if (!isHanziNumeral(text.charAt(at))) return null;
  return digitRow(text, at) ?? readSigns(text, at, opened(null));
}

/**
 * Reads the Chinese units behind digits: the `万` of `1.2万` and `7 万`, the `千5` of `3千5`, the `万8000` of
 * `12万8000`.
 * `end` is `at` where none stands there.
 */
export function scaleByHanzi(text: string, value: number, at: number): HanziNumber {
  const none = { value, end: at, length: 0, unclear: false };
  const sections = opened(value);
  const sign = nextSign(text, at, sections);
  const vague = VAGUE.test(text.slice(sign, sign + 4));
  if (!vague && unitOf(text.charAt(sign)) === undefined) return none;
  if (OTHER_WORD.test(text.slice(sign, sign + 3))) return none;
  return readSigns(text, at, sections) ?? none;
}
