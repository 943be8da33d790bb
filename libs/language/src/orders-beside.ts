import { isQuestion, touching, type ReadPlaces, type Span } from './acts.js';
import { INFORMATION, QUIT, REJECTION } from './phrases/cues.js';
import { pattern } from './pattern.js';
import { PRICE_OF_SO_MANY } from './phrases/question-cues.js';
import type { MessageReading } from './reading.js';
import type { TextPiece } from './sentences.js';

/** A clause that opens with an auxiliary verb asks: a closed class. */
const OPENS_WITH_AUXILIARY = pattern`
    ^(?:and |so |but |then )?(?:
      am|is|are|was|were|do|does|did|can|could|will|would|shall|should|may|might|must
    )(?![a-z'])
  `;

/** What somebody has or has seen is told, and not ordered: verbs of a state. */
const TELLS = pattern`
    (?<![a-z])(?:i|we|you|they|he|she)(?:'ve| have|'s| has)? (?:already |only )?(?:
      have|has|had|got|own|see|saw|seen
    )(?![a-z])
    |[我你您他她]们?(?:家[里]?)?(?:已经)?(?:有|看[到见]|见)
  `;

/** Whether a clause speaks of what it names, and asks for nothing of it. */
const speaksOf = ({ text }: TextPiece): boolean =>
  !PRICE_OF_SO_MANY.test(text) &&
  (isQuestion(text) || INFORMATION.test(text) || OPENS_WITH_AUXILIARY.test(text) || TELLS.test(text));

/**
 * What a message that asks about the goods orders all the same: the count that a clause of its own names, and the
 * options where none of them stands in a clause that asks. "6 mugs, are they fresh?" orders six, and "what do 6 mugs
 * weigh?" nothing.
 * @param named what the message names; without a price
 * @param places where it stands
 * @example keepOrdered({ quantity: 6 }, placesOf('6 mugs, are they fresh?')) // { quantity: 6 }
 */
export function keepOrdered(
  named: MessageReading['package'],
  { sentences, proposed, wanted }: Pick<ReadPlaces, 'sentences' | 'proposed' | 'wanted'>,
): MessageReading['package'] {
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  const inQuestions = (spans: readonly Span[]): boolean =>
    clauses.some((clause) => touching(clause, spans).length > 0 && speaksOf(clause));
  const { quantity } = named;
  if (quantity === undefined || proposed.length === 0 || inQuestions(proposed)) return {};
  return inQuestions(wanted) ? { quantity } : named;
}

/** What is bought of somebody else is no order. */
const ELSEWHERE = /(?<![a-z])(?:elsewhere|somewhere else|someone else)(?![a-z])|别处|别家|其他家|别的店/;

/**
 * Whether a message that says goodbye orders all the same: it names a count or an option in another clause than that
 * of the goodbye, or does without an option. "Never mind, 2 lamps please" goes on; "I no longer need 3 lamps" does not.
 * @param refuses what the message will not have: "cancel the assembly" is said of that option alone
 * @example ordersBesideGoodbye(placesOf('never mind, 2 lamps please'), {}) // true
 */
export function ordersBesideGoodbye(
  { sentences, proposed, wanted }: Pick<ReadPlaces, 'sentences' | 'proposed' | 'wanted'>,
  refuses: MessageReading['refuses'],
): boolean {
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  const orders = clauses.some(
    (clause) =>
      [proposed, wanted].some((spans) => touching(clause, spans).length > 0) &&
      ![QUIT, REJECTION, ELSEWHERE].some((cue) => cue.test(clause.text)),
  );
  return orders || Object.keys(refuses).some((term) => term !== 'price');
}
