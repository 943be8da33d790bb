import { foldText } from '@svc/language';

/**
 * The first of several words for one thing that the seller wrote, in their own signs; the first word where they wrote
 * none of them.
 * @example asWritten(['个'], '每個NT$185') // '個'
 * @example asWritten(['天', '日'], '三日以上每日1300') // '日'
 */
export function asWritten(words: readonly string[], description: string): string {
  const { text, starts, ends } = foldText(description);
  for (const word of words) {
    const at = text.indexOf(word.toLowerCase());
    if (at >= 0) return description.includes(word) ? word : description.slice(starts[at], ends[at + word.length - 1]);
  }
  return words[0] ?? '';
}
