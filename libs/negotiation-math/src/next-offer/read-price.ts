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
import { requireHistory, requireNumber, requireWhole, type Requirement } from '../requirements.js';
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

/** What both sides ask alike, in the caller's own utility, all 0..1. Histories are oldest first, at most 128 offers. */
export interface PriceRequest {
  /** Utility of walking away. */
  my_reservation: number;
  /** The caller's offers that were not accepted. */
  my_offer_history?: number[];
  /** The caller's offers that are left, the one asked for included: 1..64. */
  deadline_rounds: number;
  /**
   * 0 closes the most deals, 1 keeps the most of each; default 0.5, the greatest expected payoff. Not used in peer
   * mode.
   */
  frontier_knob?: number;
  /** That the other side is a verified peer: both reveal their zone and split it. Default false. */
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
  requireNumber(my_reservation, 0, 1, {
    name: 'Reservation',
    place: ['my_reservation'],
    code: 'reservation_range',
  });
  requireOffers(theirs ?? [], theirsMember);
  requireOffers(my_offer_history, 'my_offer_history');
  requireWhole(deadline_rounds, 1, MAX_DEADLINE_ROUNDS, {
    name: 'Rounds left',
    place: ['deadline_rounds'],
    code: 'deadline_range',
  });
  requireNumber(frontier_knob, 0, 1, { name: 'Knob', place: ['frontier_knob'], code: 'knob_range' });
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
  requireHistory(offers, MAX_OFFER_HISTORY, member);
  for (const [index, offer] of offers.entries())
    requireNumber(offer, 0, 1, { name: 'Offer', place: [member, index], code: 'offer_range' });
}

/**
 * Holds a market prior to its ranges.
 * @throws NegotiationMathError that names the parameter
 * @example requireMarketPrior({ mu: 0.4, sigma: 0.1 }) // undefined
 */
export function requireMarketPrior(prior: MarketPrior): void {
  const of = requirePrior(prior, 'A market prior', 'market_prior');
  const { mu, sigma } = prior;
  requireNumber(mu, 0, 1, of('mu'));
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
  const of = requirePrior(prior, 'A prior', 'buyer_wtp_prior');
  requireNumber(prior.mu, -MAX_WTP_MU, MAX_WTP_MU, of('mu'));
  requireNumber(prior.sigma, MIN_WTP_SIGMA, MAX_WTP_SIGMA, of('sigma'));
}

/** Holds a prior to being one; gives the requirement of each of its parameters. */
function requirePrior(prior: unknown, called: string, member: string): (name: string) => Requirement {
  if (typeof prior !== 'object' || prior === null)
    throw new NegotiationMathError('prior_range', [member], `${called} should have mu and sigma`);
  return (name) => ({ name, place: [member, name], code: 'prior_range' });
}
