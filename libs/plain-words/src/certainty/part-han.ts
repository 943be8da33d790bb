import { chancesOf, unpackWeights } from '@svc/language';
import { codePoints } from '../text/code-points.js';
import { countFigures, hanGapFeatures, hanTokens } from './han-gaps.js';
import { HAN_GAP_WEIGHTS } from './phrases/han-gap-weights.js';
import { figurePlaces } from './within-figures.js';

const WEIGHTS = unpackWeights(HAN_GAP_WEIGHTS);

/** From this chance on a clause begins before a token. */
const BEGINS = 0.5;
/** What has fewer characters between two marks or spaces is written with marks. */
const LONG_RUN = 35;
const HAN = /\p{Script=Han}/u;
const RUN = new RegExp(String.raw`[\p{Script=Han}\p{Script=Latin}\p{Nd}.%-]{${LONG_RUN},}`, 'gu');

/**
 * A description with a new line before each clause that begins in a long run of Chinese without a mark or a space, as
 * in what was dictated. Nothing else changes; a description without such a run comes back as it is. Linear in its
 * length.
 * @example partHan('电动车卖两千三百块刹车有点软你自己调一调送到镇上要加五十块钱就只送这么一趟不退不换')
 * // a new line before 刹车 and before 送到
 */
export function partHan(description: string): string {
  const runs = [...description.matchAll(RUN)].filter(([run]) => HAN.test(run));
  if (runs.length === 0) return description;
  const points = [...description];
  const pointOf = codePoints(description);
  const { within } = figurePlaces(description);
  const begins = new Set<number>();
  for (const { 0: run, index } of runs) {
    const tokens = hanTokens(points, pointOf(index), pointOf(index + run.length));
    const counts = countFigures(tokens);
    let from = 0;
    for (const [next, { start }] of tokens.entries()) {
      if (next === 0 || within.has(start)) continue;
      const chances = chancesOf(WEIGHTS, ['begins'], hanGapFeatures(tokens, next, from, counts));
      if (chances.begins < BEGINS) continue;
      begins.add(start);
      from = next;
    }
  }
  return points.map((point, at) => (begins.has(at) ? `\n${point}` : point)).join('');
}
