import { isQuestion } from './acts.js';
import { isTold } from './leave-answered.js';
import { leftoverWords } from './leftover-words.js';
import { BIDDING_WORDS } from './phrases/bid-wishes.js';
import { NEGATION } from './phrases/cues.js';
import { WAYS_OF_PAYING } from './phrases/ways-of-paying.js';
import { priceTalkIn } from './price-talk.js';
import type { MessageReading } from './reading.js';

/**
 * Whether words say how their writer would pay and nothing else, or ask for a lower price for it. Whether they may pay
 * so is a question, and none of these.
 * @example isWayOfPaying('我预付全款') // true; of 'can i pay cash?' it is false
 */
export function isWayOfPaying(words: string): boolean {
  const rest = words.replace(WAYS_OF_PAYING, ' ');
  if (rest === words || NEGATION.test(words)) return false;
  if (priceTalkIn(rest).length > 0) return isTold(rest);
  return !isQuestion(words) && leftoverWords(rest, 0, []).every((word) => BIDDING_WORDS.test(word));
}

/**
 * Notes for the seller how the buyer would pay where no term holds it: that is no thing that an offer could hold, and
 * nothing that was not understood.
 */
export function noteWayOfPaying(reading: MessageReading): MessageReading {
  const { facts, intent } = reading;
  const ways = [...(facts.unread ?? []), ...(facts.wishes ?? [])].filter(isWayOfPaying);
  if (ways.length === 0) return reading;
  for (const key of ['unread', 'wishes'] as const) {
    const left = facts[key]?.filter((words) => !ways.includes(words)) ?? [];
    if (left.length > 0) facts[key] = left;
    else delete facts[key];
  }
  facts.open_questions = [...new Set([...(facts.open_questions ?? []), ...ways])];
  // 可以 in 我可以预付 is no yes.
  if (intent === 'other' && facts.open_questions.every(isWayOfPaying) && facts.yes_in_doubt !== true)
    delete facts.unclear;
  return reading;
}
