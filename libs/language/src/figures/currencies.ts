import { ADJECTIVES, CODES, HANZI, IN_CAPITALS, NOUNS, SIGNS, WORDS } from './phrases/currencies.js';

const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'TWD', 'MXN'];
const CAPITALS = /(?<!\p{Script=Latin})([A-Z]{3}) ?(?=\p{Nd})|\p{Nd} ?([A-Z]{3})(?!\p{L})/gu;
/** A dollar sign, a figure and the two letters of a country: "$7,900 NZ". */
const COUNTRY_BEHIND = /\$\s?\p{Nd}[\p{Nd}.,]*k?\s?([A-Z]{2})(?!\p{L})/gu;

/**
 * Whether a word is the code of a currency that is read in any case.
 * @example isCurrencyCode('aud') // true
 */
export const isCurrencyCode = (word: string): boolean => CODES.has(word.toLowerCase());

/** ISO 4217 makes a code of the two letters of a country and the first of its money. */
const dollarsOf = (country: string): string | undefined => DOLLARS.find((code) => code === `${country.toUpperCase()}D`);

/**
 * Codes of currencies that a text names in capitals beside a figure, each once; those that are read in any case are
 * left out.
 * @example currenciesInCapitals('TRY 4,500 a month') // ['TRY']
 * @example currenciesInCapitals('$7,900 NZ') // ['NZD']
 */
export const currenciesInCapitals = (text: string): string[] => [
  ...new Set([
    ...[...text.matchAll(CAPITALS)]
      .map(([, before, after]) => before ?? after ?? '')
      .filter((code) => IN_CAPITALS.has(code)),
    ...[...text.matchAll(COUNTRY_BEHIND)].flatMap(([, country = '']) => dollarsOf(country) ?? []),
  ]),
];

/** 块 also counts pieces: 三块电池. */
const PIECES = /^块(?:电池|硬盘|屏|砖|板|布|显卡|显示器|肥皂|香皂|地(?!方)|田|玻璃|木|豆腐|蛋糕|表(?!价)|主板|内存)/;
const YUANS = ['CNY', 'HKD', 'TWD', 'JPY'];
const KRONE = ['SEK', 'NOK', 'DKK'];

/** Letters that are a sign only where the deal is in their currency. */
const LETTERS: Readonly<Record<string, string>> = { ZAR: 'r', NGN: 'n', MYR: 'rm' };

/** A currency found beside a number: its ISO 4217 code, and how many characters it takes with the spaces before it. */
export interface FoundCurrency {
  code: string;
  length: number;
}

/** Signs that several currencies share are read as the deal's own where it is one of them. */
function settle(sign: string, own: string | undefined): string {
  if (sign === '$') return own !== undefined && DOLLARS.includes(own) ? own : 'USD';
  if (sign === '¥') return own === 'JPY' ? 'JPY' : 'CNY';
  if (sign === '元') return own !== undefined && YUANS.includes(own) ? own : 'CNY';
  return sign;
}

const codeOf = (word: string, own?: string): string | undefined =>
  own === word.toUpperCase() && IN_CAPITALS.has(own)
    ? own
    : word === 'rmb'
      ? 'CNY'
      : CODES.has(word)
        ? word.toUpperCase()
        : Object.hasOwn(WORDS, word)
          ? WORDS[word]
          : undefined;

/** The currency that ends right before `at` in a folded text, spaces between allowed; `own` is the deal's currency. */
export function currencyBefore(text: string, at: number, own?: string): FoundCurrency | null {
  const window = text.slice(Math.max(0, at - 16), at);
  const trimmed = window.trimEnd();
  const gap = window.length - trimmed.length;
  if (gap > 3 || /\n/.test(window.slice(trimmed.length))) return null;
  for (const [sign, code] of SIGNS) {
    if (!trimmed.endsWith(sign)) continue;
    const longer = /^[a-z]/.test(sign) && /[a-z]$/.test(trimmed.slice(0, -sign.length));
    if (!longer) return { code: settle(code, own), length: sign.length + gap };
  }
  for (const [word, code] of HANZI) {
    if (code !== '元' && trimmed.endsWith(word)) return { code, length: word.length + gap };
  }
  const letters = own === undefined ? undefined : LETTERS[own];
  if (own !== undefined && letters !== undefined && new RegExp(`(?:^|[^a-z])${letters}$`).test(trimmed))
    return { code: own, length: letters.length + gap };
  if (own !== undefined && KRONE.includes(own) && /(?:^|[^a-z])kr\.?$/.test(trimmed))
    return { code: own, length: (trimmed.endsWith('.') ? 3 : 2) + gap };
  if (/(?:^|[^a-z])rs\.?$/.test(trimmed)) return { code: 'INR', length: (trimmed.endsWith('.') ? 3 : 2) + gap };
  const word = /(?:^|[^a-z])([a-z]{3,4})$/.exec(trimmed)?.[1];
  if (word === undefined || !(CODES.has(word) || own === word.toUpperCase())) return null;
  const code = codeOf(word, own);
  return code === undefined ? null : { code, length: word.length + gap };
}

/** `swiss francs`, `canadian dollars`, `nz dollars`: the word before settles the currency. */
function nationalCurrency(rest: string): FoundCurrency | null {
  const [pair, country = ''] = /^([a-z]{2}) dollars?(?![a-z])/.exec(rest) ?? [];
  const dollars = dollarsOf(country);
  if (pair !== undefined && dollars !== undefined) return { code: dollars, length: pair.length };
  for (const [adjective, code] of Object.entries(ADJECTIVES)) {
    const noun = rest.startsWith(adjective) ? NOUNS.exec(rest.slice(adjective.length))?.[0] : undefined;
    if (noun !== undefined) return { code, length: adjective.length + noun.length };
  }
  return null;
}

/** The currency that begins right after `at` in a folded text, spaces between allowed; `own` is the deal's currency. */
export function currencyAfter(text: string, at: number, own?: string): FoundCurrency | null {
  const window = text.slice(at, at + 18);
  const trimmed = window.trimStart();
  const gap = window.length - trimmed.length;
  if (gap > 2 || /\n/.test(window.slice(0, gap))) return null;
  for (const [word, code] of HANZI) {
    if (trimmed.startsWith(word) && !(word === '块' && PIECES.test(trimmed)))
      return { code: settle(code, own), length: gap + word.length };
  }
  const sign = /^(?:[$€£¥₹₩₽₺₴₫฿₱₪₦₵₸₼₾₲₡₭៛₮৳])(?!\s{0,2}\d)/u.exec(trimmed)?.[0];
  const meaning = SIGNS.find(([candidate]) => candidate === sign)?.[1];
  if (sign !== undefined && meaning !== undefined) return { code: settle(meaning, own), length: gap + sign.length };
  const named = nationalCurrency(text.slice(at + gap, at + gap + 32));
  if (named) return { code: named.code, length: gap + named.length };
  if (own !== undefined && KRONE.includes(own) && /^(?:kr|kroner|kronor)(?![a-z])/.test(trimmed))
    return { code: own, length: gap + (/^kr[a-z]*/.exec(trimmed)?.[0].length ?? 0) };
  const word = /^[- ]?([a-zł]{2,9})(?![\p{Script=Latin}\d])/u.exec(trimmed);
  const code = word?.[1] === undefined ? undefined : codeOf(word[1], own);
  if (!word || code === undefined) return null;
  if (CODES.has(word[1] ?? '') && /^\s{0,2}\d/.test(trimmed.slice(word[0].length))) return null;
  return { code: settle(code, own), length: gap + word[0].length };
}
