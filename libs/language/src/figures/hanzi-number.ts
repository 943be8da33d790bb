import { pattern } from '../pattern.js';

/** A number written with Chinese numerals, alone or after digits. */
export interface HanziNumber {
  value: number;
  end: number;
  /** Characters read; a single one is a number only in a fitting place. */
  length: number;
}

const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  壹: 1,
  贰: 2,
  貳: 2,
  叁: 3,
  參: 3,
  肆: 4,
  伍: 5,
  陆: 6,
  陸: 6,
  柒: 7,
  捌: 8,
  玖: 9,
};
const UNITS: Readonly<Record<string, number>> = {
  十: 10,
  拾: 10,
  百: 100,
  佰: 100,
  千: 1000,
  仟: 1000,
  万: 10_000,
  亿: 100_000_000,
};

/** The value of a Chinese digit character; undefined for any other. */
function hanziDigit(character: string): number | undefined {
  return DIGITS[character];
}

/** The power of ten of a Chinese unit character; undefined for any other. */
export function hanziUnit(character: string): number | undefined {
  return UNITS[character];
}

/** Whether a character belongs to Chinese numerals. */
export function isHanziNumeral(character: string): boolean {
  return character in DIGITS || character in UNITS;
}

/** What has been read so far: whole 亿 and 万, the section below, the digit that waits for its unit. */
interface Sections {
  total: number;
  section: number;
  digit: number | null;
  lastUnit: number;
  zero: boolean;
}

function takeUnit(sections: Sections, unit: number): void {
  if (unit >= 10_000) {
    const counted = sections.section + (sections.digit ?? 0);
    sections.total =
      unit === 100_000_000 ? (sections.total + (counted || 1)) * unit : sections.total + (counted || 1) * unit;
    sections.section = 0;
  } else {
    sections.section += (sections.digit ?? 1) * unit;
  }
  sections.digit = null;
  sections.lastUnit = unit;
  sections.zero = false;
}

/** A last digit without a unit takes the next one down: 三千五 is 3500, 三千零五 is 3005. */
function tail(sections: Sections): number {
  if (sections.digit === null) return 0;
  return sections.lastUnit > 10 && !sections.zero ? (sections.digit * sections.lastUnit) / 10 : sections.digit;
}

/** Digits in a row without units are read off one by one: 二〇二六 is 2026, 九五 is 95. */
function digitRow(text: string, at: number): HanziNumber | null {
  let end = at;
  let digits = '';
  while (end < text.length && digits.length < 15) {
    const digit = hanziDigit(text.charAt(end));
    // Nobody reads 两 off in a row: 周四两天 is Thursday and two days.
    if (digit === undefined || (end > at && text.charAt(end) === '两')) break;
    digits += String(digit);
    end += 1;
  }
  const pointed = text.charAt(end) === '点' && hanziDigit(text.charAt(end + 1)) !== undefined;
  if (digits.length < 2 && !pointed) return null;
  if (hanziUnit(text.charAt(end)) !== undefined) return null;
  if (!pointed) return { value: Number(digits), end, length: digits.length };
  let fraction = '';
  for (end += 1; fraction.length < 6 && hanziDigit(text.charAt(end)) !== undefined; end += 1)
    fraction += String(hanziDigit(text.charAt(end)));
  const unit = hanziUnit(text.charAt(end));
  const exponent = unit === undefined ? 0 : Math.round(Math.log10(unit));
  return {
    value: Number(`${digits}.${fraction}e${exponent}`),
    end: unit === undefined ? end : end + 1,
    length: digits.length + 1 + fraction.length,
  };
}

/**
 * Reads the Chinese numeral at `at` in a folded text; null where none begins there.
 * @example readHanziNumber('三千五', 0) // { value: 3500, end: 3, length: 3 }
 */
export function readHanziNumber(text: string, at: number): HanziNumber | null {
  if (!isHanziNumeral(text.charAt(at))) return null;
  const row = digitRow(text, at);
  if (row) return row;
  const sections: Sections = { total: 0, section: 0, digit: null, lastUnit: 0, zero: false };
  let end = at;
  for (; end < text.length && end - at < 24; end += 1) {
    const character = text.charAt(end);
    const digit = hanziDigit(character);
    const unit = hanziUnit(character);
    if (digit === undefined && unit === undefined) break;
    if (digit !== undefined) {
      if (sections.digit !== null && !(sections.digit === 0)) break;
      sections.zero = digit === 0 || (sections.zero && sections.digit === 0);
      sections.digit = digit;
    } else if (unit !== undefined) takeUnit(sections, unit);
  }
  return { value: sections.total + sections.section + tail(sections), end, length: end - at };
}

/** What of a number may stand behind one of its units: the `5` of `3千5`, the `2` of `1万2千`. */
const BEHIND_UNIT = pattern`
  ^\d(?![\d.,]*[\d%折个件千百])
  |^\d+(?:\.\d+)?(?=[千百十])
  |^[一二两三四五六七八九]+(?=[千百十])
  |^[一二三四五六七八九](?![千百十万亿个件台套年月折])
`;

/** In these 千 is a part of the unit: 千克, 千米, 千瓦. */
const KILO = /^千[克米瓦卡伏焦赫安升]/;

/**
 * Reads the Chinese units that follow digits: the `万` of `1.2万`, the `千5` of `3千5`, the `万2千` of `1万2千`.
 * Returns the value and the index after it.
 */
export function scaleByHanzi(text: string, value: number, at: number): { value: number; end: number } {
  const unit = hanziUnit(text.charAt(at));
  if (unit === undefined || KILO.test(text.slice(at, at + 2))) return { value, end: at };
  const scaled = Number(`${value}e${Math.round(Math.log10(unit))}`);
  const rest = BEHIND_UNIT.exec(text.slice(at + 1, at + 12))?.[0];
  if (rest === undefined) return { value: scaled, end: at + 1 };
  const digit = /^\d/.test(rest) ? Number(rest) : (hanziDigit(rest.charAt(0)) ?? 0);
  const after = at + 1 + rest.length;
  const next = hanziUnit(text.charAt(after));
  if (next !== undefined && next < unit) {
    const lower = scaleByHanzi(text, digit, after);
    return { value: scaled + lower.value, end: lower.end };
  }
  return { value: scaled + (digit * unit) / 10, end: after };
}
