import { negotiateTurn, type TurnAdvice, type Tunables } from '@svc/negotiation-math';
import { createRandom } from '@svc/numerics';
import { ADVICE_MOVES, SEED_SPREAD, USUAL_ROUNDS, type AdviceCategory } from './limits.js';

/** What a session knows of the caller, from its opening on. */
export interface AdviceTerms {
  readonly category: AdviceCategory;
  readonly side: 'buy' | 'sell';
  /** Dollars: the worst price that is still acceptable. */
  readonly walk_away: number;
  /** Dollars: the price hoped for. */
  readonly target: number;
  readonly seed: number;
}

/** What a move is made from. */
export interface MoveRequest {
  /** Prices of the other side in dollars, oldest first. */
  readonly their_offers: readonly number[];
  /** The caller's own; where they are left out, those that the session recommended as counters. */
  readonly my_offers?: readonly number[] | null | undefined;
  readonly rounds_left?: number | null | undefined;
}

/** A session between two moves. */
export interface SessionStanding {
  readonly isClosed: boolean;
  readonly movesMade: number;
  readonly expiresAtMillis: number;
}

/**
 * Why a session makes no further move; null where it does. A session that was closed says so even when it has expired
 * since.
 * @example refusesMove({ isClosed: false, movesMade: 10, expiresAtMillis: 5 }, 4) // 'no_moves_left'
 */
export function refusesMove(
  { isClosed, movesMade, expiresAtMillis }: SessionStanding,
  nowMillis: number,
): 'closed' | 'expired' | 'no_moves_left' | null {
  if (isClosed) return 'closed';
  if (nowMillis >= expiresAtMillis) return 'expired';
  return movesMade >= ADVICE_MOVES ? 'no_moves_left' : null;
}

/**
 * The next price of a session: equal terms, seed and offers give an equal move. The seed moves the target a little
 * towards `walk_away`, so that two sessions with the same terms need not move alike; the category decides how many
 * rounds are left where nothing is said.
 * @param counters what the session recommended so far
 * @param tunables the settings of the operator
 * @throws NegotiationMathError that names the place of the first broken precondition
 */
export function adviseMove(
  terms: AdviceTerms,
  { their_offers, my_offers, rounds_left }: MoveRequest,
  counters: readonly number[],
  tunables: Tunables,
): TurnAdvice {
  const { category, side, walk_away } = terms;
  const request = {
    side,
    walk_away,
    target: seededTarget(terms),
    counterparty_offers: [...their_offers],
    my_previous_offers: [...(my_offers ?? counters)],
    rounds_left: rounds_left ?? Math.max(1, USUAL_ROUNDS[category] - their_offers.length),
  };
  return negotiateTurn(request, tunables);
}

/** Whether a price is within what the caller accepts. */
export function isWithin({ side, walk_away }: Pick<AdviceTerms, 'side' | 'walk_away'>, price: number): boolean {
  return side === 'sell' ? price >= walk_away : price <= walk_away;
}

/**
 * What a cooperative caller leaves the other side: the estimate of what that has without a deal, raised by half of the
 * way to everything times the cooperation. 0 or none changes nothing.
 */
export function raisedBatna(estimate: number, cooperation: number | null | undefined): number {
  return estimate + ((1 - estimate) * (cooperation ?? 0)) / 2;
}

/**
 * The target, moved by at most SEED_SPREAD of the way to `walk_away`, in whole cents where that leaves it between the
 * two.
 */
function seededTarget({ walk_away, target, seed }: AdviceTerms): number {
  const moved = target + (walk_away - target) * SEED_SPREAD * createRandom(seed).next();
  const [least, most] = [Math.min(walk_away, target), Math.max(walk_away, target)];
  return Math.min(most, Math.max(least, Math.round(moved * 100) / 100));
}
