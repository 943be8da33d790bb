/** A group that matches any of some words; a word may hold a pattern of its own. */
export function oneOf(words: readonly string[]): string {
  return `(?:${words.join('|')})`;
}

/** The words of a table as a pattern that begins and ends at the edge of a word. */
export function anyWord(words: readonly string[], flags = ''): RegExp {
  return new RegExp(`(?<![a-z])${oneOf(words)}(?![a-z])`, flags);
}
