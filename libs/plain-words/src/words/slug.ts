/** An id from words: ASCII, lower case, at most 40 characters; empty where the words have none. */
export function slug(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40)
    .replace(/_+$/, '');
}
