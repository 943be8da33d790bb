import { chancesOf, readNumbers, unpackWeights } from '@svc/language';
import { codePoints } from '../text/code-points.js';
import { countFigures, hanGapFeatures, hanTokens } from './han-gaps.js';
import { HAN_GAP_WEIGHTS } from './phrases/han-gap-weights.js';

const WEIGHTS = unpackWeights(HAN_GAP_WEIGHTS);

/** From this chance on a clause begins before a token. */
const BEGINS = 0.5;
/** What has fewer characters between two marks or spaces is written with marks. */
const LONG_RUN = 35;
const HAN = /\p{Script=Han}/u;
const RUN = new RegExp(String.raw`[\p{Script=Han}\p{Script=Latin}\p{Nd}.%-]{${LONG_RUN},}`, 'gu');

/** The code points that stand within a figure, its first one left out: no clause begins there. */
function withinFigures(description: string, pointOf: (unit: number) => number): ReadonlySet<number> {
  const places = readNumbers(description).map(({ start, end }) => [pointOf(start), pointOf(end)] as const);
  return new Set(places.flatMap(([start, end]) => Array.from({ length: end - start - 1 }, (_, at) => start + at + 1)));
}

/**
 * A description with a new line before each clause that begins in a long run of Chinese without a mark or a space, as
 * in what was dictated. Nothing else changes; a description without such a run comes back as it is. Linear in its
 * length.
 * @example partHan('电动车卖两千三百块刹车有点软你自己调一调送到镇上要加五十块钱就只送这么一趟不退不换')
 * // a new line before 刹车, 送到 and others
 */
export function partHan(description: string): string {
  const runs = [...description.matchAll(RUN)].filter(([run]) => HAN.test(run));
  if (runs.length === 0) return description;
  const points = [...description];
  const pointOf = codePoints(description);
  const figures = withinFigures(description, pointOf);
  const begins = new Set<number>();
  for (const { 0: run, index } of runs) {
    const tokens = hanTokens(points, pointOf(index), pointOf(index + run.length));
    const counts = countFigures(tokens);
    let from = 0;
    for (const [next, { start }] of tokens.entries()) {
      if (next === 0 || figures.has(start)) continue;
      const chances = chancesOf(WEIGHTS, ['begins'], hanGapFeatures(tokens, next, from, counts));
      if (chances.begins < BEGINS) continue;
      begins.add(start);
      from = next;
    }
  }
  return points.map((point, at) => (begins.has(at) ? `\n${point}` : point)).join('');
}
