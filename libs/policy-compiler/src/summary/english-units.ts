/** Words whose plural is not theirs with an s; weights and the like have none. */
const PLURALS: Readonly<Record<string, string>> = {
  person: 'people',
  man: 'men',
  woman: 'women',
  child: 'children',
  foot: 'feet',
};
const UNCOUNTED = new Set(['kg', 'g', 'lb', 'oz', 'l', 'ml', 'm', 'km', 'sqm', 'sq ft', 'people']);
const VOWELS = new Set(['a', 'e', 'i', 'o', 'u']);
const HISSES = ['ss', 'x', 'z', 'ch', 'sh'] as const;

/**
 * The word for so many units.
 * @example counted(1500, 'seat') // 'seats'
 */
export function counted(count: number, unit: string): string {
  const last = unit.charAt(unit.length - 1);
  if (count === 1 || UNCOUNTED.has(unit) || last < 'a' || last > 'z') return unit;
  const irregular = PLURALS[unit];
  if (irregular !== undefined) return irregular;
  if (HISSES.some((end) => unit.endsWith(end))) return `${unit}es`;
  if (last === 's') return unit;
  return last === 'y' && !VOWELS.has(unit.charAt(unit.length - 2)) ? `${unit.slice(0, -1)}ies` : `${unit}s`;
}

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
