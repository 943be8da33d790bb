import { foldText } from '@svc/language';

/**
 * A word of the reader in the signs that the seller wrote it in; the word itself where they wrote it nowhere.
 * @example asWritten('个', '每個NT$185') // '個'
 */
export function asWritten(word: string, description: string): string {
  if (description.includes(word)) return word;
  const { text, starts, ends } = foldText(description);
  const at = text.indexOf(word.toLowerCase());
  return at < 0 ? word : description.slice(starts[at], ends[at + word.length - 1]);
}
