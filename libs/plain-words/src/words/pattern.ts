/** Line breaks, and the spaces that begin a line: they lay a pattern out and are no part of it. */
const LAYOUT = /\n\s*/g;

/**
 * A part of a pattern, laid out over lines; a space at the end of a line is written `[ ]`.
 * @example part`(?:one
 *   |two)` // '(?:one|two)'
 */
export function part(strings: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw: strings.raw.map((text) => text.replace(LAYOUT, '')) }, ...parts);
}

/** A pattern, laid out over lines as a `part`. */
export function pattern(strings: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(part(strings, ...parts));
}

/** The same with flags: `patternWith('gi')`. */
export const patternWith =
  (flags: string) =>
  (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(part(strings, ...parts), flags);

/**
 * A word class: one word a line; a word may hold a pattern of its own.
 * @example words(`
 *   manager
 *   owners?
 * `) // ['manager', 'owners?']
 */
export function words(table: string): readonly string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
