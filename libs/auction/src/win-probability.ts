import type { BidderGroup } from './bidder-group.js';
import { SHORT_RULE } from './equilibrium-bid.js';
import type { Path } from './inverse-bid-flow.js';
import type { Rival } from './rival.js';
import { BY_VALUE, integrateScores } from './score-auction.js';

/** P(the item is sold) = 1 − ΠFᵢ(reserve): somebody has a value of at least the reserve, in every format. */
export function saleProbabilityAmong(groups: readonly BidderGroup[], reserve: number): number {
  return -Math.expm1(groups.reduce((sum, { prior, members }) => sum + members.length * prior.logCdf(reserve), 0));
}

/**
 * The chance of one bidder of each group to win where the highest value wins: P(vᵢ ≥ reserve, vᵢ > all others) = ∫
 * ∏_{j≠i} Fⱼ dFᵢ. Bidders of one group alone share the chance of a sale.
 */
export function truthfulWinProbabilities(groups: readonly BidderGroup[], reserve: number): number[] {
  const [only, other] = groups;
  if (only !== undefined && other === undefined) return [saleProbabilityAmong(groups, reserve) / only.members.length];
  const { wins } = integrateScores(
    groups.flatMap(({ prior, members }) => members.map(() => prior)),
    BY_VALUE,
    reserve,
  );
  let first = 0;
  return groups.map(({ members }) => {
    const chance = wins[first] as number;
    first += members.length;
    return chance;
  });
}

/**
 * The chance of one bidder of each group to win a first price on the path of its equilibrium: ∫ ∏_{j≠i} Fⱼ(φⱼ(b))
 * dFᵢ(φᵢ(b)) over the bids. Between two steps ln F runs as the cubic of Hermite in ln(b − lowestBid), so that the
 * groups' parts of a step sum exactly to what the step adds to ∏F. What lies below the end of the path is shared by the
 * parts of ln F that are left there.
 */
export function pathWinProbabilities(rivals: readonly Rival[], path: Path, lowestBid: number): number[] {
  const curves = rivals.map((rival, index) => logCdfAlong(rival, path, index, lowestBid));
  const wins = rivals.map(() => 0);
  const addNode = (step: number, s: number, weight: number): void => {
    const at = curves.map((curve) => curve(step, s));
    const chance = Math.exp(at.reduce((sum, { logCdf }, index) => sum + (rivals[index] as Rival).count * logCdf, 0));
    for (const [index, { slope }] of at.entries()) wins[index] = (wins[index] as number) - weight * slope * chance;
  };
  for (let step = 0; step + 1 < path.bids.length; step += 1)
    for (const [node, weight] of SHORT_RULE) {
      addNode(step, 0.5 * (1 - node), 0.5 * weight);
      addNode(step, 0.5 * (1 + node), 0.5 * weight);
    }
  return addRest(rivals, path, lowestBid, wins);
}

/** ln F along a step of the path, from its higher bid (s = 0) to its lower (s = 1), and the derivative by s. */
type StepCurve = (step: number, s: number) => { logCdf: number; slope: number };

function logCdfAlong(rival: Rival, { bids, states, slopes }: Path, index: number, lowestBid: number): StepCurve {
  const stateAt = (place: number): number => (states[place] as Float64Array)[index] as number;
  const logCdfs = states.map((_, place) => rival.logCdf(stateAt(place)));
  const rates = states.map(
    (_, place) =>
      ((slopes[place] as Float64Array)[index] as number) *
      rival.logCdfSlope(stateAt(place)) *
      ((bids[place] as number) - lowestBid),
  );
  const logBids = bids.map((bid) => Math.log(bid - lowestBid));
  return (step, s) => {
    const [left, right] = [logCdfs[step] as number, logCdfs[step + 1] as number];
    const rise = right - left;
    if (rise === 0) return { logCdf: left, slope: 0 };
    const width = (logBids[step + 1] as number) - (logBids[step] as number);
    const leaving = width * (rates[step] as number);
    const bend = 3 * rise - 2 * leaving - width * (rates[step + 1] as number);
    const turn = leaving + width * (rates[step + 1] as number) - 2 * rise;
    return {
      logCdf: left + s * (leaving + s * (bend + s * turn)),
      slope: leaving + s * (2 * bend + 3 * s * turn),
    };
  };
}

/** Adds the chance below the end of the path. */
function addRest(rivals: readonly Rival[], { states }: Path, lowestBid: number, wins: readonly number[]): number[] {
  const end = states[states.length - 1] as Float64Array;
  const at = rivals.map(({ logCdf }, index) => logCdf(end[index] as number));
  const sum = (logs: readonly number[]): number =>
    logs.reduce((total, log, index) => total + (rivals[index] as Rival).count * log, 0);
  const bottom = rivals.map(({ prior }) => prior.logCdf(lowestBid));
  const rest = Math.exp(sum(at)) - Math.exp(sum(bottom));
  const falls = at.map((log, index) => Math.min(1e6, log - (bottom[index] as number)));
  const whole = sum(falls);
  return wins.map((chance, index) => (whole > 0 ? chance + (rest * (falls[index] as number)) / whole : chance));
}
