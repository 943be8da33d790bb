import { findRoot, type Prior } from '@svc/numerics';
import type { BidCurve } from './bid-curve.js';
import type { Path } from './inverse-bid-flow.js';
import { END_CHANCE_LOG, shootPath } from './inverse-bid-path.js';
import { pathWinProbabilities } from './win-probability.js';
import { createRival, type EqualBidders, type Rival } from './rival.js';

/** The first-price equilibrium of bidders who differ. */
export interface AsymmetricEquilibrium {
  /** No bid below it wins; the highest bid of all. Money. */
  readonly lowestBid: number;
  readonly highestBid: number;
  /**
   * The bid of each group at the prior's coordinate of a value not below the reserve. A value that cannot win bids
   * itself.
   */
  readonly curves: readonly BidCurve[];
  /** The chance of one bidder of each group to win. */
  readonly winProbabilities: readonly number[];
  /**
   * The most that a bidder gains by another bid, as a share of the own surplus: over all groups, all values of the path
   * and all its bids.
   */
  readonly regret: number;
}

/** Groups of unequal priors beyond which the work is too much: 20 take about two seconds. */
export const MAX_UNEQUAL_GROUPS = 20;

/** An answer with more regret than this is not given. */
const MAX_REGRET = 1e-5;

/**
 * Surpluses below this share of the best value's own are weighed as this share: what is less can be neither won nor
 * lost.
 */
const LEAST_SURPLUS_SHARE = 1e-9;

/**
 * Solves the first-price auction of risk-neutral bidders with independent private values from unequal priors: their
 * inverse bids φᵢ, with d ln Fᵢ(φᵢ(b))/db = (1/(k − 1))·Σⱼ 1/(φⱼ − b) − 1/(φᵢ − b) over the k active bidders (Maskin
 * and Riley 2000, Lebrun 1999), downwards from the highest bid, which is bisected until the path ends where the lowest
 * bid is known to be. A bidder whose values end lower joins at the bid from which down the own rate is above 0. The
 * result is tried against all other bids before it is given.
 * @returns null where no path is found or one that fails the trial
 * @example
 * const groups = [{ prior: uniformPrior(0, 2), count: 1 }, { prior: uniformPrior(0, 1), count: 1 }];
 * solveAsymmetricEquilibrium(groups, 0)?.highestBid // 2 / 3
 */
export function solveAsymmetricEquilibrium(
  groups: readonly EqualBidders[],
  reserve: number,
): AsymmetricEquilibrium | null {
  const lowestBid = findLowestBid(groups, reserve);
  const active = groups.map(({ prior, count }) => createRival(prior, count)).filter(({ top }) => top > lowestBid);
  const bidders = active.reduce((sum, { count }) => sum + count, 0);
  if (bidders < 2)
    return {
      lowestBid,
      highestBid: lowestBid,
      curves: groups.map(({ prior }) => bidBelow(prior, lowestBid)),
      winProbabilities: groups.map(({ prior }) =>
        active[0]?.prior === prior ? -Math.expm1(prior.logCdf(lowestBid)) : 0,
      ),
      regret: 0,
    };
  if (active.length > MAX_UNEQUAL_GROUPS) return null;
  const path = shootPath(active, lowestBid);
  if (path === null) return null;
  const regret = measureRegret(active, path);
  if (!(regret <= MAX_REGRET)) return null;
  const curves = groups.map(({ prior }) => {
    const index = active.findIndex((rival) => rival.prior === prior);
    return index < 0 ? bidBelow(prior, lowestBid) : traceCurve(active[index] as Rival, path, index, lowestBid);
  });
  const wins = pathWinProbabilities(active, path, lowestBid);
  const winProbabilities = groups.map(({ prior }) => wins[active.findIndex((rival) => rival.prior === prior)] ?? 0);
  return { lowestBid, highestBid: path.bids[0] as number, curves, winProbabilities, regret };
}

/**
 * The bid from which on bidding can win. Two bidders of the highest lower end, or a reserve above it, bid from there.
 * One alone, with lower end L, who always can outbid the rest: the b that maximises (L − b)·ΠFⱼ(b) over the others
 * (Maskin and Riley 2003; Kaplan and Zamir 2012 for two uniforms).
 */
function findLowestBid(groups: readonly EqualBidders[], reserve: number): number {
  const lows = groups
    .flatMap(({ prior, count }) => Array.from({ length: Math.min(2, count) }, () => prior.low))
    .sort((a, b) => b - a) as [number, ...number[]];
  const [best, next = 0] = lows;
  const floor = Math.max(reserve, next);
  if (floor >= best) return floor;
  const others = groups.filter(({ prior }) => prior.low < best);
  const ceiling = Math.min(best, Math.max(floor, ...others.map(({ prior }) => prior.high)));
  const rise = (b: number): number =>
    others.reduce(
      (sum, { prior, count }) =>
        sum + (b >= prior.high ? 0 : count * Math.exp(Math.log(prior.density(b)) - prior.logCdf(b))),
      0,
    ) -
    1 / (best - b);
  const inside = (share: number): number => floor + share * (ceiling - floor);
  if (!(ceiling > floor) || !(rise(inside(1e-12)) > 0)) return floor;
  return rise(inside(1 - 1e-12)) >= 0 ? ceiling : findRoot(rise, inside(1e-12), inside(1 - 1e-12));
}

/**
 * The trial: every value of the path with every bid of the path, in the chance of winning that the other bidders' path
 * gives it.
 */
function measureRegret(rivals: readonly Rival[], { bids, states }: Path): number {
  const logCdfs = rivals.map(({ logCdf }, index) =>
    Float64Array.from(states, (state) => logCdf(state[index] as number)),
  );
  let regret = 0;
  for (const [index, rival] of rivals.entries()) {
    const chances = Float64Array.from(bids, (_, place) =>
      Math.exp(
        logCdfs.reduce(
          (sum, logCdf, other) =>
            sum + ((rivals[other] as Rival).count - (other === index ? 1 : 0)) * (logCdf[place] as number),
          0,
        ),
      ),
    );
    const values = Float64Array.from(states, (state) => rival.above(state[index] as number, 0));
    const joins = findJoining(rival, states, index);
    if (joins < 0) {
      if (Math.log(chances[chances.length - 1] as number) > END_CHANCE_LOG) return Infinity;
      continue;
    }
    let floor = 0;
    for (let place = joins; place < bids.length; place += 1) {
      const value = values[place] as number;
      const surplus = (value - (bids[place] as number)) * (chances[place] as number);
      if (floor === 0) floor = LEAST_SURPLUS_SHARE * surplus;
      let best = surplus;
      for (let other = 0; other < bids.length; other += 1)
        best = Math.max(best, (value - (bids[other] as number)) * (chances[other] as number));
      regret = Math.max(regret, (best - surplus) / Math.max(surplus, floor));
    }
  }
  return regret;
}

/** The step of the path from which down the bids of a group rise with its values; −1 where it never bids. */
function findJoining({ start }: Rival, states: readonly Float64Array[], index: number): number {
  const at = (place: number): number => (states[place] as Float64Array)[index] as number;
  let place = states.length - 1;
  while (place > 0 && at(place) < at(place - 1)) place -= 1;
  return at(states.length - 1) < start ? place : -1;
}

/** Who cannot win bids the value; who cannot lose bids what it takes. */
function bidBelow({ coordinate }: Prior, lowestBid: number): BidCurve {
  return (x) => Math.min(lowestBid, coordinate.valueAt(x));
}

/** Cubic Hermite interpolation of ln(bid − lowestBid) between the steps of the path; below its end the lowest bid. */
function traceCurve(rival: Rival, { bids, states, slopes }: Path, index: number, lowestBid: number): BidCurve {
  const first = findJoining(rival, states, index);
  const joins = first < 0 ? bids.length - 1 : first;
  const size = bids.length - joins;
  const from = (place: number): number => bids.length - 1 - place;
  const at = Float64Array.from({ length: size }, (_, place) => (states[from(place)] as Float64Array)[index] as number);
  const logAt = Float64Array.from({ length: size }, (_, place) => Math.log((bids[from(place)] as number) - lowestBid));
  const slopeAt = Float64Array.from(
    { length: size },
    (_, place) =>
      1 / (((bids[from(place)] as number) - lowestBid) * ((slopes[from(place)] as Float64Array)[index] as number)),
  );
  const below = bidBelow(rival.prior, lowestBid);
  const highest = bids[joins] as number;
  return (x) => {
    const state = rival.stateOf(x);
    if (!(state < (at[size - 1] as number)) && first >= 0) return highest;
    if (!(state > (at[0] as number)) || first < 0) return below(x);
    let [left, right] = [0, size - 1];
    while (right - left > 1) {
      const middle = (left + right) >> 1;
      if ((at[middle] as number) <= state) left = middle;
      else right = middle;
    }
    const width = (at[right] as number) - (at[left] as number);
    const s = (state - (at[left] as number)) / width;
    const base = logAt[left] as number;
    const rise = (logAt[right] as number) - base;
    const leaving = Math.min(width * (slopeAt[left] as number), 3 * rise);
    const arriving = Math.min(width * (slopeAt[right] as number), 3 * rise);
    return (
      lowestBid +
      Math.exp(base + s * (leaving + s * (3 * rise - 2 * leaving - arriving + s * (leaving + arriving - 2 * rise))))
    );
  };
}
