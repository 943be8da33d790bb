import { foldText } from '../fold.js';
import { HAN, isCurrencyCode, settle } from './currencies.js';
import { allMarks, CAPITAL_CODES, words } from './currency-marks.js';
import { currencyByName, FURTHER_NAMES } from './currency-names.js';
import { CURRENCIES, SHARED } from './phrases/currencies.js';

/** Names of money that are other words of English too: they count beside a figure only. */
const WORDS_TOO = new Set([
  ...words('won rand rands real reais colon dram drams tala kip kina pula florin florins leone lek dong lev leva'),
  ...words('lei rial sol soles quid kuai'),
]);
/** Nouns that name money wherever they stand; those of CLDR alone do behind a figure. */
const OWN_NAMES = new Set(CURRENCIES.flatMap((currency) => words(currency.words)));
const NAMES: ReadonlyMap<string, string> = new Map(
  [...allMarks()]
    .filter(({ name, text }) => name && !WORDS_TOO.has(text) && text.length > 1)
    .filter(({ text }) => HAN.test(text) || !FURTHER_NAMES.has(text) || OWN_NAMES.has(text))
    .map(({ text, means }) => [text, means]),
);
const NAME_OR_CODE = /[a-z]+|\p{Script=Han}+/gu;

/** Lengths that Chinese names have, longest first; one sign alone names nothing. */
const LENGTHS = [...new Set([...NAMES.keys()].filter((name) => HAN.test(name)).map((name) => name.length))].sort(
  (left, right) => right - left,
);

/** The codes of the Chinese names in a run of characters, the longest first at each place. */
function* inHan(run: string): Generator<string> {
  for (let at = 0; at < run.length; at += 1) {
    const name = LENGTHS.map((length) => run.slice(at, at + length)).find((one) => NAMES.has(one));
    const means = name === undefined ? undefined : NAMES.get(name);
    if (name === undefined || means === undefined) continue;
    if (means !== '元') yield settle(means, undefined) ?? '';
    at += name.length - 1;
  }
}

/**
 * The currencies that a text names by a code or a name, wherever these stand, each once. A sign is no name.
 * @example currenciesNamed('All prices in Swiss francs') // ['CHF']
 */
export function currenciesNamed(text: string): string[] {
  const folded = foldText(text).text;
  const found = new Set<string>();
  let reached = 0;
  for (const { 0: word, index } of folded.matchAll(NAME_OR_CODE)) {
    if (index < reached) continue;
    if (HAN.test(word)) for (const code of inHan(word)) found.add(code);
    else {
      const national = currencyByName(folded.slice(index, index + 48));
      const name = NAMES.get(word);
      const code =
        national?.code ??
        (isCurrencyCode(word) ? (word === 'rmb' ? 'CNY' : word.toUpperCase()) : name && settle(name, undefined));
      if (code) found.add(code);
      if (national) reached = index + national.length;
    }
  }
  found.delete('');
  return [...found];
}

const CAPITALS = /(?<!\p{Script=Latin})([A-Z]{3}) ?(?=\p{Nd})|\p{Nd} ?([A-Z]{3})(?!\p{L})/gu;
/** A dollar sign, a figure and the two letters of a country: "$7,900 NZ". */
const COUNTRY_BEHIND = /\$\s?\p{Nd}[\p{Nd}.,]*k?\s?([A-Z]{2})(?!\p{L})/gu;

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
      .filter((code) => CAPITAL_CODES.has(code)),
    ...[...text.matchAll(COUNTRY_BEHIND)].flatMap(
      ([, country = '']) => SHARED['$']?.codes.find((code) => code === `${country}D`) ?? [],
    ),
  ]),
];
