import { equilibriumLimit } from './read-bargain.js';

/** How firmly the caller bargains, all in its own utility. */
export interface Stance {
  /** What a deal counts as costing: below the reservation where deals matter more than margin, above it where less. */
  readonly cost: number;
  /** The least that is agreed to on the way to a meeting point. */
  readonly limit: number;
  /** The least that is agreed to in the last round. */
  readonly floor: number;
  /** The best single price against a limit that may lie anywhere between the reservation and 1. */
  readonly ask: number;
}

/**
 * What a deal at the reservation counts for at knob 0, as a share of the room above the reservation; and what it costs
 * at knob 1.
 */
const DEAL_BONUS = 1;
const DEAL_MALUS = 1 / 2;

/**
 * The share of the room above the reservation that the floor keeps back, at knob 0.5. Against a floor that keeps back 1
 * − m, the best fixed price brings its holder m²/12 on average over both reservations, and bargaining brings 9/128; the
 * two are equal at m = 0.9186. With 1 − m = 0.1 holding out never pays.
 */
const FLOOR_SHARE = 0.1;
const FLOOR_SHARE_MAX = 1 / 2;

/**
 * What a deal counts as costing at a knob.
 * @example dealCost(0.2, 0.5) // 0.2
 */
export function dealCost(reservation: number, knob: number): number {
  return reservation + (1 - reservation) * interpolate(knob, -DEAL_BONUS, 0, DEAL_MALUS);
}

/**
 * The stance at a knob: at 0 the reservation is limit, floor and last price, so that no deal above it is lost; at 0.5
 * limits are those of the double auction's equilibrium; at 1 limit and floor are the middle between reservation and 1.
 * @param committed false where the caller does without a floor
 * @example takeStance(0.2, 0.5, true).ask // 0.6
 */
export function takeStance(reservation: number, knob: number, committed: boolean): Stance {
  const cost = dealCost(reservation, knob);
  const middle = (1 + reservation) / 2;
  return {
    cost,
    limit: interpolate(knob, reservation, equilibriumLimit(reservation), middle),
    floor: committed
      ? reservation + (1 - reservation) * interpolate(knob, 0, FLOOR_SHARE, FLOOR_SHARE_MAX)
      : reservation,
    ask: (1 + cost) / 2,
  };
}

/** Linear through three points at 0, 0.5 and 1. */
function interpolate(knob: number, atZero: number, atHalf: number, atOne: number): number {
  return knob < 0.5 ? atZero + 2 * knob * (atHalf - atZero) : atHalf + (2 * knob - 1) * (atOne - atHalf);
}
