import type { ASK_STATUSES } from './limits.js';

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
