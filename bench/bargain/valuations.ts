import { createRandom, type Random } from '@svc/numerics';

/** What buyers would pay at most, as shares of the way from floor to list: 0 is the floor, 1 the list. */
export const PRIORS = {
  base: (random: Random): number => -0.2 + 1.4 * random.next(),
  concentrated: (random: Random): number => 0.5 + 0.2 * random.normal(),
  wide: (random: Random): number => -0.5 + 2 * random.next(),
} as const;

export type PriorName = keyof typeof PRIORS;

/** The names of the priors, in the order of the tables. */
export const PRIOR_NAMES = Object.keys(PRIORS) as PriorName[];

/** One buyer before they meet a seller. */
export interface Draw {
  /** What they would pay at most, a share of the way from floor to list; below 0 and above 1 there are some. */
  valuation: number;
  /** A number in [0, 1) that settles what else they are: how patient, how bold. */
  nature: number;
}

/** So many buyers of one prior; equal seeds give equal buyers. */
export function drawBuyers(prior: PriorName, count: number, seed: string): Draw[] {
  const random = createRandom(`${seed}/${prior}`);
  return Array.from({ length: count }, () => ({ valuation: PRIORS[prior](random), nature: random.next() }));
}
