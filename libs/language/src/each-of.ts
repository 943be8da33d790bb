import { part } from './pattern.js';

const wordPattern = (word: string): string => word.replace(/[^\p{L}\d ]/gu, '.');

/**
 * A price of one of `unit`, right after the figure.
 * @example eachOf('seat').test(' per seat') // true
 */
export function eachOf(unit: string): RegExp {
  const one = wordPattern(unit);
  return new RegExp(
    part`
    ^ ?(?:
      (?:(?:per|an?|for one|for each|for an?|each|every) |/ ?)${one}(?![a-z])
      |(?:一|每一?)${one}
    )`,
    'u',
  );
}
