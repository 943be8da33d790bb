import type { PriceTurn } from './read-turn.js';

/** Decimals of a dollar price: cents, or as many as the caller's own prices have, up to this. */
const MAX_DECIMALS = 6;
const CENT_DECIMALS = 2;

/** Round prices lie at most this share of the room between walk-away price and target apart. */
const STEPS_OF_ROOM = 50;

/** Between what a price may lie, from the caller's worse to its better end. */
export interface PriceBounds {
  readonly least: number;
  readonly most: number;
  /** To the decimals only, not to a price that people would name. */
  readonly exactly?: boolean;
}

/**
 * A price as people name it: the nearest on steps of 1, 2 or 5 times a power of ten, at most a fiftieth of the room
 * apart, and never finer than a cent or the decimals of the caller's own prices. It never leaves the bounds, which
 * count as they stand.
 * @example roundPrice(873.4, { side: 'sell', walkAway: 700, target: 1000 }, { least: 700, most: 1000 }) // 875
 */
export function roundPrice(
  price: number,
  { side, walkAway, target }: Pick<PriceTurn, 'side' | 'walkAway' | 'target'>,
  { least, most, exactly = false }: PriceBounds,
): number {
  if (side === 'sell' ? price >= most : price <= most) return most;
  const decimals = Math.max(decimalsOf(walkAway), decimalsOf(target));
  const finest = Number(`1e-${decimals}`);
  const step = exactly ? finest : Math.max(finest, stepWithin(Math.abs(target - walkAway) / STEPS_OF_ROOM));
  const nearest = side === 'sell' ? Math.round(price / step) : -Math.round(-price / step);
  const stepsAway = (steps: number): number => Number(((nearest + steps) * step).toFixed(decimals));
  const isWithin = (rounded: number): boolean =>
    side === 'sell' ? rounded >= least && rounded <= most : rounded <= least && rounded >= most;
  const best = [stepsAway(0), stepsAway(1), stepsAway(-1), Number(price.toFixed(decimals))].find(isWithin);
  return best ?? Math.min(Math.max(least, most), Math.max(Math.min(least, most), price));
}

/** The greatest of 1, 2 and 5 times a power of ten that is at most the span; 0 for a span of 0. */
function stepWithin(span: number): number {
  if (!(span > 0)) return 0;
  const power = Number(`1e${Math.floor(Math.log10(span))}`);
  return ([5, 2, 1].find((factor) => factor * power <= span) ?? 1) * power;
}

function decimalsOf(price: number): number {
  for (let decimals = CENT_DECIMALS; decimals < MAX_DECIMALS; decimals += 1)
    if (Number(price.toFixed(decimals)) === price) return decimals;
  return MAX_DECIMALS;
}
