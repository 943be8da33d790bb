import type { Place, PlacedStatement, SaidFigure } from '@svc/plain-words';
import { handoffWords, saysToBuyers, sentencesBetweenMarks } from '@svc/plain-words';
import { isIn } from './unread-figures.js';

/** What a sentence that sends buyers to somebody may have been read as: words that are told, or left over. */
const OPEN: ReadonlySet<PlacedStatement['kind']> = new Set(['fact', 'not_understood']);

const touches = (said: Pick<Place, 'start' | 'end'>, place: Place): boolean =>
  said.start < place.end && said.end > place.start;

/** Whether a statement is of this sentence alone and leaves open what the sentence does. */
const leavesOpen = (said: PlacedStatement, sentence: Place): boolean =>
  OPEN.has(said.kind) && said.start >= sentence.start && said.end <= sentence.end;

/**
 * What a sentence passes on is told apart by the whole of it: "Designs, WhatsApp Kwabena" and "Intensive courses – ask
 * at the office" are a subject and a person, neither of which says so alone.
 */
export function sendToSomebody(
  statements: readonly PlacedStatement[],
  points: readonly string[],
  figures: readonly SaidFigure[],
): PlacedStatement[] {
  const sent = sentencesBetweenMarks(points).flatMap((sentence): PlacedStatement[] => {
    const within = statements.filter((said) => touches(said, sentence));
    if (within.length === 0 || !within.every((said) => leavesOpen(said, sentence))) return [];
    if (figures.some((figure) => figure.kind !== 'count' && figure.sum && isIn(figure, sentence))) return [];
    const said = saysToBuyers(sentence.quote);
    const words = said?.says === 'handoff' && said.sure ? handoffWords(sentence.quote) : [];
    return words.length === 0 ? [] : [{ kind: 'handoff', subject: sentence.quote, words, ...sentence }];
  });
  return [...statements.filter((said) => !sent.some((place) => touches(said, place))), ...sent].sort(
    (one, other) => one.start - other.start,
  );
}
