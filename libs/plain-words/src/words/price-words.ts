import { simplified } from '@svc/language';

const CURRENCY = /\p{Sc}|\b(?:dollars?|euros?|pounds?|rs|usd|eur|gbp|chf|cny|rmb|jpy|inr|aud|cad)\b/iu;
/** Capitals tell a code from a word: "ten". */
const CODE = /\b[A-Z]{3}\b/;
const OTHER_PRICE = /\boriginal|原价|retail|market|市场价/i;

/** Whether words name a currency: a sign, a code of three letters, or its name. */
export const namesCurrency = (text: string): boolean => CURRENCY.test(text) || CODE.test(text);

/** Whether words say that a figure is money, by a currency or by the unit that money is counted in: "8块". */
export const namesMoney = (text: string): boolean => namesCurrency(text) || /[元块塊圆圓蚊]/u.test(text);

/** Whether words speak of a price that is not asked here: the original one, the market's. */
export const namesOtherPrice = (text: string): boolean => OTHER_PRICE.test(text);

/**
 * Whether a code of three letters that may name a currency stands in a text, and nowhere beside a figure: "CAD
 * drafting".
 * @example codeAlone('CAD drafting. $35 a sheet.', 'CAD') // true
 */
export const codeAlone = (text: string, code: string): boolean =>
  new RegExp(`\\b${code}\\b`).test(text) &&
  !new RegExp(`\\b${code}\\W{0,3}\\p{Nd}|\\p{Nd}\\W{0,3}${code}\\b|\\b(?:in|as) ${code}\\b|\\(${code}\\)`, 'u').test(
    text,
  );

/** Whether a figure has a sign that several currencies share. */
export const hasSharedSign = (figure: string): boolean => figure.includes('$');

/**
 * Whether what was read as renminbi may be another currency: `¥` in words that are not Chinese, and 元 and 块 in
 * traditional characters.
 * @example mayBeOtherYuan('380元', '手工檸檬磅蛋糕，一條380元') // true
 */
export const mayBeOtherYuan = (figure: string, description: string): boolean =>
  /[¥￥]/u.test(figure)
    ? !/\p{Script=Han}/u.test(description)
    : /[元块塊圆圓]/u.test(figure) && [...description].some((character) => simplified(character) !== character);

/** Whether a text says which dollar its bare `$` is. */
export const saysWhichDollar = (text: string): boolean => /\b(?:USD?|American)\b|\p{Lu}{1,2}\$/u.test(text);
