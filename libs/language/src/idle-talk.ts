import { isQuestion } from './acts.js';
import { readNumbers } from './figures/numbers.js';
import { CONDITION, CONTRAST, NEGATION } from './phrases/cues.js';
import { WISH } from './phrases/question-cues.js';
import { OF_A_DEAL, OF_LIFE } from './phrases/small-talk.js';

/**
 * Whether words that nothing was read as only tell of the writer's life: of the writer, theirs or the weather they
 * speak, no figure, condition, refusal, question or wish is in them, and no word by which a deal is settled. They stay
 * noted for the seller, and no reply speaks of them.
 * @example isIdleTalk('my daughter starts college next month.') // true; of 'my brother picks it up' it is false
 */
export const isIdleTalk = (words: string): boolean =>
  OF_LIFE.test(words) &&
  readNumbers(words).length === 0 &&
  !isQuestion(words) &&
  ![CONDITION, CONTRAST, NEGATION, WISH, OF_A_DEAL].some((pattern) => pattern.test(words));
