const VOWELS = new Set(['a', 'e', 'i', 'o', 'u']);

/** Words that begin with a vowel on paper alone: a unit, a user, a utensil, a euro, a one-way trip. */
const SPOKEN_CONSONANT = ['uni', 'usa', 'use', 'ute', 'uti', 'eu', 'one', 'once'];

/**
 * The article before one unit.
 * @example article('hour') // 'an'
 */
export function article(unit: string): 'a' | 'an' {
  const sounds =
    unit.startsWith('hour') ||
    (VOWELS.has(unit.charAt(0)) && !SPOKEN_CONSONANT.some((start) => unit.startsWith(start)));
  return sounds ? 'an' : 'a';
}
