import { NegotiationMathError } from './negotiation-math-error.js';
import { detectAnchorAttack } from './anchor-attack.js';
import { decidePrice, type LimitPosterior } from './price/decide-price.js';
import { readSituation, requireMarketPrior, type MarketPrior } from './price/read-price.js';
import { DEFAULT_TUNABLES, requireTunables, type Tunables } from './price/tunables.js';

/** What a buyer can be guarded against: losing the resolve at the deadline, and being anchored. */
export const DEFENSES = ['focal_commitment', 'anchor_attack_detection'] as const;

export type Defense = (typeof DEFENSES)[number];

/** A buyer's next offer in the buyer's own utility, all 0..1. Histories are oldest first, at most 128 offers each. */
export interface BuyNextOfferRequest {
  /** Utility of walking away. */
  my_reservation: number;
  /** The seller's offers, in the buyer's utility. */
  seller_offer_history?: number[];
  /** The buyer's offers that were not accepted. */
  my_offer_history?: number[];
  /** The buyer's offers that are left, the one asked for included: 1..64. */
  deadline_rounds: number;
  /** 0 closes the most deals, 1 keeps the most of each; default 0.5, the greatest expected payoff. Not used in peer mode. */
  frontier_knob?: number;
  /** Null or absent: both, detection only with a market prior. Where detection is named, the prior is required. */
  defenses?: string[] | null;
  market_prior?: MarketPrior | null;
  /** That the seller is a verified peer: both reveal their zone and split it. Default false. */
  peer_mode?: boolean;
}

/** What a buyer is warned of: detection that was left out, an opening far below the market, and that what was revealed leaves no zone. */
export const OFFER_WARNINGS = ['market_prior_missing', 'anchor_attack', 'no_zone'] as const;

/** Something that the buyer should know. */
export interface OfferWarning {
  code: (typeof OFFER_WARNINGS)[number];
  message: string;
}

/** What a defense has done to the recommendation. */
export interface DefenseAction {
  code: Defense;
  message: string;
  /** The utility that the action stands on: the floor that is committed to, or the market's opening that replaced the anchor. */
  utility: number;
}

/** What to offer next. */
export interface BuyNextOffer {
  /** 0..1, never below the reservation. The seller's last offer itself means: accept it. */
  recommended_offer: number;
  /** That the offer is accepted now, 0..1; 1 where it accepts. */
  acceptance_probability: number;
  /** Utility above the reservation that is expected from here to the end, 0..1. */
  expected_payoff: number;
  warnings: OfferWarning[];
  defense_actions: DefenseAction[];
  /** In words. */
  rationale: string;
  posterior: LimitPosterior;
  /** The share of the zone, from the reservation to the believed limit of the seller, that the offer keeps, 0..1. */
  bargaining_share: number;
  /** The least that the engine agrees to with a counterparty that bargains, even in the last round; at least the reservation. */
  focal_floor: number;
}

/**
 * Recommends a buyer's next offer.
 * @throws NegotiationMathError that names the first member out of range, and `market_prior_missing` where detection is named without a prior
 * @example buyNextOffer({ my_reservation: 0.2, deadline_rounds: 1 }).recommended_offer // 0.6
 */
export function buyNextOffer(request: BuyNextOfferRequest, tunables: Tunables = DEFAULT_TUNABLES): BuyNextOffer {
  const situation = readSituation(request, request.seller_offer_history, 'seller_offer_history');
  const prior = request.market_prior ?? null;
  if (prior !== null) requireMarketPrior(prior);
  const defenses = readDefenses(request.defenses ?? null, prior);
  requireTunables(tunables);
  const warnings: OfferWarning[] = [];
  const actions: DefenseAction[] = [];
  if (request.defenses == null && prior === null) warnings.push({ code: 'market_prior_missing', message: 'No market_prior was given, so the seller\'s opening was not checked for an anchoring attack.' });
  if (prior !== null && defenses.includes('anchor_attack_detection')) {
    const verdict = detectAnchorAttack({ opponent_offer_history: [...situation.theirs], market_prior: prior });
    if (verdict.is_anchor_attack) warnings.push({ code: 'anchor_attack', message: verdict.rationale });
  }
  const move = decidePrice(situation, tunables);
  return {
    recommended_offer: move.offer, acceptance_probability: move.acceptance, expected_payoff: move.payoff, warnings, defense_actions: actions, rationale: move.rationale,
    posterior: move.posterior, bargaining_share: move.bargainingShare, focal_floor: move.focalFloor,
  };
}

function readDefenses(named: readonly string[] | null, prior: MarketPrior | null): readonly string[] {
  if (named === null) return prior === null ? ['focal_commitment'] : DEFENSES;
  for (const [index, defense] of named.entries()) {
    if (!(DEFENSES as readonly string[]).includes(defense)) throw new NegotiationMathError('defense_unknown', ['defenses', index], `Defense should be one of ${DEFENSES.join(', ')}`);
  }
  if (prior === null && named.includes('anchor_attack_detection')) throw new NegotiationMathError('market_prior_missing', ['market_prior'], 'anchor_attack_detection needs a market_prior');
  return named;
}
