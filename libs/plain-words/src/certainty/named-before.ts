import type { Place } from '../text/said-figures.js';
import { namesNothing } from '../words/names-nothing.js';
import { trimWords } from '../words/trim-words.js';
import { wordsAround } from './words-around.js';

/** Clauses that are looked at before one that names nothing. */
const CLAUSES = 3;
const BETWEEN = /[\s,:：，、(（–—-]/u;
const QUESTION = /[?？]/u;
const ENDS = /[.!。！;；]/u;
const OPENS = /^(?:and |or |but |so |also )?(?:if|when|whenever|meaning|should|for|to)\s+/iu;
const ASKS = /[吗嗎么麼呢]$/u;
const ZH_OPENS = /^(?:如果|要是|若是?|如需|假如|万一)/u;
const LONGEST = 60;

/** What stands before in the same sentence, or the question that the sentence answers. */
function clauseBefore(points: readonly string[], start: number): Place | null {
  let end = start;
  while (end > 0 && BETWEEN.test(points[end - 1] ?? '')) end -= 1;
  const isQuestion = QUESTION.test(points[end - 1] ?? '');
  const isNext = end < start && !points.slice(end, start).includes('\n') && !ENDS.test(points[end - 1] ?? '');
  if (end === 0 || !(isQuestion || isNext)) return null;
  if (isQuestion) end -= 1;
  const place = wordsAround(points, { start: end - 1, end });
  return { ...place, quote: points.slice(place.start, end).join('') };
}

/**
 * What the clauses before a sum say that it is for, where its own words name nothing; null where they do not say it.
 * @param place where the sum stands
 * @param isTaken whether something of the deal was read from a clause, which then says nothing of another sum
 * @example namedBefore([...'I can come to your home, for 30 zł each time.'], the30, () => false) // 'come to your home'
 */
export function namedBefore(
  points: readonly string[],
  place: Pick<Place, 'start' | 'end'>,
  isTaken: (place: Place) => boolean,
): string | null {
  let { start } = wordsAround(points, place);
  for (let step = 0; step < CLAUSES; step += 1) {
    const before = clauseBefore(points, start);
    if (before === null || isTaken(before)) return null;
    const words = trimWords(before.quote.trim().replace(OPENS, '').replace(ZH_OPENS, '').replace(ASKS, ''));
    if (words !== '' && words.length <= LONGEST && !namesNothing(words)) return words;
    start = before.start;
  }
  return null;
}
