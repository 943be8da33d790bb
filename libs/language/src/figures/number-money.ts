import { pattern } from '../pattern.js';
import { currencyAfter, currencyBefore } from './currencies.js';
import type { NumberMention } from './number-mention.js';

/** A mention with positions of the folded text. */
export type Placed = Omit<NumberMention, 'text'>;

const SMALL_COINS: readonly (readonly [RegExp, number])[] = [
  [/^ ?(?:cents?|¢)(?![a-z])/, 100],
  [/^(?:p| ?pence)(?![a-z])/, 100],
  [/^(?:毛钱?|毫子|角)/, 10],
  [/^分钱/, 100],
];

/** The digit behind tenths is hundredths: `八毛八` is 0.88. */
const TENTHS_AND_HUNDREDTHS =
  /^[毛角]([\d一二三四五六七八九])分?(?=$|[^\d.,一-鿿]|[的左起吧了钱每各出卖转给到和或就也都不可能含包]|一[一-鿿])/;

const coinDigit = (character: string | undefined): number =>
  character === undefined
    ? 0
    : '零一二三四五六七八九'.includes(character)
      ? '零一二三四五六七八九'.indexOf(character)
      : Number(character);

/** Tenths and hundredths right behind an amount: "两块七", "三块五毛二". */
const COINS = pattern`
    ^([\d一二三四五六七八九])
    (?:
      [毛角](?:([\d一二三四五六七八九])分?(?![\d个件瓶箱台万千百十]))?
      |(?=$|[^\d.,一-鿿]|[的左起吧了钱每各出卖转给到和或就也都不可能]|一[一-鿿]|包邮)
    )
  `;

/** `12块8` and `三块五` carry tenths after the currency; `3元5角` and `两块三毛` say so. */
function coinsAfter(text: string, end: number): { value: number; end: number } {
  const found = COINS.exec(text.slice(end, end + 5));
  if (!found || !/[块元]$/.test(text.slice(0, end).slice(-1))) return { value: 0, end };
  return { value: coinDigit(found[1]) / 10 + coinDigit(found[2]) / 100, end: end + found[0].length };
}

function coinCurrency(coin: string, own: string | undefined): string {
  if (/毫/.test(coin)) return own ?? 'HKD';
  if (/[毛角分]/.test(coin)) return own === 'TWD' || own === 'HKD' ? own : 'CNY';
  return /p/.test(coin) ? 'GBP' : own !== undefined && own !== 'GBP' && own !== 'CNY' ? own : 'USD';
}

/** A number with the currency or the coins beside it, or null where it is no money; `own` is the deal's currency. */
export function asMoney(text: string, mention: Placed, own: string | undefined): Placed | null {
  if (mention.sense !== null && mention.sense !== 'ordinal') return null;
  const before = currencyBefore(text, mention.start, own);
  if (before) {
    const after = currencyAfter(text, mention.end, own);
    const doubled =
      after &&
      (after.code === before.code ||
        (before.length <= 2 && /^ ?[a-z]{3}$/.test(text.slice(mention.end, mention.end + after.length))));
    return {
      ...mention,
      kind: 'money',
      sense: null,
      currency: doubled ? after.code : before.code,
      start: mention.start - before.length,
      end: mention.end + (doubled ? after.length : 0),
    };
  }
  if (mention.sense === 'ordinal') return null;
  const rest = text.slice(mention.end, mention.end + 8);
  const tenths = TENTHS_AND_HUNDREDTHS.exec(rest);
  if (tenths) {
    const value = Math.round(mention.value * 10 + coinDigit(tenths[1])) / 100;
    return { ...mention, kind: 'money', value, currency: coinCurrency('毛', own), end: mention.end + tenths[0].length };
  }
  for (const [coin, parts] of SMALL_COINS) {
    const found = coin.exec(rest)?.[0];
    if (found !== undefined && (!found.endsWith('p') || mention.value < 100))
      return {
        ...mention,
        kind: 'money',
        value: mention.value / parts,
        currency: coinCurrency(found, own),
        end: mention.end + found.length,
      };
  }
  const after = currencyAfter(text, mention.end, own);
  if (!after) return null;
  const coins = coinsAfter(text, mention.end + after.length);
  const value = coins.value === 0 ? mention.value : Math.round((mention.value + coins.value) * 100) / 100;
  return { ...mention, kind: 'money', value, currency: after.code, end: coins.end };
}
