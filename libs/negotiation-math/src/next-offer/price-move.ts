import { roundFigure } from '@svc/numerics';
import type { OPPONENT_TYPES } from '../limits.js';

/**
 * `unknown`: nothing was seen. `silent`: it only says yes or no. `stream`: its offers come and go. `reciprocal`: it
 * concedes as far as the caller does. `firm`: it does not, or what it revealed leaves no zone. `peer`: a verified peer.
 */
export type OpponentType = (typeof OPPONENT_TYPES)[number];

/**
 * What is believed, after all that was seen, about the most that the other side would give, in the caller's utility.
 */
export interface LimitPosterior {
  /** 0..1. */
  mean: number;
  /** Standard deviation, 0..0.5. */
  sigma: number;
  /** How many offers of both sides it rests on. */
  samples: number;
  opponent_type: OpponentType;
}

/** What the price engine decides. */
export interface PriceDecision {
  /** The utility to ask for, at least the reservation. The other side's last offer itself means: accept it. */
  readonly offer: number;
  readonly accepts: boolean;
  readonly acceptance: number;
  /** Expected utility above the reservation, from here to the end. */
  readonly payoff: number;
  readonly posterior: LimitPosterior;
  readonly focalFloor: number;
  /** False where what the other side has revealed leaves no zone. */
  readonly zone: boolean;
  readonly rationale: string;
}

/** What to offer next. */
export interface NextOffer {
  /** 0..1, never below the reservation. The other side's last offer itself means: accept it. */
  recommended_offer: number;
  /** That the offer is accepted now, 0..1; 1 where it accepts. */
  acceptance_probability: number;
  /** Utility above the reservation that is expected from here to the end, 0..1. */
  expected_payoff: number;
  /** In words. */
  rationale: string;
  posterior: LimitPosterior;
  /** The share of the zone, from the reservation to their believed limit, that the offer keeps, 0..1. */
  bargaining_share: number;
  /**
   * The least that the engine agrees to with a counterparty that bargains, even in the last round; at least the
   * reservation.
   */
  focal_floor: number;
}

/**
 * A decision as an answer tells it: rounded to 12 digits, never below the reservation, with the share of the believed
 * zone that the offer keeps.
 */
export function tellDecision(decision: PriceDecision, reservation: number): NextOffer {
  const { accepts, posterior } = decision;
  const offer = accepts ? decision.offer : Math.min(1, Math.max(reservation, roundFigure(decision.offer)));
  const room = posterior.mean - reservation;
  return {
    recommended_offer: offer,
    acceptance_probability: share(decision.acceptance),
    expected_payoff: share(decision.payoff),
    rationale: decision.rationale,
    posterior: { ...posterior, mean: share(posterior.mean), sigma: roundFigure(posterior.sigma) },
    bargaining_share: room > 0 ? share((offer - reservation) / room) : 1,
    focal_floor: Math.max(reservation, roundFigure(decision.focalFloor)),
  };
}

function share(value: number): number {
  return roundFigure(Math.min(1, Math.max(0, value)));
}
