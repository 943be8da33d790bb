import type { Place } from '../text/said-figures.js';
import { wordCount } from './clause-shape.js';
import { SILENCE } from './phrases/silence.js';

const SENTENCE_END = /[.!?\n。！？]/u;
const WORD = /[\p{L}\p{N}]/u;
/** An order of so few words has nothing of its own to keep: it is about what was said before it. */
const POINTS_BACK = { words: 6, characters: 9 } as const;

const isShort = (quote: string): boolean =>
  /\p{Script=Han}/u.test(quote)
    ? (quote.match(/\p{Script=Han}/gu)?.length ?? 0) <= POINTS_BACK.characters
    : wordCount(quote) <= POINTS_BACK.words;

/** The sentences of a description; what stands in brackets belongs to one. */
function sentencesOf(points: readonly string[]): Place[] {
  const places: Place[] = [];
  let [from, open] = [0, 0];
  for (let at = 0; at <= points.length; at += 1) {
    const sign = points[at] ?? '\n';
    if (/[(（]/u.test(sign)) open += 1;
    if (/[)）]/u.test(sign)) open = Math.max(0, open - 1);
    const inside = sign === '.' && WORD.test(points[at + 1] ?? '');
    if (!SENTENCE_END.test(sign) || inside || (open > 0 && sign !== '\n')) continue;
    const quote = points.slice(from, at).join('');
    if (WORD.test(quote)) places.push({ quote, start: from, end: at });
    from = at + 1;
    if (sign === '\n') open = 0;
  }
  return places;
}

/**
 * The places of a description that an order not to tell holds for: its own sentence, and where it is a short sentence
 * of its own the one before it.
 * @example keptSilent([...'Two left. The roof leaks. Keep it quiet.']).map(({ quote }) => quote.trim())
 * // ['The roof leaks', 'Keep it quiet']
 */
export function keptSilent(points: readonly string[]): Place[] {
  const sentences = sentencesOf(points);
  return sentences.filter(({ quote }, at) => {
    const next = sentences[at + 1];
    return SILENCE.test(quote) || (next !== undefined && SILENCE.test(next.quote) && isShort(next.quote));
  });
}

/**
 * What stands behind a lowest price in its sentence: whoever speaks to us there goes on to do so. A sentence that names
 * the asking price as well speaks to buyers.
 * @example behindLowest([...'They'd settle at 272k; couple are separating.'], [floor], []) // the place of '; couple …'
 */
export function behindLowest(
  points: readonly string[],
  floors: readonly Place[],
  lists: readonly Pick<Place, 'start'>[],
): Place[] {
  const sentences = sentencesOf(points);
  return floors.flatMap(({ end: start }) => {
    const sentence = sentences.find((one) => one.start < start && one.end > start);
    const asks = lists.some((list) => sentence && sentence.start <= list.start && sentence.end > list.start);
    return sentence && !asks ? [{ quote: points.slice(start, sentence.end).join(''), start, end: sentence.end }] : [];
  });
}
