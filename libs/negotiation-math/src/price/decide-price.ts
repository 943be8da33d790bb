import { planDescendingOffers } from '../stopping.js';
import type { PriceSituation } from './read-price.js';
import { openingAnchor, type Tunables } from './tunables.js';

/** How the other side is taken to behave. */
export const OPPONENT_TYPES = ['unknown', 'silent', 'stream', 'reciprocal', 'firm', 'peer'] as const;

export type OpponentType = (typeof OPPONENT_TYPES)[number];

/** What is believed, after all that was seen, about the most that the other side would give, in the caller's utility. */
export interface LimitPosterior {
  /** 0..1. */
  mean: number;
  /** Standard deviation, at least 0. */
  sigma: number;
  /** How many offers of either side it rests on. */
  samples: number;
  opponent_type: OpponentType;
}

/** What the price engine recommends. */
export interface PriceMove {
  /** The utility to ask for: at least the reservation; the other side's standing offer itself means: accept it. */
  readonly offer: number;
  readonly acceptance: number;
  readonly payoff: number;
  readonly posterior: LimitPosterior;
  readonly bargainingShare: number;
  readonly focalFloor: number;
  readonly rationale: string;
}

const LEVELS = 100;

/** Recommends the next price in the caller's own utility. */
export function decidePrice(situation: PriceSituation, tunables: Tunables): PriceMove {
  const { reservation, theirs, mine, roundsLeft } = situation;
  const standing = theirs.at(-1) ?? 0;
  const low = Math.max(reservation, standing);
  const high = Math.max(low, Math.min(1, ...mine, reservation + (1 - reservation) * openingAnchor(tunables)));
  const prices = Array.from({ length: LEVELS + 1 }, (_, level) => low + ((high - low) * level) / LEVELS);
  const plan = planDescendingOffers({ values: prices.map((price) => price - reservation), masses: prices.map(() => 1 / prices.length), moves: roundsLeft, fallback: Math.max(0, standing - reservation) });
  const going = prices[plan.levels[0] ?? LEVELS] ?? high;
  const accepts = standing >= reservation && theirs.length > 0 && standing - reservation >= plan.value;
  const offer = accepts ? standing : going;
  const acceptance = accepts ? 1 : high > low ? (high - offer) / (high - low) : 1;
  return {
    offer, acceptance, payoff: accepts ? standing - reservation : plan.value,
    posterior: { mean: (low + high) / 2, sigma: (high - low) / Math.sqrt(12), samples: theirs.length + mine.length, opponent_type: 'unknown' },
    bargainingShare: 0.5, focalFloor: reservation,
    rationale: accepts ? 'The standing offer is worth at least as much as going on.' : `${roundsLeft} offers are left for a counterparty whose limit may lie anywhere between what was offered and what was refused: this is the best of them.`,
  };
}
