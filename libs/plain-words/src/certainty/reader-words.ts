import * as chinesePrices from '../languages/chinese/phrases/prices.js';
import * as lowestPrice from '../languages/english/phrases/lowest-price.js';
import * as fixedPrice from '../recognisers/phrases/fixed-price.js';
import * as floorPrice from '../recognisers/phrases/floor-price.js';
import * as freeDiscount from '../recognisers/phrases/free-discount.js';
import * as listPrice from '../recognisers/phrases/list-price.js';
import * as discount from '../words/phrases/discount.js';

/** The tables by which prices, volumes and discounts are read: their words are made use of wherever they stand. */
const TABLES: readonly object[] = [
  chinesePrices,
  lowestPrice,
  fixedPrice,
  floorPrice,
  freeDiscount,
  listPrice,
  discount,
];

/** Every pattern and every text of a table, however deep. */
function sourcesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof RegExp) return [value.source];
  if (value === null || typeof value !== 'object') return [];
  return (value instanceof Set ? [...value] : Object.values(value)).flatMap(sourcesOf);
}

const plain = TABLES.flatMap((table) => Object.values(table).flatMap(sourcesOf)).map((source) =>
  source.replace(/\\[a-zA-Z](?:\{[^}]*\})?/g, ' ').replace(/\?/g, '|'),
);
const LATIN: ReadonlySet<string> = new Set(plain.flatMap((source) => source.toLowerCase().match(/[a-z]{3,}/g) ?? []));
const HAN: readonly string[] = [...new Set(plain.flatMap((source) => source.match(/\p{Script=Han}{2,}/gu) ?? []))].sort(
  (left, right) => right.length - left.length,
);
const HAN_WORDS = new RegExp(HAN.join('|'), 'gu');

/**
 * Whether a word is one by which a price, a volume or a discount is said.
 * @example knownWord('asking') // true
 */
export function knownWord(word: string): boolean {
  const lower = word.toLowerCase();
  return LATIN.has(lower) || LATIN.has(lower.replace(/(?:ing|ed|es|s)$/, ''));
}

/** A run of Han without the words by which a price, a volume or a discount is said. */
export const withoutKnownHan = (run: string): string => run.replace(HAN_WORDS, ' ');
