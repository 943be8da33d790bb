import { answerWords } from '../words/answer-words.js';
import { ordersSpeech } from '../words/speech-orders.js';
import { SILENCE } from './phrases/silence.js';
import { patternWith } from '@svc/language';

/** Whoever says "I" speaks of reasons and limits, and "because" leads to a reason. Closed classes. */
const SPEAKER =
  /\b(?:i|me|my|mine|myself|im|ive|id)\b|\b(?:for|\p{L}+ing) us\b|\bwe(?:['’]ve| have) had\b|我(?!们|們)|本人|俺/iu;
const REASON = /\b(?:because|cause|cos|since(?=\s+\p{L})|due to|reasons?)\b|因[为為]|由[于於]/iu;
/** The seller's own family: terms of kinship behind a possessive, a closed class. */
const FAMILY = patternWith('iu')`
    \b(?:my|our)[ ](?:
      wife|husband|partner|spouse|fianc[eé]e?|boyfriend|girlfriend|ex
      |mother|father|mum|mom|dad|parents?|son|daughter|kids?|child(?:ren)?
      |brother|sister|uncle|aunt|cousin|nephew|niece|gran\p{L}*|in-laws?
    )\b
    |我(?:家)?(?:的)?(?:老婆|老公|媳妇|爱人|先生|太太|男朋友|女朋友|爸|妈|儿子|女儿|孩子|哥|姐|弟|妹|爷|奶|外婆|外公)
  `;
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

/**
 * Whether words order whoever answers to keep something to himself.
 * @example ordersSilence('Under no circumstances mention my divorce') // true
 */
export const ordersSilence = (words: string): boolean => SILENCE.test(words);

/** Whether words lead to a reason. */
export const leadsToReason = (words: string): boolean => REASON.test(words);

/**
 * Whether words are for whoever answers, or for nobody: a reason, an order, the seller's family, hurry. What is marked
 * as to be told is not.
 * @example isPrivate('Because then we need the cellar') // true
 */
export const isPrivate = (quote: string): boolean =>
  answerWords(quote) === quote &&
  (leadsToReason(quote) ||
    ordersSilence(quote) ||
    FAMILY.test(quote) ||
    HURRY.test(quote) ||
    ORDERS.test(quote) ||
    ordersSpeech(quote));
