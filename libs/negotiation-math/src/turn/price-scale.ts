import type { PriceTurn } from './read-turn.js';

/** Dollars and utility: 1 is the target, the reservation is the walk-away price. */
export interface PriceScale {
  /** Utility of the walk-away price, 0..0.5. */
  readonly reservation: number;
  /** 0..1; prices off the scale count as its ends. */
  utilityOf(price: number): number;
  priceOf(utility: number): number;
}

/**
 * The scale of a haggle whose target is not its walk-away price. 0 is the other side's worst offer where that is beyond
 * the walk-away price, because how it came from there tells how it moves; but it is no further beyond than the target
 * is on this side, so that an absurd offer cannot stretch the scale.
 * @example scaleOf({ walkAway: 700, target: 1000, theirs: [720] }).utilityOf(850) // 0.5
 */
export function scaleOf({ walkAway, target, theirs }: Pick<PriceTurn, 'walkAway' | 'target' | 'theirs'>): PriceScale {
  const room = target - walkAway;
  const shareOf = (price: number): number => (price - walkAway) / room;
  const worst = Math.max(-1, Math.min(0, ...theirs.map(shareOf)));
  return {
    reservation: -worst / (1 - worst),
    utilityOf: (price) => Math.min(1, Math.max(0, (shareOf(price) - worst) / (1 - worst))),
    priceOf: (utility) => walkAway + (worst + utility * (1 - worst)) * room,
  };
}
