import { utilityOfNet, type Bundle, type DealSpace } from '../deal-space.js';
import { planDescendingOffers } from '../stopping.js';
import { BUYER_COUNT } from './buyer-model.js';

const LEVEL_COUNT = 28;

/** Where the seller stands before a move. */
export interface ConcessionInput {
  space: DealSpace;
  shares: Float64Array;
  nets: Float64Array;
  /** The nets between which the next offer may lie. */
  lowestNet: number;
  highestNet: number;
  moves: number;
  discount: number;
  fallback: number;
}

/** The net to ask for now, and what going on is worth to the seller. */
export interface Concession {
  targetNet: number;
  value: number;
  /** How likely it is that the buyer takes it. */
  takes: number;
}

/**
 * Plans the remaining moves: each possible buyer has a highest net that they agree to, in the bundle that suits both
 * best.
 */
export function planConcession(input: ConcessionInput): Concession {
  const { space, lowestNet, highestNet } = input;
  const step = (highestNet - lowestNet) / LEVEL_COUNT;
  const levels = Array.from({ length: LEVEL_COUNT + 1 }, (_, level) => lowestNet + level * step);
  const masses = new Array<number>(levels.length).fill(0);
  const thresholds = highestNets(input.nets, space.bundles);
  for (let buyer = 0; buyer < BUYER_COUNT; buyer += 1) {
    const above = (thresholds[buyer] as number) - lowestNet;
    if (above < 0) continue;
    const level = step > 0 ? Math.min(LEVEL_COUNT, Math.floor(above / step)) : LEVEL_COUNT;
    masses[level]! += input.shares[buyer] as number;
  }
  const values = levels.map((net) => Math.max(0, utilityOfNet(space, net)));
  const plan = planDescendingOffers({
    values,
    masses,
    total: 1,
    moves: input.moves,
    discount: input.discount,
    fallback: input.fallback,
  });
  const first = plan.levels[0] ?? 0;
  return {
    targetNet: levels[first] as number,
    value: plan.value,
    takes: masses.slice(first).reduce((sum, mass) => sum + mass, 0),
  };
}

/** For each buyer, the highest net that some bundle brings and that they still agree to; −Infinity without one. */
function highestNets(nets: Float64Array, bundles: readonly Bundle[]): Float64Array {
  const thresholds = new Float64Array(BUYER_COUNT).fill(-Infinity);
  for (let buyer = 0; buyer < BUYER_COUNT; buyer += 1) {
    bundles.forEach((bundle, column) => {
      const net = Math.min(nets[buyer * bundles.length + column] as number, bundle.highTicks + bundle.worthTicks);
      if (net >= bundle.lowTicks + bundle.worthTicks && net > (thresholds[buyer] as number)) thresholds[buyer] = net;
    });
  }
  return thresholds;
}
