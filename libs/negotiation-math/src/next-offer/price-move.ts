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

/** What the price engine recommends. */
export interface PriceMove {
  /** The utility to ask for, at least the reservation. The other side's last offer itself means: accept it. */
  readonly offer: number;
  readonly accepts: boolean;
  readonly acceptance: number;
  /** Expected utility above the reservation, from here to the end. */
  readonly payoff: number;
  readonly posterior: LimitPosterior;
  readonly bargainingShare: number;
  readonly focalFloor: number;
  /** False where what the other side has revealed leaves no zone. */
  readonly zone: boolean;
  readonly rationale: string;
}

/** What a decision leaves to be told beside the offer. */
export type PriceDecision = Omit<PriceMove, 'bargainingShare'>;

/**
 * Rounds a decision to 12 digits, never below the reservation, and adds the share of the believed zone that the offer
 * keeps.
 */
export function finishMove(decision: PriceDecision, reservation: number): PriceMove {
  const { accepts, posterior } = decision;
  const offer = accepts ? decision.offer : Math.min(1, Math.max(reservation, roundFigure(decision.offer)));
  const room = posterior.mean - reservation;
  return {
    ...decision,
    offer,
    acceptance: share(decision.acceptance),
    payoff: share(decision.payoff),
    focalFloor: Math.max(reservation, roundFigure(decision.focalFloor)),
    posterior: { ...posterior, mean: share(posterior.mean), sigma: roundFigure(posterior.sigma) },
    bargainingShare: room > 0 ? share((offer - reservation) / room) : 1,
  };
}

function share(value: number): number {
  return roundFigure(Math.min(1, Math.max(0, value)));
}
