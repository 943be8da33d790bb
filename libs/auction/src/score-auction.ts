import { layPanels, type Prior } from '@svc/numerics';

/**
 * What the bidders are ranked by: the virtual value in the auction of greatest revenue, the value itself in that of
 * greatest welfare. The best score wins if it reaches the seller's value.
 */
export interface ScoreRanking {
  scoreAt(prior: Prior, x: number): number;
  slopeAt(prior: Prior, x: number): number;
  atScore(prior: Prior, score: number): number;
}

/** Bidders ranked by their virtual values: the greatest revenue (Myerson 1981). */
export const BY_VIRTUAL_VALUE: ScoreRanking = {
  scoreAt: ({ coordinate }, x) => coordinate.virtualAt(x),
  slopeAt: ({ coordinate }, x) => coordinate.virtualSlopeAt(x),
  atScore: ({ coordinate }, score) => coordinate.atVirtual(score),
};

/** Bidders ranked by their values: the greatest welfare. */
export const BY_VALUE: ScoreRanking = {
  scoreAt: ({ coordinate }, x) => coordinate.valueAt(x),
  slopeAt: ({ coordinate }, x) => Math.exp(coordinate.logSlopeAt(x)),
  atScore: ({ coordinate }, score) => coordinate.of(score),
};

/** What such an auction brings, in expectation. */
export interface ScoreAuctionFigures {
  /** P(a score reaches the seller's value). */
  readonly sale: number;
  /** E[the winner's value; sold]. */
  readonly winnerValue: number;
  /** E[the winner's score; sold]: by Myerson (1981) the payments, where scores are virtual values. */
  readonly winnerScore: number;
  /** E[the winner's score − seller's value; sold], without cancellation. */
  readonly winnerGain: number;
  /** E[max(seller's value, second score); sold]: the payments, where scores are values. */
  readonly secondScore: number;
  /** E[max(seller's value, second score) − seller's value; sold], without cancellation. */
  readonly secondGain: number;
  /** P(bidder i wins), in the order of the priors; they sum to `sale`. */
  readonly wins: readonly number[];
}

/** A lognormal advances by at most so much of its z, and so much of its logarithm, within a panel of 40 points. */
const MAX_STEP_DEVIATIONS = 1.5;
const MAX_STEP_LOG = 0.8;
/** Where the tails are cut: z² / 2 of it is 46, e^−46 of the density at the cut's origin. */
const TAIL_DEVIATIONS = 9.6;
/** ln of the distribution of the best score below which there is no sale to speak of. */
const NEGLIGIBLE_LOG = -60;

/**
 * Integrates over the best score y: Σᵢ ∫ (·) ∏_{j≠i} Fⱼ(vⱼ(y)) dFᵢ(vᵢ(y)), vᵢ(y) the value at which bidder i has the
 * score y. All n integrals share the panels, which break at the ends of every support and are short enough for the
 * narrowest prior that is still moving. The term of bidder i alone, with 1 for (·), is the chance that i wins.
 * @param sellerValue the score that the best one has to reach, at least 0
 * @example integrateScores([uniformPrior(0, 1), uniformPrior(0, 2)], BY_VALUE, 0).wins // [1 / 4, 3 / 4]
 */
export function integrateScores(
  priors: readonly Prior[],
  ranking: ScoreRanking,
  sellerValue: number,
): ScoreAuctionFigures {
  const bidders = priors.map((prior, place) => ({ place, ...openBidder(prior, ranking, sellerValue) }));
  const total = { sale: 0, winnerValue: 0, winnerScore: 0, winnerGain: 0, wins: priors.map(() => 0) };
  let from = Math.max(sellerValue, Math.min(...bidders.map(({ first }) => first)));
  // Below the first panel every score is above y, the second one too if there is one.
  let secondAbove = priors.length > 1 ? from - sellerValue : 0;
  for (;;) {
    const to = Math.min(...bidders.map((bidder) => nextBreak(bidder, ranking, from)));
    if (to === Infinity) break;
    secondAbove += addPanel(bidders, ranking, { from, to, sellerValue }, total);
    from = to;
  }
  return { ...total, secondScore: sellerValue * total.sale + secondAbove, secondGain: secondAbove };
}

interface ScoreBidder {
  /** In the list of the priors. */
  readonly place: number;
  readonly prior: Prior;
  /** The score of the lower end of the support, or of what is left after cutting the lower tail. */
  readonly first: number;
  /** The score, and the coordinate, of the upper end. */
  readonly last: number;
  readonly lastX: number;
  readonly stepX: number;
}

function openBidder(prior: Prior, ranking: ScoreRanking, sellerValue: number): Omit<ScoreBidder, 'place'> {
  const { coordinate } = prior;
  if (Number.isFinite(prior.high))
    return { prior, first: ranking.scoreAt(prior, 0), last: ranking.scoreAt(prior, 1), lastX: 1, stepX: 1 };
  const sigma = coordinate.logValueAt(1) - coordinate.logValueAt(0);
  const start = ranking.atScore(prior, sellerValue);
  const lastX = Math.max(start, sigma) + TAIL_DEVIATIONS;
  return {
    prior,
    first: start > -TAIL_DEVIATIONS ? sellerValue : ranking.scoreAt(prior, -TAIL_DEVIATIONS),
    last: ranking.scoreAt(prior, lastX),
    lastX,
    stepX: Math.min(MAX_STEP_DEVIATIONS, MAX_STEP_LOG / sigma),
  };
}

/** The next score above this one at which a panel must end for a bidder's sake; Infinity when it has passed. */
function nextBreak({ prior, first, last, lastX, stepX }: ScoreBidder, ranking: ScoreRanking, score: number): number {
  if (score >= last) return Infinity;
  if (score < first) return first;
  const x = ranking.atScore(prior, score) + stepX;
  const next = x < lastX ? ranking.scoreAt(prior, x) : last;
  return next > score ? next : last;
}

/** Adds one panel to the totals, and returns ∫ P(second score > y) dy over it. */
function addPanel(
  bidders: readonly ScoreBidder[],
  ranking: ScoreRanking,
  { from, to, sellerValue }: { from: number; to: number; sellerValue: number },
  total: { sale: number; winnerValue: number; winnerScore: number; winnerGain: number; wins: number[] },
): number {
  const { xs, weights } = layPanels([from, to]);
  let secondAbove = 0;
  const moving = bidders.filter(({ last }) => last > from);
  const rateOf = new Float64Array(bidders.length);
  for (let node = 0; node < xs.length; node += 1) {
    const score = xs[node] as number;
    const weight = weights[node] as number;
    let logBest = 0;
    let rates = 0;
    let values = 0;
    let [none, one, more] = [1, 0, 0];
    for (const { place, prior, first } of moving) {
      const below = score < first;
      const x = below ? 0 : ranking.atScore(prior, score);
      const logCdf = below ? -Infinity : prior.coordinate.logCdfAt(x);
      const survival = below ? 1 : Math.exp(prior.coordinate.logSurvivalAt(x));
      const cdf = Math.exp(logCdf);
      logBest += logCdf;
      rateOf[place] = below ? 0 : Math.exp(prior.coordinate.logDensityAt(x) - logCdf) / ranking.slopeAt(prior, x);
      if (!below) {
        rates += rateOf[place] as number;
        values += (rateOf[place] as number) * prior.coordinate.valueAt(x);
      }
      more += one * survival;
      one = one * cdf + none * survival;
      none *= cdf;
    }
    secondAbove += weight * more;
    if (logBest < NEGLIGIBLE_LOG) continue;
    const best = weight * Math.exp(logBest);
    total.sale += best * rates;
    total.winnerValue += best * values;
    total.winnerScore += best * rates * score;
    total.winnerGain += best * rates * (score - sellerValue);
    for (const { place } of moving)
      total.wins[place] = (total.wins[place] as number) + best * (rateOf[place] as number);
  }
  return secondAbove;
}
