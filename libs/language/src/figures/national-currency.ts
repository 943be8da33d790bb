import { ADJECTIVES, NOUNS, SHARED } from './phrases/currencies.js';

const NOUN = new RegExp(`^ ?(?:${NOUNS.split(' ').join('|')})(?![a-z])`);
const COUNTRY = /^([a-z]{2,11}(?: [a-z]{3,8})?)(?= )/;

/** `swiss francs`, `canadian dollars`, `nz dollars`: the word before settles the currency. */
export function nationalCurrency(rest: string): { code: string; length: number; mark: string } | null {
  const found = COUNTRY.exec(rest)?.[1];
  if (found === undefined) return null;
  for (const country of [found, found.split(' ')[0] ?? '']) {
    const code = Object.hasOwn(ADJECTIVES, country)
      ? ADJECTIVES[country]
      : country.length === 2 && SHARED['$']?.codes.find((one) => one === `${country.toUpperCase()}D`);
    if (!code) continue;
    const noun = NOUN.exec(rest.slice(country.length))?.[0];
    if (noun !== undefined) return { code, length: country.length + noun.length, mark: country };
  }
  return null;
}
