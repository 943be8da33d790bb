import { answerWords } from '../words/answer-words.js';
import { ordersSpeech } from '../words/speech-orders.js';
import { patternWith } from '@svc/language';

/** Whoever says "I" speaks of reasons and limits, and "because" leads to a reason. Closed classes. */
const SPEAKER = /\b(?:i|me|my|mine|myself|im|ive|id)\b|我(?!们|們)|本人|俺/iu;
const REASON = /\b(?:because|cause|cos|since(?=\s+\p{L})|due to|reasons?)\b|因[为為]|由[于於]/iu;
/** A thing that has to leave tells of hurry. */
const HURRY = /\b(?:must|needs?|has to|have to|gotta|got to)\b.{0,16}\b(?:go|gone|sell|sold|move|leave)\b/iu;
/** An order: a denial or a restriction without a subject, of what is done with it or them. */
const ORDERS = patternWith('iu')`
    ^\W*(?:(?:please|just|so|and|but)\s+)*(?:
      (?:do[ ]not|don['’]?t)\b
      |(?:only|please|never|always)\s\p{L}+\s(?:it|them)\b
    )
  `;

/** Whether words have a person in them who says "I". */
export const namesSpeaker = (words: string): boolean => SPEAKER.test(words);

/** Whether words lead to a reason. */
export const leadsToReason = (words: string): boolean => REASON.test(words);

/**
 * Whether words are for whoever answers, or for nobody: a reason, hurry, an order. What is marked as to be told is not.
 * @example isPrivate('Because then we need the cellar') // true
 */
export const isPrivate = (quote: string): boolean =>
  answerWords(quote) === quote &&
  (leadsToReason(quote) || HURRY.test(quote) || ORDERS.test(quote) || ordersSpeech(quote));
