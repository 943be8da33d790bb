import { isQuestion } from './acts.js';
import { leftoverWords, namesInOneCharacter } from './leftover-words.js';
import { isSurprised, maskFigures, priceTalkIn, takesTablePrice } from './price-talk.js';
import { BIDDING_WORDS, GIVEN } from './phrases/bid-wishes.js';
import { WANTS_PERSON } from './phrases/person-cues.js';
import {
  ASKS_FIRM,
  ASKS_MATCH,
  ASKS_TOTAL,
  COMPLAINT,
  FOR_THE_THING,
  TAKES_TABLE_PRICE,
  WISH_FOR_LESS,
} from './phrases/price-talk.js';
import { WISH } from './phrases/question-cues.js';
import { ASKS_BACK, SMALL_TALK_WORDS } from './phrases/small-talk.js';
import { TAKES_BACK } from './phrases/takes-back.js';
import { without, type Seen } from './look-up.js';
import type { MessageReading } from './reading.js';
import { takesBack } from './takes-back.js';
import { wantsPerson } from './wants-person.js';

/** The patterns whose words are told by facts of a reading. */
const TOLD = [
  WISH_FOR_LESS,
  COMPLAINT,
  ASKS_FIRM,
  ASKS_MATCH,
  ASKS_TOTAL,
  TAKES_TABLE_PRICE,
  WANTS_PERSON,
  TAKES_BACK,
  SMALL_TALK_WORDS,
];

/** Whether words say nothing beside what the patterns hold: "full price with the lamp" says more than "full price". */
const saysNoMore = (masked: string): boolean => {
  const rest = [...TOLD, FOR_THE_THING].reduce((text, pattern) => text.replace(pattern, ' '), masked);
  return leftoverWords(rest, 0, []).every((word) => BIDDING_WORDS.test(word));
};

/**
 * Whether words of a message are told by a fact of its reading and name nothing beside it, so that they stay open
 * nowhere else.
 * @example isTold("i'll pay full price with the lamp") // false
 */
export function isTold(words: string): boolean {
  if (ASKS_BACK.test(words)) return true;
  const masked = maskFigures(words);
  const talk = priceTalkIn(words);
  // Where a rival's price is named, who the rival is belongs to the question.
  if (talk.includes('match')) return true;
  const told = talk.length > 0 || wantsPerson(words) || takesTablePrice(words) || takesBack(masked) !== null;
  return told && saysNoMore(masked);
}

/** Courtesy, mood and haste: a statement that says nothing of the deal, and asks for nothing. */
export function isSmallTalk(words: string): boolean {
  if (/\d/.test(words) || isQuestion(words) || WISH.test(words) || GIVEN.test(words)) return false;
  const rest = words.replace(SMALL_TALK_WORDS, ' ');
  return leftoverWords(rest, 0, []).length === 0 && !namesInOneCharacter(rest, 0);
}

/** Surprise at a figure that says nothing else: "900 usd?". */
const isMereSurprise = (words: string): boolean =>
  isSurprised(words) && leftoverWords(maskFigures(words), 0, []).length <= 1;

/**
 * Takes out of what stays open or unread what other facts of the reading tell: a wish for less, a complaint, a question
 * about the price, a wish for a person, a figure taken back; and small talk, which nobody needs to hear again.
 */
export function leaveAnswered(
  reading: MessageReading,
  { text, places }: Pick<Seen, 'text' | 'places'>,
): MessageReading {
  const { facts } = reading;
  // "Any discount if I pay in advance?": the term that is read beside the wish is in the deal.
  const unread = without(text, places.wanted);
  const besideTerms = (words: string): string => {
    const start = text.indexOf(words);
    return start < 0 ? words : unread.slice(start, start + words.length);
  };
  const told = (words: string): boolean =>
    isTold(words) ||
    isTold(besideTerms(words)) ||
    isSmallTalk(words) ||
    (facts.complains === true && isMereSurprise(words));
  for (const key of ['open_questions', 'wishes', 'unread'] as const) {
    const left = facts[key]?.filter((words) => !told(words)) ?? [];
    if (left.length > 0) facts[key] = left;
    else delete facts[key];
  }
  return reading;
}
