import { ASKS_AUTOMATED } from './phrases/question-cues.js';
import { WANTS_PERSON } from './phrases/person-cues.js';

/**
 * Whether a folded sentence asks for a person to talk to. Whether a machine answers is another question.
 * @example wantsPerson('can i talk to a person?') // true; of 'am i talking to a person?' it is false
 */
export const wantsPerson = (sentence: string): boolean =>
  WANTS_PERSON.test(sentence.replace(ASKS_AUTOMATED, (found) => ' '.repeat(found.length)));
