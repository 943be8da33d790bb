import { part, pattern, patternWith } from './pattern.js';
import { splitStructure, type Sentence } from './sentences.js';

/** Words with which a question begins: a closed class. */
const BEGINS = part`
  (?:
    what(?:'?s)?|how|when|where|which|who|why|is|are|was|were|does|do|did|can|could|will|would|has|have|any
  )(?![a-z])
`;
const JOINED = patternWith('g')`
    [ ](?:and|also|plus)[ ](?:also )?(?=${BEGINS})
  `;
const IS_QUESTION = pattern`
    ^(?:(?:hi|hello|hey|ok|okay|so|and|well|there|please)[ ,!.]+){0,3}${BEGINS}
  `;

/**
 * The questions that a sentence joins, each by itself: "what colour is it and any damage?" asks two. The sentence as it
 * is where it joins none, or where one of its parts has not the form of a question.
 * @example questionsIn(sentence).map(({ text }) => text) // ['what colour is it', 'any damage?']
 */
export function questionsIn(sentence: Sentence): Sentence[] {
  const cuts = [...sentence.text.matchAll(JOINED)];
  if (cuts.length === 0) return [sentence];
  const starts = [0, ...cuts.map(({ 0: words, index }) => index + words.length)];
  const ends = [...cuts.map(({ index }) => index), sentence.text.length];
  const parts = starts.map((start, at) => ({ start, text: sentence.text.slice(start, ends[at]) }));
  if (!parts.every(({ text }) => IS_QUESTION.test(text))) return [sentence];
  return parts.flatMap(({ start, text }) => {
    const offset = sentence.start + start;
    const moved = <Piece extends { start: number; end: number }>(piece: Piece): Piece => ({
      ...piece,
      start: piece.start + offset,
      end: piece.end + offset,
    });
    return splitStructure(text).map((one) => ({ ...moved(one), clauses: one.clauses.map(moved) }));
  });
}

/** Whether a text has the form of a question, without its mark. */
export const beginsQuestion = (text: string): boolean => IS_QUESTION.test(text);
