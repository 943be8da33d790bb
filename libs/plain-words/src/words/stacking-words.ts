import { STACKS } from './phrases/stacking-words.js';

const NOT_STACKS = new RegExp(
  [
    /(?:\b(?:not|cannot|never|no|without)|n't)\b[^<]{0,24}\b(?:stack|combin|cumulat|add up)/,
    /(?:不(?!影响|妨碍|冲突|限)|无法|禁止)[^<，。；]{0,8}(?:叠加|同享|同时享|累加|累计|并用|一起用|同时用)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** What the words say about adding to other discounts: true, false, or null where they say nothing. */
export function stackingSaid(text: string): boolean | null {
  if (NOT_STACKS.test(text)) return false;
  return STACKS.test(text) ? true : null;
}

/** Whether the words say that a discount adds to others. */
export function saysStacks(text: string): boolean {
  return stackingSaid(text) === true;
}
