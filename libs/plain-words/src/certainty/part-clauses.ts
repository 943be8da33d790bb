import { chancesOf, unpackWeights } from '@svc/language';
import { gapFeatures, gapsOf, type Gap, type GapsOf } from './clause-gaps.js';
import { GAP_WEIGHTS } from './phrases/gap-weights.js';

const WEIGHTS = unpackWeights(GAP_WEIGHTS);

/** From this chance on a clause begins behind a gap. */
const BEGINS = 0.5;
/** What has fewer words between two marks is written with marks, so that a clause has one where it begins. */
const SHORT_RUN = 20;
/** The same in a text that has a mark for so many words. */
const LONG_RUN = 45;
const MARKED = 25;
/** In Chinese, where words stand together, spaces are the marks of what has so many between two others. */
const FEW_SPACES = 3;
/** What is left of a clause that is a figure alone: its unit, or nothing. */
const LONE_WORDS = 1;

/** Whether the words about a gap hold together whatever the model says. */
function holds({ tokens, marks }: GapsOf, { next }: Gap): boolean {
  const [before, token] = [tokens[next - 1], tokens[next]];
  if (!before || !token) return true;
  const sum = (at: number): boolean => tokens[at]?.figure === true || /^\p{Sc}$/u.test(tokens[at]?.text ?? '');
  // "R13 800", "10 000 words", "$79 USD", "10 000": a figure goes on, and what stands behind it may be its currency or unit.
  if (before.figure && (sum(next) || token.han || (token.capital && token.end - token.start <= 4))) return true;
  let words = 0;
  let at = next;
  if (sum(at)) {
    while (sum(at)) at += 1;
    for (; tokens[at] && tokens[at]?.mark !== true && tokens[at]?.start === tokens[at - 1]?.end; at += 1) words += 1;
    if (words <= LONE_WORDS && (tokens[at] === undefined || tokens[at]?.mark === true || token.han || before.han))
      return true;
  }
  let [first, last] = [next, next];
  while (first > 0 && tokens[first - 1]?.mark !== true) first -= 1;
  while (last < tokens.length && tokens[last]?.mark !== true) last += 1;
  const run = tokens.slice(first, last);
  const spaces = run.filter(({ start }, at) => at > 0 && start > (run[at - 1]?.end ?? 0)).length;
  const han = run.filter((one) => one.han).length;
  if (han > 2 * spaces) return spaces < FEW_SPACES;
  const least = marks * MARKED < tokens.length ? SHORT_RUN : LONG_RUN;
  return run.length < least;
}

/**
 * A description in which a new line stands for each space at which a clause begins without a mark, as in what was
 * dictated or pasted out of a table. Every character stays at its place.
 * @example partClauses('collect from Leeds no posting sorry') // 'collect from Leeds\nno posting sorry'
 */
export function partClauses(description: string): string {
  const found = gapsOf(description);
  const points = [...description];
  let from = 0;
  for (const gap of found.gaps) {
    for (let at = from; at < gap.next; at += 1) if (found.tokens[at]?.mark === true) from = at + 1;
    if (holds(found, gap)) continue;
    const { begins } = chancesOf(WEIGHTS, ['begins'], gapFeatures(found, gap, from));
    if (begins < BEGINS) continue;
    points[gap.start - 1] = '\n';
    from = gap.next;
  }
  return points.join('');
}
