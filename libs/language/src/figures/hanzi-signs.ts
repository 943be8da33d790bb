/** The digits of Chinese numerals, those of bank notes included. */
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
  兆: 1_000_000_000_000,
};

/**
 * The value of a Chinese digit; undefined for any other character.
 * @example digitOf('柒') // 7
 */
export const digitOf = (character: string): number | undefined => DIGITS[character];

/**
 * The power of ten that a Chinese character counts by; undefined for any other.
 * @example unitOf('万') // 10000
 */
export const unitOf = (character: string): number | undefined => UNITS[character];

/**
 * The exponent of a unit.
 * @example powerOf(10000) // 4
 */
export const powerOf = (unit: number): number => Math.round(Math.log10(Math.max(1, unit)));

/**
 * Whether a character belongs to Chinese numerals.
 * @example isHanziNumeral('百') // true
 */
export const isHanziNumeral = (character: string): boolean => character in DIGITS || character in UNITS;
