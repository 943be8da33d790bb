import { LIKELIHOOD } from './constants.js';
import { tellsWeights, type Evidence } from './likelihood.js';

/** What a sampler asks: how likely everything that was observed is, for given weights. */
export interface Likelihood {
  readonly issueCount: number;
  /** How many behaviours are told apart. */
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
  const terms = Array.from(scripted.keys(), (index) => termsOf(evidence, index));
  let [worths, column] = [new Float64Array(0), new Float64Array(0)];
  return {
    issueCount,
    behaviours: scripted.length,
    scales: tellsWeights(evidence) ? LIKELIHOOD.scales : LIKELIHOOD.scales.slice(0, 1),
    weigh: (weights, count, scale, totals, joint) => {
      if (column.length < count)
        [worths, column] = [new Float64Array(packages.length * count), new Float64Array(count)];
      for (const [index, utilities] of packages.entries())
        worthOfRows(weights, utilities, worths, index * count, count);
      totals.fill(0, 0, count);
      for (const [index, one] of terms.entries()) {
        const [into, from] = joint === null ? [column, 0] : [joint, index * count];
        into.fill(scripted[index]!, from, from + count);
        if (scripted[index]! >= LIKELIHOOD.negligible) multiplyBy(one, worths, count, scale, into, from);
        for (let row = 0; row < count; row += 1) totals[row]! += into[from + row]!;
      }
    },
  };
}

/** What a package is worth under each row of weights, from `to` on. */
function worthOfRows(
  weights: Float64Array,
  utilities: Float64Array,
  worths: Float64Array,
  to: number,
  count: number,
): void {
  const issueCount = utilities.length;
  for (let row = 0, at = 0; row < count; row += 1) {
    let sum = 0;
    for (let issue = 0; issue < issueCount; issue += 1, at += 1) sum += weights[at]! * utilities[issue]!;
    worths[to + row] = sum;
  }
}

/**
 * What of the evidence is to be weighed under one behaviour; places are those of the packages' worths: their best,
 * offers, refused ones.
 */
interface Terms {
  /** The offers that say something, and the levels that were to be asked for. */
  readonly offers: readonly number[];
  readonly levels: readonly number[];
  /** The first place of a refused package, and the least that is accepted in the place of each. */
  readonly firstRefused: number;
  readonly accepts: readonly number[];
  readonly leastScale: number;
  readonly opensBelow: boolean;
  readonly floor: number;
  readonly packageCount: number;
}

function termsOf({ asked, refused, behaviours, packageCount, floors }: Evidence, index: number): Terms {
  const levels = asked.map((offer) => offer.levels[index]!);
  const offers = [...levels.keys()].filter((offer) => !Number.isNaN(levels[offer]!));
  return {
    offers: offers.map((offer) => 1 + offer),
    levels: offers.map((offer) => levels[offer]!),
    firstRefused: 1 + asked.length,
    accepts: refused.map((offer) => offer.levels[index]!),
    leastScale: behaviours[index]!.exact ? 0 : LIKELIHOOD.leastScale,
    opensBelow: behaviours[index]!.opensBelow !== undefined,
    floor: floors[index]!,
    packageCount,
  };
}

/** Multiplies a column by the likelihood of what was refused and asked for under one behaviour. */
function multiplyBy(
  terms: Terms,
  worths: Float64Array,
  count: number,
  scale: number,
  into: Float64Array,
  from: number,
): void {
  const { offers, levels, accepts, firstRefused, packageCount } = terms;
  for (const [refusal, least] of accepts.entries())
    for (let row = 0, at = (firstRefused + refusal) * count; row < count; row += 1, at += 1)
      into[from + row]! *= worths[at]! >= least ? ACCEPTED : REFUSED;
  const stray = LIKELIHOOD.offerSurprise / packageCount;
  const near = Math.max(scale, terms.leastScale);
  const share = 1 / Math.max(1, 2 * packageCount * near);
  for (const [place, offer] of offers.entries()) {
    const level = levels[place]!;
    if (terms.opensBelow) {
      const gone = offer === 1 ? 0 : level;
      for (let row = 0, at = offer * count; row < count; row += 1, at += 1)
        into[from + row]! *=
          stray +
          chanceBelow(worths[at]! / worths[row]!, worths[count + row]! / worths[row]!, gone, terms.floor) /
            packageCount;
    } else
      for (let row = 0, at = offer * count; row < count; row += 1, at += 1) {
        const distance = (worths[at]! - level * worths[row]!) / near;
        const breadth = 1 + distance * distance;
        into[from + row]! *= stray + share / (breadth * breadth);
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
