import { decidePrice } from './decide-price.js';
import { wtpBelief } from './limit-belief.js';
import type { LimitPosterior } from './price-move.js';
import { readSituation, requireWtpPrior } from './read-price.js';
import type { WtpPrior } from './value-priors.js';
import { DEFAULT_TUNABLES, requireTunables, type Tunables } from './tunables.js';

/** A seller's next offer in the seller's own utility, all 0..1. Histories are oldest first, at most 128 offers each. */
export interface SellNextOfferRequest {
  /** Utility of walking away. */
  my_reservation: number;
  /** The buyer's offers, in the seller's utility. */
  opponent_offer_history?: number[];
  /** The seller's offers that were not accepted. */
  my_offer_history?: number[];
  /** The seller's offers that are left, the one asked for included: 1..64. */
  deadline_rounds: number;
  /**
   * 0 closes the most deals, 1 keeps the most of each; default 0.5, the greatest expected payoff. Not used in peer
   * mode.
   */
  frontier_knob?: number;
  /** What is known of this buyer's willingness to pay; null or absent: uniform. */
  buyer_wtp_prior?: WtpPrior | null;
  /** That the buyer is a verified peer: both reveal their zone and split it. Default false. */
  peer_mode?: boolean;
}

/** What to offer next. */
export interface SellNextOffer {
  /** 0..1, never below the reservation. The buyer's last offer itself means: accept it. */
  recommended_offer: number;
  /** That the offer is accepted now, 0..1; 1 where it accepts. */
  acceptance_probability: number;
  /** Utility above the reservation that is expected from here to the end, 0..1. */
  expected_payoff: number;
  /** In words. */
  rationale: string;
  posterior: LimitPosterior;
  /** The share of the zone, from the reservation to the believed limit of the buyer, that the offer keeps, 0..1. */
  bargaining_share: number;
  /**
   * The least that the engine agrees to with a counterparty that bargains, even in the last round; at least the
   * reservation.
   */
  focal_floor: number;
}

/**
 * Recommends a seller's next offer.
 * @throws NegotiationMathError that names the first member out of range
 * @example sellNextOffer({ my_reservation: 0.2, deadline_rounds: 1 }).recommended_offer // 0.6
 */
export function sellNextOffer(request: SellNextOfferRequest, tunables: Tunables = DEFAULT_TUNABLES): SellNextOffer {
  const situation = readSituation(request, request.opponent_offer_history, 'opponent_offer_history');
  const prior = request.buyer_wtp_prior ?? null;
  if (prior !== null) requireWtpPrior(prior);
  requireTunables(tunables);
  const belief = prior === null ? null : wtpBelief(prior);
  const move = decidePrice({ ...situation, limits: belief, draws: belief }, tunables);
  return {
    recommended_offer: move.offer,
    acceptance_probability: move.acceptance,
    expected_payoff: move.payoff,
    rationale: move.rationale,
    posterior: move.posterior,
    bargaining_share: move.bargainingShare,
    focal_floor: move.focalFloor,
  };
}
