import { LIKELIHOOD } from './constants.js';
import { tellsWeights, type Evidence } from './likelihood.js';

/** What a sampler asks: how likely everything that was observed is, for given weights. */
export interface Likelihood {
  readonly issueCount: number;
  readonly behaviours: number;
  /** Distances, in utility, at which an offer counts as near what a behaviour asks for: coarse to fine. */
  readonly scales: readonly number[];
  /**
   * The likelihood under the first `count` rows of weights, all behaviours summed up, into `totals`.
   * @param joint gets that of each behaviour, `joint[behaviour × count + row]`, where it is given
   */
  readonly weigh: (
    weights: Float64Array,
    count: number,
    scale: number,
    totals: Float64Array,
    joint: Float64Array | null,
  ) => void;
}

/**
 * The likelihood of evidence under each behaviour, for a sampler. A conceding behaviour offers the package nearest to
 * its level, so an offer's distance from the level is small; the scale is how small, in utility. Of packages that crowd
 * as densely as they do a share 1 / (2 × packages × scale) would have stood nearer. Rows are weighed together, one
 * behaviour after the other.
 */
export function likelihoodOf(evidence: Evidence): Likelihood {
  const { scripted, best, asked, refused } = evidence;
  const issueCount = best.length;
  const packages = [best, ...asked.map(({ utilities }) => utilities), ...refused.map(({ utilities }) => utilities)];
  let [worths, column] = [new Float64Array(0), new Float64Array(0)];
  return {
    issueCount,
    behaviours: scripted.length,
    scales: tellsWeights(evidence) ? LIKELIHOOD.scales : LIKELIHOOD.scales.slice(0, 1),
    weigh: (weights, count, scale, totals, joint) => {
      if (column.length < count)
        [worths, column] = [new Float64Array(packages.length * count), new Float64Array(count)];
      for (const [index, utilities] of packages.entries()) sumWorths(worths, index * count, count, weights, utilities);
      totals.fill(0, 0, count);
      for (let index = 0; index < scripted.length; index += 1) {
        const [into, from] = joint === null ? [column, 0] : [joint, index * count];
        into.fill(scripted[index]!, from, from + count);
        if (scripted[index]! >= LIKELIHOOD.negligible)
          multiplyBy(evidence, index, { worths, count, scale, into, from });
        for (let row = 0; row < count; row += 1) totals[row]! += into[from + row]!;
      }
    },
  };
}

/** What a package is worth under the first `count` rows of weights, from `from` on. Issues are added in their order. */
function sumWorths(
  worths: Float64Array,
  from: number,
  count: number,
  weights: Float64Array,
  utilities: Float64Array,
): void {
  const issueCount = utilities.length;
  for (let issue = 0; issue < issueCount; issue += 2) {
    const utility = utilities[issue]!;
    const step = issue + 1 < issueCount ? 1 : 0;
    const following = step * utilities[issue + step]!;
    for (let to = from, at = issue; to < from + count; to += 1, at += issueCount)
      worths[to] = (issue === 0 ? 0 : worths[to]!) + weights[at]! * utility + weights[at + step]! * following;
  }
}

/** Multiplies a column, from `from` on, by the likelihood under one behaviour of what was refused and asked for. */
function multiplyBy(
  { asked, refused, behaviours, packageCount, floors }: Evidence,
  index: number,
  {
    worths,
    count,
    scale,
    into,
    from,
  }: Record<'worths' | 'into', Float64Array> & Record<'count' | 'scale' | 'from', number>,
): void {
  for (const [refusal, { levels }] of refused.entries())
    for (let row = 0, at = (1 + asked.length + refusal) * count; row < count; row += 1, at += 1)
      into[from + row]! *= worths[at]! >= levels[index]! ? ACCEPTED : REFUSED;
  const stray = LIKELIHOOD.offerSurprise / packageCount;
  const near = Math.max(scale, behaviours[index]!.exact ? 0 : LIKELIHOOD.leastScale);
  const share = 1 / Math.max(1, 2 * packageCount * near);
  for (const [offer, { levels }] of asked.entries()) {
    const level = levels[index]!;
    if (Number.isNaN(level)) continue;
    for (let row = 0, at = (1 + offer) * count; row < count; row += 1, at += 1) {
      const top = worths[row]!;
      if (behaviours[index]!.opensBelow) {
        const gone = offer === 0 ? 0 : level;
        into[from + row]! *=
          stray + chanceBelow(worths[at]! / top, worths[count + row]! / top, gone, floors[index]!) / packageCount;
      } else {
        const distance = (worths[at]! - level * top) / near;
        const breadth = 1 + distance * distance;
        into[from + row]! *= stray + share / (breadth * breadth);
      }
    }
  }
}

/** How likely a package is left on the table by somebody who would take it, and by somebody who would not. */
const ACCEPTED = LIKELIHOOD.answerSurprise;
const REFUSED = 1 - LIKELIHOOD.answerSurprise;

/**
 * The density of the offers of a side that opens below its best: at first anything, the less the further below; later
 * what lies between there and an even way to its floor.
 * @param level what the offer is worth to it, as a share of its best package
 * @param opening the same of its first offer
 * @param gone the share of the way that is behind it; 0 for the first offer
 */
function chanceBelow(level: number, opening: number, gone: number, floor: number): number {
  if (gone === 0) return Math.exp((level - 1) / LIKELIHOOD.openingGap) / LIKELIHOOD.openingGap;
  const width = Math.max(0, opening - floor) * gone;
  const outside = level > opening ? level - opening : Math.max(0, opening - width - level);
  const distance = outside / LIKELIHOOD.waySlack;
  return 1 / ((width + 2 * LIKELIHOOD.waySlack) * (1 + distance * distance) * (1 + distance * distance));
}
