import { createRandom, roundFigure, type Prior, type PriorParams } from '@svc/numerics';
import { requireCount, requireFormat, requirePrior, requireRange, type AuctionFormat } from './auction-input.js';
import { AuctionError } from './auction-error.js';
import type { BidCurve } from './bid-curve.js';
import type { BidderGroup } from './bidder-group.js';
import { findStrategies } from './strategies.js';
import { saleProbabilityAmong, truthfulWinProbabilities } from './win-probability.js';
import { DEFAULT_SIMULATIONS, MAX_AMOUNT, MAX_BIDDERS, MAX_SIMULATIONS, MIN_SIMULATIONS } from './limits.js';

/** An auction to be held many times. */
export interface AuctionToSimulate {
  auction_format: AuctionFormat;
  /** One for each bidder, 1..MAX_BIDDERS. Values are independent. */
  bidder_priors: PriorParams[];
  /** 0..MAX_AMOUNT. */
  reserve_price: number;
  /** MIN_SIMULATIONS..MAX_SIMULATIONS; default DEFAULT_SIMULATIONS. */
  n_simulations?: number;
  /** A whole number within ±(2^53 − 1); null or absent is 0. */
  seed?: number | null;
}

/** What the auctions brought. */
export interface AuctionSimulation {
  /** Mean payment, in money; an unsold item brings 0. */
  mean_revenue: number;
  /** 95 % confidence interval of the mean: low, high. */
  ci_95: number[];
  /** Σ value of the winner / Σ highest value, 0..1; 1 where there was no value to be had. */
  efficiency: number;
  /** P(the item is sold) = 1 − ΠFᵢ(reserve), exact, 0..1. */
  sale_probability: number;
  /** P(each bidder wins), in the order sent, by an integral; they sum to `sale_probability`. */
  win_probabilities: number[];
  /** The share of the auctions that each bidder won, in the order sent; what is missing to 1 was not sold. */
  winner_index_distribution: number[];
  n_simulations: number;
}

/** The 97.5 % quantile of the standard normal distribution. */
const Z_95 = 1.959963984540054;

/**
 * Holds an auction many times with seeded values: equal seeds give equal bytes. Bidders of one prior are drawn as order
 * statistics, two uniforms however many they are. First-price bids are the equilibrium's, `findStrategies`; the two
 * other formats pay the second value.
 * @throws AuctionError that names the place of the first broken precondition; `equilibrium_unsolved` for a first price
 * with priors whose equilibrium was not found
 * @example
 * const uniform = { family: 'uniform', params: { low: 0, high: 1 } };
 * const auction = { auction_format: 'second_price_truthful', bidder_priors: [uniform, uniform], reserve_price: 0 };
 * Math.abs(simulateAuction({ ...auction, seed: 1 }).mean_revenue - 1 / 3) < 0.02 // true
 */
export function simulateAuction(auction: AuctionToSimulate): AuctionSimulation {
  const format = requireFormat(auction.auction_format);
  const groups = groupBidders(auction.bidder_priors);
  const reserve = requireRange(auction.reserve_price, 0, MAX_AMOUNT, 'reserve_range', 'reserve_price');
  const count = requireCount(
    auction.n_simulations ?? DEFAULT_SIMULATIONS,
    MIN_SIMULATIONS,
    MAX_SIMULATIONS,
    'simulation_count',
    'n_simulations',
  );
  const seed = requireCount(auction.seed ?? 0, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 'seed_range', 'seed');
  const strategies = format === 'first_price' ? findStrategies(groups, reserve) : null;

  const run =
    strategies === null
      ? holdSecondPrice(groups, reserve, count, seed)
      : holdFirstPrice(groups, strategies.curves, reserve, count, seed);
  const mean = run.shift + run.sum / count;
  const halfWidth = Z_95 * Math.sqrt(Math.max(0, run.squares - (run.sum * run.sum) / count) / (count - 1) / count);
  return {
    mean_revenue: roundFigure(mean),
    ci_95: [roundFigure(mean - halfWidth), roundFigure(mean + halfWidth)],
    efficiency: run.best > 0 ? roundFigure(run.realised / run.best) : 1,
    sale_probability: roundFigure(saleProbabilityAmong(groups, reserve)),
    win_probabilities: spread(groups, strategies?.winProbabilities ?? truthfulWinProbabilities(groups, reserve)),
    winner_index_distribution: Array.from(run.wins, (wins) => roundFigure(wins / count)),
    n_simulations: count,
  };
}

/** A figure of each group at the place of each of its members. */
function spread(groups: readonly BidderGroup[], figures: readonly number[]): number[] {
  const all: number[] = [];
  for (const [index, { members }] of groups.entries())
    for (const member of members) all[member] = roundFigure(figures[index] as number);
  return all;
}

function groupBidders(priors: PriorParams[]): BidderGroup[] {
  if (!Array.isArray(priors) || priors.length === 0 || priors.length > MAX_BIDDERS)
    throw new AuctionError('bidder_count', ['bidder_priors'], `There should be 1 to ${MAX_BIDDERS} bidders`);
  const groups = new Map<string, { prior: Prior; members: number[] }>();
  for (const [index, params] of priors.entries()) {
    const prior = requirePrior(params, ['bidder_priors', index]);
    const parameters = ['low', 'high', 'mu', 'sigma'].map((name) => (params.params[name] ?? 0) + 0);
    const key = [params.family, ...parameters].join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { prior, members: [index] });
    else group.members.push(index);
  }
  return [...groups.values()];
}

/** Sums over auctions; revenues are summed as differences to the first, so that their variance survives. */
interface Tally {
  shift: number;
  sum: number;
  squares: number;
  realised: number;
  best: number;
  readonly wins: Float64Array;
}

/** One auction after another: `draw` tells what the auction brought, and the tally keeps it. */
function hold(bidders: number, count: number, draw: (tally: Tally) => number): Tally {
  const tally: Tally = { shift: 0, sum: 0, squares: 0, realised: 0, best: 0, wins: new Float64Array(bidders) };
  for (let auction = 0; auction < count; auction += 1) {
    const revenue = draw(tally);
    if (auction === 0) tally.shift = revenue;
    const difference = revenue - tally.shift;
    tally.sum += difference;
    tally.squares += difference * difference;
  }
  return tally;
}

/**
 * The greatest distribution that is drawn, and the ln of that: a uniform of exactly 0 must not become an infinite
 * value.
 */
const GREATEST_CDF = 1 - Number.EPSILON / 2;
const GREATEST_LOG_CDF = -Number.EPSILON / 2;

/**
 * The highest value of a group comes from one uniform: the whole part of members × u says whose it is, the rest is
 * again uniform and gives F(value) = (1 − rest)^(1/members). The rest keeps at least 46 bits.
 */
function highestLogCdf(rest: number, members: number): number {
  return Math.min(Math.log(1 - rest), GREATEST_LOG_CDF) / members;
}

function countBidders(groups: readonly BidderGroup[]): number {
  return groups.reduce((sum, { members }) => sum + members.length, 0);
}

function holdSecondPrice(groups: readonly BidderGroup[], reserve: number, count: number, seed: number): Tally {
  const { next } = createRandom(seed);
  return hold(countBidders(groups), count, (tally) => {
    let best = -1;
    let second = -1;
    let bestLogCdf = 0;
    let winners = groups[0] as BidderGroup;
    let winner = 0;
    for (const group of groups) {
      const { coordinate } = group.prior;
      const scaled = group.members.length * next();
      const member = Math.trunc(scaled);
      const alone = group.members.length === 1;
      const logCdf = alone ? 0 : highestLogCdf(scaled - member, group.members.length);
      const value = coordinate.valueAt(
        alone ? coordinate.atCdf(Math.min(1 - scaled, GREATEST_CDF)) : coordinate.atLogCdf(logCdf),
      );
      if (value > best) {
        second = best;
        best = value;
        bestLogCdf = logCdf;
        winners = group;
        winner = member;
      } else if (value > second) second = value;
    }
    tally.best += best;
    if (best < reserve) return 0;
    tally.realised += best;
    countWin(tally, winners.members[winner] as number);
    const rivals = winners.members.length - 1;
    if (rivals === 0) return Math.max(reserve, second);
    const { coordinate } = winners.prior;
    return Math.max(
      reserve,
      second,
      coordinate.valueAt(coordinate.atLogCdf(bestLogCdf + Math.log(1 - next()) / rivals)),
    );
  });
}

function holdFirstPrice(
  groups: readonly BidderGroup[],
  strategies: readonly BidCurve[],
  reserve: number,
  count: number,
  seed: number,
): Tally {
  const { next } = createRandom(seed);
  return hold(countBidders(groups), count, (tally) => {
    let best = 0;
    let bestBid = -1;
    let winningValue = 0;
    let winner = -1;
    for (let index = 0; index < groups.length; index += 1) {
      const {
        prior: { coordinate },
        members,
      } = groups[index] as BidderGroup;
      const scaled = members.length * next();
      const member = Math.trunc(scaled);
      const x = coordinate.atLogCdf(highestLogCdf(scaled - member, members.length));
      const value = coordinate.valueAt(x);
      if (value > best) best = value;
      if (value < reserve) continue;
      const bid = (strategies[index] as BidCurve)(x);
      if (bid <= bestBid) continue;
      bestBid = bid;
      winningValue = value;
      winner = members[member] as number;
    }
    tally.best += best;
    if (winner < 0) return 0;
    tally.realised += winningValue;
    countWin(tally, winner);
    return bestBid;
  });
}

function countWin({ wins }: Tally, winner: number): void {
  wins[winner] = (wins[winner] as number) + 1;
}
