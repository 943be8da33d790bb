import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { NumericsError } from './numerics-error.js';
import { seedFromText } from './seed.js';

/** A stream of random numbers that is the same for the same seed, on every machine. Drawing advances it. */
export interface Random {
  /** A number in [0, 1) with 53 random bits. */
  next(): number;
  /** A whole number in 0..n−1; n is a whole number in 1..2^31. */
  integer(n: number): number;
  /** A draw of the standard normal distribution, by Marsaglia's polar method (1964). */
  normal(): number;
  /** One item of a list that is not empty, each equally likely. */
  pick<Item>(items: readonly Item[]): Item;
  /** Whether an event of this probability happens; 0 never does, 1 always. */
  chance(probability: number): boolean;
  /** A copy of a list in random order (Fisher and Yates 1938). */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Outputs thrown away after seeding, until seeds that differ in one bit have nothing in common. */
const WARM_UP_DRAWS = 16;

/** The bounded form of `integer`: its range must fit the 32 bits of one draw. */
const LARGEST_RANGE = 2 ** 31;

/**
 * Opens a seeded stream of random numbers: xoroshiro128+ (Blackman and Vigna 2018), pinned by golden vectors.
 *
 * The seed is any finite number or any text; equal seeds give equal streams, −0 is 0.
 * Throws `NumericsError` `seed_not_finite`, and from `integer` and `pick` `range_invalid`.
 *
 * @example createRandom(7).integer(6) === createRandom(7).integer(6) // true
 */
export function createRandom(seed: number | string): Random {
  if (typeof seed === 'number' && !Number.isFinite(seed))
    throw new NumericsError('seed_not_finite', 'the seed must be a finite number or a text');
  const generator = xoroshiro128plus(seedFromText(typeof seed === 'number' ? `#${seed + 0}` : seed));
  for (let draw = 0; draw < WARM_UP_DRAWS; draw += 1) generator.next();
  let spare: number | null = null;

  const next = (): number => uniformFloat64(generator);
  const integer = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > LARGEST_RANGE)
      throw new NumericsError('range_invalid', 'n must be a whole number from 1 to 2^31');
    return uniformInt(generator, 0, n - 1);
  };
  const normal = (): number => {
    if (spare !== null) {
      const kept = spare;
      spare = null;
      return kept;
    }
    for (;;) {
      const x = 2 * next() - 1;
      const y = 2 * next() - 1;
      const square = x * x + y * y;
      if (square >= 1 || square === 0) continue;
      const scale = Math.sqrt((-2 * Math.log(square)) / square);
      spare = y * scale;
      return x * scale;
    }
  };
  const pick = <Item>(items: readonly Item[]): Item => items[integer(items.length)] as Item;
  const chance = (probability: number): boolean => next() < probability;
  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = integer(last + 1);
      [order[last], order[other]] = [order[other] as Item, order[last] as Item];
    }
    return order;
  };
  return { next, integer, normal, pick, chance, shuffle };
}
