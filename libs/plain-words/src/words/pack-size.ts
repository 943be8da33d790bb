const stem = (unit: string): string => unit.toLowerCase().replace(/(?:es|s)$/, '');
const isPlural = (many: string, one: string): boolean =>
  many === `${one}s` || (/(?:[sxz]|ch|sh)$/.test(one) && many === `${one}es`);

/** Words that count people, a closed class. */
const PEOPLE = /^(?:persons?|people|heads?|guests?|pax|pp|[人位])$/i;

/**
 * Whether two words are one unit.
 * @example sameUnit('boxes', 'box') // true
 */
export const sameUnit = (left: string, right: string): boolean => {
  const [one, other] = [left.toLowerCase(), right.toLowerCase()];
  return one === other || isPlural(one, other) || isPlural(other, one) || (PEOPLE.test(left) && PEOPLE.test(right));
};

/** Whether words say that a price is for one thing, whatever that is called. */
export const pricesEach = (words: string): boolean => /\b(?:each|apiece|ea)\b/i.test(words);

/**
 * Whether words say that a pack holds so many.
 * @example tellsPackSize('a case is 36', 'case', '36') // true
 * @example tellsPackSize('一箱24桶', '箱', '24桶') // true
 */
export function tellsPackSize(words: string, unit: string, figure: string): boolean {
  const count = figure.replace(/[^\p{L}\p{N}]+/gu, '.');
  const pack = stem(unit).replace(/[^\p{L}]/gu, '.');
  return (
    new RegExp(`\\b${pack}e?s? (?:of|is|are|has|have|holds?|contains?|=) ?${count}`, 'iu').test(words) ||
    new RegExp(`[一每]${pack} ?${count}|${count}(?:(?!起)\\p{Script=Han})?[一每/]${pack}`, 'u').test(words)
  );
}

/** Nouns of packing, a closed class: what holds so many of what is sold. */
const PACKS = /^(?:packs?|cases?|box(?:es)?|cartons?|pallets?|crates?|trays?|bundles?|bags?|sleeves?|[箱包盒板托袋])$/i;

/** Whether a unit names a pack. */
export const namesPack = (unit: string): boolean => PACKS.test(unit);

/** Whether a unit counts how often, whatever is sold. */
export const countsTimes = (unit: string): boolean => /^(?:times?|sessions?|lessons?|次|节|课)$/i.test(unit);

/** Whether words name one pack by what it holds: "Ten-pack: $75 a session". */
export const isPackOf = (words: string): boolean => /\w-pack\b/i.test(words);
