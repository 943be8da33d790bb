/** Words whose plural is not theirs with an s. */
const PLURALS: Readonly<Record<string, string>> = {
  person: 'people',
  man: 'men',
  woman: 'women',
  child: 'children',
  foot: 'feet',
  half: 'halves',
  loaf: 'loaves',
  shelf: 'shelves',
};
/** Weights, measures and the like have none. */
const UNCOUNTED = new Set('kg g lb oz l ml m km sqm ft people pcs gross sheep aircraft'.split(' '));
const HISS = /(?:ss|x|z|ch|sh)$/i;
const SOFT = /[^aeiou]y$/i;

/**
 * The English word for so many units.
 * @example countedWord(12, 'company') // 'companies'
 * @example countedWord(24, 'wine glass') // 'wine glasses'
 */
export function countedWord(count: number, unit: string): string {
  const last = /[a-z]+$/i.exec(unit)?.[0] ?? '';
  if (count === 1 || last === '' || UNCOUNTED.has(last.toLowerCase())) return unit;
  const irregular = PLURALS[last.toLowerCase()];
  if (irregular !== undefined) return unit.slice(0, -last.length) + irregular;
  if (HISS.test(last)) return `${unit}es`;
  if (/s$/i.test(last)) return unit;
  return SOFT.test(last) ? `${unit.slice(0, -1)}ies` : `${unit}s`;
}
