import { codePoints } from './code-points.js';
import type { Range } from './range.js';
import type { TaggedText } from './tagged-text.js';
import type { PlacedStatement, Statement } from '../statement.js';

/**
 * The statements with the places of their words in the description, in code points.
 * @param origins the sentence in which a quote was read, by the quote
 */
export function placeStatements(
  tagged: TaggedText,
  statements: readonly Statement[],
  origins: ReadonlyMap<string, Range>,
): PlacedStatement[] {
  const { description } = tagged;
  const points = codePoints(description);
  return statements.map((said) => {
    const sentence = origins.get(said.quote) ?? { from: 0, to: tagged.text.length };
    const from = tagged.starts[sentence.from] ?? 0;
    const found = description.indexOf(said.quote, from);
    // Words that were put together from several places stand for their whole sentence.
    const start = found < 0 ? from : found;
    const end = found < 0 ? (tagged.ends[sentence.to - 1] ?? description.length) : found + said.quote.length;
    return { ...said, start: points(start), end: points(end) };
  });
}
