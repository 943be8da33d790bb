import { DESCRIBES, LISTED, NEVER, STATES } from './phrases/never.js';
import { lacksFeature } from '../certainty/clause-shape.js';
import type { Recogniser } from '../recogniser.js';
import { namesNothing } from '../words/names-nothing.js';
import { subjectWords } from '../words/subject-words.js';

/** "The chair is not included", "no refunds", "不接受分期": what is refused whenever it is asked for. */
export const readNever: Recogniser = (clause, soFar) => {
  const { text } = clause;
  const goesOn = LISTED.test(text) && soFar.previous.some((statement) => statement.kind === 'never');
  if (
    !(goesOn || NEVER.test(text) || clause.language.refuses(text)) ||
    STATES.test(text) ||
    lacksFeature(clause.quote) ||
    (DESCRIBES.test(text) && !soFar.previous.some((statement) => statement.kind === 'never')) ||
    clause.left('mp').length > 0
  )
    return [];
  const { quote } = clause;
  const found = subjectWords(quote);
  // "Not lower" speaks of the price that stands before it.
  if (found.length > 0 && found.every(namesNothing)) return [];
  const words = found.length > 0 ? found : [quote.toLowerCase().slice(0, 80)];
  clause.take(...clause.left('ncdyx'));
  return [{ kind: 'never', words, about: 'request', quote }];
};
