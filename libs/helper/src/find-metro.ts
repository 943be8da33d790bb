import { METROS } from './metro-rents.js';
import type { Metro } from './rent-source.js';

/** The nation, which stands in where a metro is not known. */
export const NATION = METROS[0] as Metro;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The city of a name: `New York` of `New York, NY`. */
const written = ({ name }: Metro): string => name.split(',')[0] ?? name;

const BY_SPELLING = new Map<string, Metro>(
  [...METROS].reverse().flatMap((metro): [string, Metro][] => [
    [plain(written(metro)), metro],
    [plain(metro.name), metro],
    [plain(metro.key), metro],
  ]),
);

/**
 * A metro by its key, its name or its city, however written; null where it is not in the table. Of two cities of one
 * name the larger is meant.
 * @example findMetro('New York')?.typical_rent // 3583
 */
export function findMetro(text: string): Metro | null {
  return BY_SPELLING.get(plain(text)) ?? null;
}

/**
 * The metro that a text names with a capital letter, as its city is written; of several the one with the longest
 * name. `mobile` and
 * `reading` are words.
 * @example metroIn('My landlord in Salt Lake City wants more')?.key // 'salt-lake-city'
 */
export function metroIn(text: string): Metro | null {
  const words = ` ${spaced(text)} `;
  const named = METROS.filter((metro) => metro !== NATION && words.includes(` ${spaced(written(metro))} `));
  return named.sort((one, other) => written(other).length - written(one).length)[0] ?? null;
}

const spaced = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
