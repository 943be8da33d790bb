import { leftoverWords } from './leftover-words.js';
import { isSurprised, maskFigures, takesTablePrice, talksOfPrice } from './price-talk.js';
import type { MessageReading } from './reading.js';
import { takesBack } from './takes-back.js';
import { wantsPerson } from './wants-person.js';

/** Whether words of a message are told by a fact of its reading, so that they stay open nowhere else. */
const isTold = (words: string): boolean =>
  talksOfPrice(words) || wantsPerson(words) || takesTablePrice(words) || takesBack(maskFigures(words)) !== null;

/** Surprise at a figure that says nothing else: "900 usd?". */
const isMereSurprise = (words: string): boolean =>
  isSurprised(words) && leftoverWords(maskFigures(words), 0, []).length <= 1;

/**
 * Takes out of what stays open or unread what other facts of the reading tell: a wish for less, a complaint, a question
 * about the price, a wish for a person, a figure taken back.
 */
export function leaveAnswered(reading: MessageReading): MessageReading {
  const { facts } = reading;
  const told = (words: string): boolean => isTold(words) || (facts.complains === true && isMereSurprise(words));
  for (const key of ['open_questions', 'wishes', 'unread'] as const) {
    const left = facts[key]?.filter((words) => !told(words)) ?? [];
    if (left.length > 0) facts[key] = left;
    else delete facts[key];
  }
  return reading;
}
