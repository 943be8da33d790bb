import {
  DEFAULT_FRONTIER_KNOB,
  MAX_DEADLINE_ROUNDS,
  MAX_MARKET_SIGMA,
  MAX_OFFER_HISTORY,
  MAX_WTP_MU,
  MAX_WTP_SIGMA,
  MIN_WTP_SIGMA,
} from '../limits.js';
import { NegotiationMathError } from '../negotiation-math-error.js';
import type { LimitBelief } from './limit-belief.js';
import type { MarketPrior, WtpPrior } from './value-priors.js';

/** What both sides' requests have in common, read and checked: all in the caller's own utility. */
export interface PriceSituation {
  readonly reservation: number;
  readonly theirs: readonly number[];
  readonly mine: readonly number[];
  /** The caller's offers that are left, the one asked for included: 1..64. */
  readonly roundsLeft: number;
  readonly knob: number;
  readonly peer: boolean;
  /** That nothing below the focal floor is agreed to. */
  readonly committed: boolean;
  /** The belief about the other side's limit; null where nothing is known. */
  readonly limits: LimitBelief | null;
  /** The belief about offers that come and go; null where nothing is known. */
  readonly draws: LimitBelief | null;
  /** What stands in for the other side's first offer where that is an anchor; null where it stands for itself. */
  readonly opening: number | null;
}

/** The members of a request that a situation is read from. */
export interface PriceRequest {
  my_reservation: number;
  my_offer_history?: number[];
  deadline_rounds: number;
  frontier_knob?: number;
  peer_mode?: boolean;
}

/**
 * Reads what both requests have in common.
 * @param theirsMember the member that the other side's offers come from
 * @throws NegotiationMathError that names the first member out of range
 * @example
 * readSituation({ my_reservation: 0.2, deadline_rounds: 3 }, [0.1], 'opponent_offer_history').roundsLeft // 3
 */
export function readSituation(
  request: PriceRequest,
  theirs: number[] | undefined,
  theirsMember: string,
): PriceSituation {
  const {
    my_reservation,
    my_offer_history = [],
    deadline_rounds,
    frontier_knob = DEFAULT_FRONTIER_KNOB,
    peer_mode = false,
  } = request;
  if (!isShare(my_reservation))
    throw new NegotiationMathError(
      'reservation_range',
      ['my_reservation'],
      'Reservation should be a number from 0 to 1',
    );
  requireOffers(theirs ?? [], theirsMember);
  requireOffers(my_offer_history, 'my_offer_history');
  if (!(Number.isInteger(deadline_rounds) && deadline_rounds >= 1 && deadline_rounds <= MAX_DEADLINE_ROUNDS)) {
    throw new NegotiationMathError(
      'deadline_range',
      ['deadline_rounds'],
      `Rounds left should be a whole number from 1 to ${MAX_DEADLINE_ROUNDS}`,
    );
  }
  if (!isShare(frontier_knob))
    throw new NegotiationMathError('knob_range', ['frontier_knob'], 'Knob should be a number from 0 to 1');
  return {
    reservation: my_reservation,
    theirs: theirs ?? [],
    mine: my_offer_history,
    roundsLeft: deadline_rounds,
    knob: frontier_knob,
    peer: peer_mode === true,
    committed: true,
    limits: null,
    draws: null,
    opening: null,
  };
}

/**
 * Holds a history to its bounds.
 * @throws NegotiationMathError that names the member, or the offer in it
 * @example requireOffers([0.2, 0.4], 'my_offer_history') // undefined
 */
export function requireOffers(offers: readonly number[], member: string): void {
  if (!Array.isArray(offers) || offers.length > MAX_OFFER_HISTORY)
    throw new NegotiationMathError('history_length', [member], `There should be at most ${MAX_OFFER_HISTORY} offers`);
  for (const [index, offer] of offers.entries()) {
    if (!isShare(offer))
      throw new NegotiationMathError('offer_range', [member, index], 'Offer should be a number from 0 to 1');
  }
}

/**
 * Holds a market prior to its ranges.
 * @throws NegotiationMathError that names the parameter
 * @example requireMarketPrior({ mu: 0.4, sigma: 0.1 }) // undefined
 */
export function requireMarketPrior(prior: MarketPrior): void {
  if (!isRecord(prior))
    throw new NegotiationMathError('prior_range', ['market_prior'], 'A market prior should have mu and sigma');
  const { mu, sigma } = prior;
  if (!isShare(mu))
    throw new NegotiationMathError('prior_range', ['market_prior', 'mu'], 'mu should be a number from 0 to 1');
  if (!(typeof sigma === 'number' && sigma > 0 && sigma <= MAX_MARKET_SIGMA))
    throw new NegotiationMathError(
      'prior_range',
      ['market_prior', 'sigma'],
      `sigma should be a number above 0 and at most ${MAX_MARKET_SIGMA}`,
    );
}

/**
 * Holds a buyer's prior to its ranges.
 * @throws NegotiationMathError that names the parameter
 * @example requireWtpPrior({ mu: -1, sigma: 0.5 }) // undefined
 */
export function requireWtpPrior(prior: WtpPrior): void {
  if (!isRecord(prior))
    throw new NegotiationMathError('prior_range', ['buyer_wtp_prior'], 'A prior should have mu and sigma');
  const { mu, sigma } = prior;
  if (!(typeof mu === 'number' && Math.abs(mu) <= MAX_WTP_MU))
    throw new NegotiationMathError(
      'prior_range',
      ['buyer_wtp_prior', 'mu'],
      `mu should be a number from ${-MAX_WTP_MU} to ${MAX_WTP_MU}`,
    );
  if (!(typeof sigma === 'number' && sigma >= MIN_WTP_SIGMA && sigma <= MAX_WTP_SIGMA)) {
    throw new NegotiationMathError(
      'prior_range',
      ['buyer_wtp_prior', 'sigma'],
      `sigma should be a number from ${MIN_WTP_SIGMA} to ${MAX_WTP_SIGMA}`,
    );
  }
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
