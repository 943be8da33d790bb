import { foldText } from '../fold.js';
import { ALSO_CALLED, ANY_CASE, IN_CAPITALS, MORE_NOUNS, OTHER_NOUNS, SHARED } from './phrases/currencies.js';

const split = (list: string): string[] => list.split(' ');
const CODES: readonly string[] = [...split(ANY_CASE.toUpperCase()), ...split(IN_CAPITALS)];
/** Languages whose names of money stand in one form behind a figure; English is inflected, and has its own way. */
const ONE_FORM = ['zh-Hans', 'zh-Hant', 'ar', 'fa', 'ja', 'ko', 'th'];

/** Of two currencies of one name neither is meant without a word more. */
function unique(rows: readonly (readonly [name: string, code: string])[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, code] of rows) found.set(name, (found.get(name) ?? code) === code ? code : '');
  return new Map([...found].filter(([name, code]) => name !== '' && code !== ''));
}

/** Names as CLDR has them, folded: they come with the runtime, for every currency of ISO 4217. */
const ENGLISH: readonly (readonly [code: string, whose: string, noun: string])[] = (() => {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  return CODES.map((code) => {
    const name = foldText(names.of(code) ?? code).text;
    const noun = name.slice(name.lastIndexOf(' ') + 1);
    return [code, name.slice(0, Math.max(0, name.length - noun.length - 1)), noun];
  });
})();

/** The land whose code a currency's begins with: "kenya", "trinidad & tobago". */
function* countries(): Generator<readonly [string, string]> {
  const lands = new Intl.DisplayNames(['en'], { type: 'region', style: 'short' });
  for (const code of CODES) {
    if (/^(?:X|EU)/.test(code)) continue;
    const land = foldText(lands.of(code.slice(0, 2)) ?? '').text.replace(/ sar china$/, '');
    yield [land, code];
  }
}

/** By whose money it is: "kenyan", "kenya", "new taiwan", "west african cfa". */
const WHOSE: ReadonlyMap<string, string> = new Map([
  ...unique([...ENGLISH.map(([code, whose]) => [whose, code] as const), ...countries()].flatMap(withAnd)),
  ...(SHARED['$']?.codes ?? []).map((code) => [code.slice(0, 2).toLowerCase(), code] as const),
  ...Object.entries(ALSO_CALLED),
]);
function withAnd([name, code]: readonly [string, string]): (readonly [string, string])[] {
  return name.includes('&')
    ? [
        [name, code],
        [name.replace('&', 'and'), code],
      ]
    : [[name, code]];
}
const NOUNS: ReadonlyMap<string, string> = new Map(ENGLISH.map(([code, , noun]) => [code, noun]));

/** Whether a word is the noun of a currency: "dollars" of Canada, "lei" of Romania, "crowns" of every krona. */
function isNounOf(code: string, word: string): boolean {
  const noun = NOUNS.get(code) ?? '';
  const singulars = [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    Object.hasOwn(MORE_NOUNS, word) ? MORE_NOUNS[word] : '',
  ];
  return singulars.includes(noun) || (/^crowns?$/.test(word) && /^(?:kr|kor)on[ae]$/.test(noun));
}
const LONGEST = Math.max(...[...WHOSE.keys()].map((name) => name.split(' ').length));
const WORD = /[^ \u00a0\d,.;:!?()]+/y;

/** Where the first word of a text ends that begins at `at`; `at` where there is none. */
function wordEnd(text: string, at: number): number {
  WORD.lastIndex = at;
  return WORD.test(text) ? WORD.lastIndex : at;
}

/**
 * The currency that a folded text begins with, where a word says whose it is: "swiss francs", "kenya shillings". Names
 * of adjectives and of countries are those of CLDR.
 * @returns null where it begins with none
 * @example currencyByName('hong kong dollars a month') // { code: 'HKD', length: 17, mark: 'hong kong' }
 */
export function currencyByName(text: string): { code: string; length: number; mark: string } | null {
  let end = wordEnd(text, 0);
  for (let words = 1; words <= LONGEST && end > 0 && /[ \u00a0]/.test(text.charAt(end)); words += 1) {
    const whose = text.slice(0, end);
    const next = wordEnd(text, end + 1);
    const noun = text.slice(end + 1, next);
    const code = WHOSE.get(whose);
    if (code !== undefined && isNounOf(code, noun)) return { code, length: next, mark: whose };
    if (next === end + 1) return null;
    end = next;
  }
  return null;
}

/** Names in one form, folded, and nouns of English that only one currency has: 肯尼亚先令, "lempira". */
export const FURTHER_NAMES: ReadonlyMap<string, string> = unique([
  ...ONE_FORM.flatMap((tag) => {
    const names = new Intl.DisplayNames([tag], { type: 'currency' });
    return CODES.map((code) => [foldText(names.of(code) ?? code).text, code] as const);
  }).filter(([name]) => !/[a-z]/.test(name)),
  ...ENGLISH.filter(([, , noun]) => /^[a-z]{3,}$/.test(noun) && !split(OTHER_NOUNS).includes(noun)).flatMap(
    ([code, , noun]) => [[noun, code] as const, [`${noun}s`, code] as const],
  ),
]);
