import { currencyAfter } from './currencies.js';
import { digitOf } from './hanzi-signs.js';
import { readNumberWords } from './number-words.js';
import { unitAfter } from './units.js';
import { SMALL, TENS } from './word-values.js';

/** What stands behind a sum of money and belongs to it: its hundredths, in currency units, and where they end. */
export interface Hundredths {
  value: number;
  end: number;
}

const COIN =
  /^(?: ?-?(?:euro ?|us ?)?(?:cents?|pence|pennies|penny|kopecks?|centimes?|centavos?|sen)(?![a-z])|[c¢p](?![a-z]))/;
const DIGITS = /^[ \u00a0]?(?:(?:and|&|,) )?(\d{1,2})(?!\d|[.,:/]\d|[ \u00a0]?%)/;
const WORDS = /^[ \u00a0](?:and )?([a-z]+)/;

const followsFreely = (text: string, end: number): boolean =>
  !/^[\p{L}%]|^[ \u00a0]?(?:%|percent|per cent|off|x )/u.test(text.slice(end, end + 10)) &&
  unitAfter(text, end) === null &&
  currencyAfter(text, end) === null &&
  !/^[ \u00a0]\d/.test(text.slice(end, end + 2));

/** The hundredths in digits behind a sum: "50 cents", "and 43c", "99". */
function inDigits(text: string, at: number, bare: boolean): Hundredths | null {
  const found = DIGITS.exec(text.slice(at, at + 10));
  if (!found) return null;
  const end = at + found[0].length;
  const digits = found[1] ?? '';
  const value = Number(`${digits}e-2`);
  const coin = COIN.exec(text.slice(end, end + 16))?.[0];
  if (coin !== undefined && (coin.length > 1 || !found[0].startsWith(','))) return { value, end: end + coin.length };
  return bare && digits.length === 2 && !found[0].includes(',') && followsFreely(text, end) ? { value, end } : null;
}

/** The hundredths in words behind a sum in words: "forty-five cents", "fifty". */
function inWords(text: string, at: number, bare: boolean): Hundredths | null {
  const found = WORDS.exec(text.slice(at, at + 16));
  const word = found?.[1] ?? '';
  if (!found || !(Object.hasOwn(SMALL, word) || Object.hasOwn(TENS, word))) return null;
  const read = readNumberWords(text, word, at + found[0].length);
  if (read === null || read.alternative !== null || !Number.isInteger(read.value) || read.value > 99) return null;
  const coin = COIN.exec(text.slice(read.end, read.end + 16))?.[0];
  const value = Number(`${read.value}e-2`);
  if (coin !== undefined) return { value, end: read.end + coin.length };
  return bare && read.value >= 5 && !/ and /.test(found[0]) && followsFreely(text, read.end)
    ? { value, end: read.end }
    : null;
}

/**
 * The hundredths behind a sum whose mark ends at `at`: `12 dollars 50 cents`, `35€ 99`, `$20 and 43c`; null where none
 * belong to it. `marked` says that the mark stands between, where two digits alone say them too.
 */
export const hundredthsAfter = (text: string, at: number, marked: boolean): Hundredths | null =>
  inDigits(text, at, marked) ?? inWords(text, at, marked);

const D = '[\\d一二两三四五六七八九壹贰叁肆伍陆柒捌玖]';
const MAO = new RegExp(`^(?:又|零|〇)?(${D})[毛角](?:零?(${D})(?:分|(?![\\d个件瓶箱台万千百十元块])))?`);
const FEN = new RegExp(`^(?:又|零|〇)?(${D}{1,2})美?分(?!之|钟|成|期)`);
const ALONE = new RegExp(
  `^([零〇]?)(${D})` +
    '(?=$|[^\\d.,一-鿿]|[.,](?!\\d)|[的左起吧了钱每各出卖转给到和或就也都不可能是行要吗呢怎成一](?![交本品])|包邮)' +
    '(?!一?[点成折])',
);
/** A half behind a coin: 五块半. */
const HALF = /^半(?![天年月价折个小日夜])/;

const digit = (sign: string | undefined): number => (sign === undefined ? 0 : (digitOf(sign) ?? Number(sign)));

/** Tenths and hundredths behind 块, 元 and their like: 两块三, 三块五毛二, 50元6角三分, 五块半. */
export function jiaoAfter(text: string, at: number): Hundredths | null {
  const ahead = text.slice(at, at + 8);
  if (HALF.test(ahead)) return { value: 0.5, end: at + 1 };
  const mao = MAO.exec(ahead);
  if (mao) return { value: (digit(mao[1]) * 10 + digit(mao[2])) / 100, end: at + mao[0].length };
  const fen = FEN.exec(ahead);
  if (fen) {
    const [tens, ones] = (fen[1] ?? '').length === 2 ? [fen[1]?.charAt(0), fen[1]?.charAt(1)] : ['0', fen[1]];
    return { value: (digit(tens) * 10 + digit(ones)) / 100, end: at + fen[0].length };
  }
  const alone = ALONE.exec(ahead);
  if (
    !alone ||
    alone[2] === '两' ||
    unitAfter(text, at + alone[0].length) !== null ||
    /^一[起共定样些直旦切边律致]/.test(ahead)
  )
    return null;
  return { value: digit(alone[2]) / (alone[1] === '' ? 10 : 100), end: at + alone[0].length };
}

const MAO_ALONE = new RegExp(
  `^ ?(?:毛钱?(?![里塔])|毫子|角)(?:(${D})(?:分|(?![毛角元块个件箱桶瓶台套盒袋万千百十.\\d折成])))?`,
);

/** A number of tenths or hundredths that has no whole before it: what one of them is worth, and where the words end. */
export function coinAfter(
  text: string,
  at: number,
  value: number,
): { value: number; end: number; coin: string } | null {
  const ahead = text.slice(at, at + 20);
  const mao = MAO_ALONE.exec(ahead);
  if (mao) return { value: Math.round(value * 10 + digit(mao[1])) / 100, end: at + mao[0].length, coin: '毛' };
  if (/^ ?分钱|^美分/.test(ahead)) {
    const length = /^ ?分钱|^美分/.exec(ahead)?.[0].length ?? 0;
    return { value: Number(`${value}e-2`), end: at + length, coin: ahead.startsWith('美') ? 'us' : '分' };
  }
  const cents = /^(?:[ -]{0,2}(euro|eur|us|usd|dollar)?[ -]?(?:cents?)(?![a-z])|[ ]?¢)/.exec(ahead);
  if (cents) return { value: Number(`${value}e-2`), end: at + cents[0].length, coin: cents[1] ?? 'cent' };
  const pence = /^(?:p| ?(?:pence|pennies))(?![a-z])/.exec(ahead);
  return pence && (pence[0].length > 1 || value < 100)
    ? { value: Number(`${value}e-2`), end: at + pence[0].length, coin: 'p' }
    : null;
}
