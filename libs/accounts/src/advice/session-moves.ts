import {
  DEFAULT_BATNA,
  negotiateBundle,
  type BundleMove,
  type BundleRequest,
  type TurnAdvice,
} from '@svc/negotiation-math';
import { raisedBatna, type AdviceTerms } from './session.js';

/** A move over a price, as a session shows it. */
export interface PriceMove {
  readonly action: TurnAdvice['action'];
  /** Dollars. */
  readonly offer: number;
  readonly message: string;
  readonly rationale: string;
  /** 0 to 1. */
  readonly acceptance_probability: number;
  /** Dollars. */
  readonly expected_settlement: number;
}

/** A move as it was recommended, under its number from 1. */
export interface SessionMove {
  readonly number: number;
  readonly kind: 'price' | 'bundle';
  readonly move: object;
}

/** What a closed session tells of itself. */
export interface SessionSummary {
  readonly session_id: string;
  readonly terms: AdviceTerms;
  readonly moves: readonly SessionMove[];
  /** ISO 8601 in UTC. */
  readonly opened_at: string;
  readonly closed_at: string;
}

/** What a package is thought from: the issues and offers, and how far the caller cooperates, 0 to 1. */
export type BundleAdviceRequest = Pick<BundleRequest, 'issues'> & {
  readonly their_offers?: BundleRequest['their_offers'] | null | undefined;
  readonly my_priorities?: BundleRequest['my_priorities'] | undefined;
  readonly my_batna?: number | undefined;
  readonly their_batna_estimate?: number | undefined;
  readonly cooperation?: number | null | undefined;
};

/**
 * What a session shows of a turn's advice.
 * @example showMove(negotiateTurn(request, DEFAULT_TUNABLES)).offer // the recommended price
 */
export function showMove({ recommended_price: offer, ...advice }: TurnAdvice): PriceMove {
  const { action, message, rationale, acceptance_probability, expected_settlement } = advice;
  return { action, offer, message, rationale, acceptance_probability, expected_settlement };
}

/**
 * The prices that a session recommended as counters, oldest first: what a caller who names no own offers is taken to
 * have offered.
 * @example countersOf([{ number: 1, kind: 'price', move: { action: 'counter', offer: 720 } }]) // [720]
 */
export function countersOf(moves: readonly SessionMove[]): number[] {
  return moves.flatMap(({ kind, move }) => {
    const { action, offer } = move as Partial<PriceMove>;
    return kind === 'price' && action === 'counter' && offer !== undefined ? [offer] : [];
  });
}

/**
 * The next package of a session. Cooperation raises the estimate of what the other side has without a deal.
 * @throws NegotiationMathError that names the place of the first broken precondition
 */
export function adviseBundle({
  issues,
  their_offers,
  my_priorities,
  my_batna,
  their_batna_estimate = DEFAULT_BATNA,
  cooperation,
}: BundleAdviceRequest): BundleMove {
  return negotiateBundle({
    issues,
    their_offers: their_offers ?? [],
    ...(my_priorities !== undefined && { my_priorities }),
    ...(my_batna !== undefined && { my_batna }),
    their_batna_estimate: raisedBatna(their_batna_estimate, cooperation),
  });
}

/**
 * Whether a package may be charged for: it asks for no deal, or for one that is worth what the caller has without it.
 * @example isBundleSound({ action: 'offer', my_utility: 0.3 }, 0.4) // false
 */
export function isBundleSound({ action, my_utility }: Pick<BundleMove, 'action' | 'my_utility'>, batna = 0): boolean {
  return action === 'walk' || my_utility >= batna;
}

/**
 * The summary of a session, which its last receipt signs; moves keep their number, kind and content and nothing else.
 */
export function summariseSession(
  session: {
    readonly id: string;
    readonly terms: AdviceTerms;
    readonly openedAt: Date;
    readonly moves: readonly SessionMove[];
  },
  closedAt: Date,
): SessionSummary {
  return {
    session_id: session.id,
    terms: session.terms,
    moves: session.moves.map(({ number, kind, move }) => ({ number, kind, move })),
    opened_at: session.openedAt.toISOString(),
    closed_at: closedAt.toISOString(),
  };
}
