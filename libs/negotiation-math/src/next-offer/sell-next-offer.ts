import { decidePrice } from './decide-price.js';
import { wtpBelief } from './limit-belief.js';
import { tellDecision, type NextOffer } from './price-move.js';
import { readSituation, requireWtpPrior, type PriceRequest } from './read-price.js';
import type { WtpPrior } from './value-priors.js';
import { DEFAULT_TUNABLES, requireTunables, type Tunables } from './tunables.js';

/** A seller's next offer in the seller's own utility. */
export interface SellNextOfferRequest extends PriceRequest {
  /** The buyer's offers, in the seller's utility. */
  opponent_offer_history?: number[];
  /** What is known of this buyer's willingness to pay; null or absent: uniform. */
  buyer_wtp_prior?: WtpPrior | null;
}

/** What a seller should offer next. */
export type SellNextOffer = NextOffer;

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
  return tellDecision(decidePrice({ ...situation, limits: belief, draws: belief }, tunables), situation.reservation);
}
