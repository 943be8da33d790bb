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
