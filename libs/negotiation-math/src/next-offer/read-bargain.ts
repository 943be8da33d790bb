import { MAX_DEADLINE_ROUNDS } from '../limits.js';
import { planSilent } from './plan-silent.js';
import type { PriceSituation } from './read-price.js';
import { openingAnchor, type Tunables } from './tunables.js';

/**
 * The ends of a bargain between two who each know only their own reservation, uniform on 0..1 (Chatterjee and Samuelson
 * 1983), in the caller's utility: nobody agrees below 2/3 of the own reservation + 1/4, and who meets in the middle of
 * both such limits loses the least that any rule must lose.
 */
const LIMIT_AT_ZERO = 1 / 4;
const LIMIT_SLOPE = 2 / 3;

/** Utilities closer than this count as equal: the rest is rounding. */
const TOLERANCE = 1e-9;

/**
 * How far, as a share of the way, the other side may lag behind and still keep pace: offers are often rounded to whole
 * prices.
 */
const PACE_TOLERANCE = 0.01;

/** An offer this close to the step that was expected is that step. */
const STEP_TOLERANCE = 1e-3;

/** What the openings say, in the caller's utility. */
export interface Bargain {
  /** Where the caller's way begins: its own first offer, or the one it would make now. */
  readonly opening: number;
  /** The least that the caller agrees to on the way. */
  readonly limit: number;
  /** The most that the other side agrees to, as its opening reveals it. */
  readonly theirLimit: number;
  /** The middle of both limits; null where they do not meet. */
  readonly meeting: number | null;
  /** How much of the caller's way lies behind it with the offer that is due, 0..1. */
  readonly due: number;
  /** How much of the other side's way lies behind it, 0..1. */
  readonly theirProgress: number;
  /** That the other side has come as far as the way asks. */
  readonly keepsPace: boolean;
  /**
   * That its last offer is the very step that an engine of this library would have made, and that it never took one
   * back.
   */
  readonly inStep: boolean;
}

/** What the ends of a bargain are read from; among peers both reveal and split the whole zone. */
export interface BargainSource extends Pick<PriceSituation, 'reservation' | 'theirs' | 'mine' | 'roundsLeft' | 'peer'> {
  /** The other side's opening, or what stands in for it. */
  readonly opening: number;
  /** The caller's limit. */
  readonly limit: number;
  /** Offers over which the way is spread: all, or the signalling rounds of peers. */
  readonly steps: number;
}

/**
 * The caller's limit at a reservation: the equilibrium bid of the double auction.
 * @example equilibriumLimit(0.3) // 0.45
 */
export function equilibriumLimit(reservation: number): number {
  return LIMIT_AT_ZERO + LIMIT_SLOPE * reservation;
}

/**
 * The first offer of the best plan for so many rounds, at reservation 0: a function of the rounds alone, so it is
 * worked out once.
 */
const firstOffers = new Map<number, number>();

function firstOfferOf(rounds: number): number {
  const known = firstOffers.get(rounds);
  if (known !== undefined) return known;
  const planned = planSilent({
    cost: 0,
    reservation: 0,
    refused: [],
    moves: Math.min(rounds, MAX_DEADLINE_ROUNDS),
    belief: null,
  }).offers[0] as number;
  firstOffers.set(rounds, planned);
  return planned;
}

/**
 * The share of the room between reservation and 1 that a first offer leaves to the other side. Both sides use the same,
 * so an opening reveals the reservation of who made it: 1 − (1 − reservation)·share.
 */
export function openingConcession(rounds: number, tunables: Tunables): number {
  return 1 - Math.min(openingAnchor(tunables), firstOfferOf(rounds));
}

/**
 * The opening of a caller who knows nothing of the other side.
 * @example openingOffer(0.2, 0.1) // 0.92
 */
export function openingOffer(reservation: number, concession: number): number {
  return 1 - (1 - reservation) * concession;
}

/** Reads the openings, and how far each side has come since. There is an offer of the other side. */
export function readBargain(
  { reservation, theirs, mine, roundsLeft, opening: first, limit, peer, steps }: BargainSource,
  tunables: Tunables,
): Bargain {
  const rounds = roundsLeft + mine.length;
  const concession = openingConcession(rounds, tunables);
  const opening = mine[0] ?? openingOffer(reservation, concession);
  const last = theirs.at(-1) as number;
  const theirRoom = Math.min(1, first / concession);
  const theirLimit = peer ? theirRoom : 1 - equilibriumLimit(1 - theirRoom);
  const meeting = theirLimit >= limit - TOLERANCE ? (limit + theirLimit) / 2 : null;
  const way = (offers: number): number => (steps <= 0 ? 1 : Math.min(1, offers / steps));
  const theirProgress =
    meeting === null || meeting <= first ? 1 : Math.min(1, Math.max(0, (last - first) / (meeting - first)));
  const expected = way(theirs.length - 1);
  const inStep =
    meeting !== null &&
    Math.abs(last - first - (meeting - first) * expected) <= STEP_TOLERANCE &&
    theirs.every((offer, index) => offer >= (theirs[index - 1] ?? 0) - STEP_TOLERANCE);
  return {
    opening,
    limit,
    theirLimit,
    meeting,
    due: way(mine.length),
    theirProgress,
    keepsPace: theirProgress >= expected - PACE_TOLERANCE,
    inStep,
  };
}
