import type { NumberMention } from './figures/number-mention.js';

/** What stands right before and right after a number. */
export const inWindow = (text: string, mention: NumberMention): { before: string; after: string } => ({
  before: text.slice(Math.max(0, mention.start - 40), mention.start),
  after: text.slice(mention.end, mention.end + 40),
});

/** Whether a figure could be a price of one, seen from the list price. */
export const plausible = (value: number, list: number): boolean => value >= list * 0.2 && value <= list * 1.5;
