import { STACKS } from './phrases/stacking-words.js';

const NOT_STACKS = /\b(?:not|cannot|can't|n't|never|no|without)\b[^<]{0,24}\b(?:stack|combin|cumulat|add up)/;

/** What the words say about adding to other discounts: true, false, or null where they say nothing. */
export function stackingSaid(text: string): boolean | null {
  if (NOT_STACKS.test(text)) return false;
  return STACKS.test(text) ? true : null;
}

/** Whether the words say that a discount adds to others. */
export function saysStacks(text: string): boolean {
  return stackingSaid(text) === true;
}
