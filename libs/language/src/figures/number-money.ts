import { currencyDecimals } from '@svc/policy-rules';
import { isCurrencyCode, markAfter, markBefore, type FoundCurrency, type Spelled } from './currencies.js';
import { coinAfter, hundredthsAfter, jiaoAfter } from './hundredths.js';
import type { Placed } from './number-mention.js';
import { LETTER_SCALES, SCALES, own as ownOf } from './word-values.js';

/** Cents are the deal's own where it has them. */
function coinCurrency(coin: string, own: string | undefined): string {
  if (coin.startsWith('eu')) return 'EUR';
  if (/^(?:us|dollar)/.test(coin)) return own !== undefined && coin === 'dollar' ? own : 'USD';
  if (/[毛分]/.test(coin)) return own === 'TWD' || own === 'HKD' ? own : 'CNY';
  return coin === 'p' ? 'GBP' : own !== undefined && own !== 'GBP' && own !== 'CNY' ? own : 'USD';
}

const exact = (value: number): number => Number(value.toPrecision(15));

/** Currencies of three decimals where a comma stands before them: there "1,250" is one and a quarter, or thousands. */
const BEHIND_COMMA = new Set(['LYD', 'TND']);

/** Of two readings of a point and three digits the one that the currency has: decimals where it has three of them. */
function byDecimals(mention: Placed, code: string | null, digits: string): Placed {
  if (code !== null && BEHIND_COMMA.has(code) && /^\d{1,3}[.,]\d{3}$/.test(digits)) {
    const [low, high] = [Number(digits.replace(',', '.')), Number(digits.replace(/[.,]/, ''))];
    return digits.includes(',')
      ? { ...mention, value: high, alternative: low }
      : { ...mention, value: low, alternative: high };
  }
  if (mention.form !== 'digits' || mention.alternative === null || code === null) return mention;
  const [low, high] = [Math.min(mention.value, mention.alternative), Math.max(mention.value, mention.alternative)];
  const decimals = currencyDecimals(code);
  if (decimals === 3) return { ...mention, value: low, alternative: null };
  return { ...mention, value: high, alternative: decimals === 0 ? null : low };
}

/** A code between a number and its scale, "75 usd million", or behind the letter of one, "120 meur". */
function scaleBehind(text: string, at: number, mark: string): { exponent: number; end: number } | null {
  const word = isCurrencyCode(mark) ? /^ ([a-z]+)(?![a-z])/.exec(text.slice(at, at + 12)) : null;
  const exponent = ownOf(SCALES, word?.[1] ?? '') ?? ownOf(LETTER_SCALES, word?.[1] ?? '');
  return word && exponent !== undefined ? { exponent, end: at + word[0].length } : null;
}

function gluedScale({ text, cased }: Spelled, mention: Placed): { code: string; exponent: number; end: number } | null {
  const found = /^ ?([mk])([a-z]{3})(?![a-z])/.exec(text.slice(mention.end, mention.end + 6));
  const code = found?.[2] ?? '';
  if (!found || !isCurrencyCode(code) || cased.length !== text.length) return null;
  return { code: code.toUpperCase(), exponent: found[1] === 'm' ? 6 : 3, end: mention.end + found[0].length };
}

function money(text: string, mention: Placed, found: FoundCurrency, start: number, end: number): Placed {
  const known = found.code !== null;
  const placed: Placed = { ...mention, kind: 'money', sense: null, unit: null, currency: found.code, start, end };
  return byDecimals(
    { ...placed, mark: known ? null : found.mark, unclear: mention.unclear || !known },
    found.code,
    text.slice(mention.start, mention.end),
  );
}

/** The sum with what stands behind it and belongs to it. */
function withHundredths(text: string, mention: Placed, marked: boolean): Placed {
  if (mention.unclear || !Number.isInteger(mention.value)) return mention;
  const last = text.slice(mention.end - 1, mention.end);
  const rest = /[块元圆]/.test(last) ? jiaoAfter(text, mention.end) : hundredthsAfter(text, mention.end, marked);
  if (rest === null) return mention;
  return { ...mention, value: exact(mention.value + rest.value), alternative: null, end: rest.end };
}

/** The marks on both sides name one currency: "US$ 15 USD", "$ 15 NZD". */
function agreed(before: FoundCurrency, after: FoundCurrency | null, text: string, end: number): FoundCurrency | null {
  if (after === null) return null;
  const code = /^[ \u00a0]?[a-z]{3}$/.test(text.slice(end, end + after.length)) && /[$€£¥]$/.test(before.mark);
  return after.code === before.code || code ? after : null;
}

/** A number with the currency or the coins beside it, or null where it is no money; `own` is the deal's currency. */
export function asMoney(spelled: Spelled, mention: Placed, own: string | undefined): Placed | null {
  const { text } = spelled;
  if (mention.sense !== null && mention.sense !== 'ordinal') return null;
  const before = markBefore(spelled, mention.start, own);
  const after = markAfter(spelled, mention.end, own);
  if (before) {
    const both = agreed(before, after, text, mention.end);
    const end = mention.end + (both?.length ?? 0);
    const found = money(text, mention, both ?? before, mention.start - before.length, end);
    return withHundredths(text, found, both !== null);
  }
  if (mention.sense === 'ordinal') return null;
  const coin = coinAfter(text, mention.end, mention.value);
  if (coin !== null)
    return { ...mention, kind: 'money', value: coin.value, currency: coinCurrency(coin.coin, own), end: coin.end };
  const glued = gluedScale(spelled, mention);
  if (glued !== null) {
    const value = Number(`${mention.value}e${glued.exponent}`);
    return { ...mention, kind: 'money', value, alternative: null, currency: glued.code, end: glued.end };
  }
  if (!after) return null;
  const end = mention.end + after.length;
  const scale = scaleBehind(text, end, after.mark);
  const found = money(text, mention, after, mention.start, scale?.end ?? end);
  if (scale !== null) return { ...found, value: Number(`${mention.value}e${scale.exponent}`), alternative: null };
  return withHundredths(text, found, true);
}
