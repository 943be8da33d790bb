import { CONDITION, CONTRAST, GREETING, NEGATION } from './phrases/cues.js';
import { leftoverWords } from './leftover-words.js';
import { WISH } from './phrases/question-cues.js';
import type { Seen } from './look-up.js';
import { pattern } from './pattern.js';

/** A word of thanks that opens a clause: what follows it is what the buyer thanks for. */
const THANKS = pattern`
    ^(?:(?:ok|okay|oh|great|many|and|well|cool|nice|perfect) )?(?:
      thanks?|thank you|thx|cheers|much appreciated|appreciated|i appreciate|we appreciate
    )(?![a-z])
    |^(?:好的?)?[多十分非常]*(?:感谢|谢谢|谢了|辛苦)
  `;

/**
 * Whether a message thanks and says nothing of the deal: no figure, no term, no wish, no condition, nothing beside the
 * thanks.
 */
export function onlyThanks({ clauses, spans, reading: { facts } }: Seen): boolean {
  if (spans.length > 0 || facts.never || facts.handoff || !clauses.some(({ text }) => THANKS.test(text))) return false;
  return clauses.every(
    ({ text, start }) =>
      !WISH.test(text) &&
      !CONDITION.test(text) &&
      !NEGATION.test(text) &&
      !CONTRAST.test(text) &&
      (THANKS.test(text) || GREETING.test(text) || leftoverWords(text, start, spans).length === 0),
  );
}
