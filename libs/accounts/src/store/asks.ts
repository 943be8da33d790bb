import { SHOWN_ASK_CHARACTERS, SHOWN_ASKS, type ASK_STATUSES } from './limits.js';

/** A state of a request for something that is not stocked. */
export type AskStatus = (typeof ASK_STATUSES)[number];

/** From which state an operator may flip to which. */
const NEXT: Readonly<Record<AskStatus, readonly AskStatus[]>> = {
  filed: ['reviewing', 'stocked', 'declined'],
  reviewing: ['stocked', 'declined'],
  stocked: [],
  declined: [],
};

/**
 * Whether a request may go from one state to another: filed → reviewing → stocked or declined, where reviewing may be
 * left out.
 * @example mayFlip('declined', 'stocked') // false
 */
export function mayFlip(from: AskStatus, to: AskStatus): boolean {
  return NEXT[from].includes(to);
}

/**
 * What two filings of one ask have in common: letters and digits of the words in lower case, one blank between words.
 * Asks are the same where this is the same text, exactly.
 * @example normalizeAsk('  A  Weather-slot, please! ') // 'a weather slot please'
 */
export function normalizeAsk(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The words of an ask as everybody may read them: on one line, without control characters, and cut; null as long as
 * fewer than three have filed it.
 * @example shownAsk('A weather slot!', 2) // null
 */
export function shownAsk(text: string, filers: number): string | null {
  if (filers < SHOWN_ASKS) return null;
  const characters = [...text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()];
  if (characters.length <= SHOWN_ASK_CHARACTERS) return characters.join('');
  return `${characters.slice(0, SHOWN_ASK_CHARACTERS - 1).join('')}…`;
}
