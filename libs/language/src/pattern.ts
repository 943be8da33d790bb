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
