/**
 * Whether two texts are equal, looked at to the end: the time tells their lengths and not where they differ.
 * @example equalText('abc', 'abd') // false
 */
export function equalText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}
