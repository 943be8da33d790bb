import { createRandom, type Random } from '@svc/numerics';
import type { Domain, Seat } from '../domains/domain.js';

/** The shapes: interests opposed in every issue, or in half of them, with weights of their own for each side. */
export const SHAPES = ['competitive', 'integrative'] as const;

/** The fewest and the most packages of a domain; sizes are spread evenly over their logarithm. */
const SIZES = { fewest: 10, most: 100_000 } as const;
const MOST_ISSUES = 10;

/**
 * Domain `index` of a seed, without a reservation for either side: every second one competitive, every second
 * integrative, with 10 to `most` packages. Options have no order: what they are worth is drawn, so that a caller who is
 * told nothing can assume nothing.
 */
export function drawCompanyDomain(seed: number, index: number, most: number = SIZES.most): Domain {
  const random = createRandom(`company/${seed}/${index}`);
  const competitive = index % 2 === 0;
  const sizes = drawSizes(random, most);
  const [mine, theirs]: [number[][], number[][]] = [[], []];
  for (const size of sizes) {
    const kind = competitive ? 0 : random.next();
    const own = drawUtilities(random, size);
    mine.push(own);
    theirs.push(kind < 0.5 ? opposite(random, own) : kind < 0.7 ? like(random, own) : drawUtilities(random, size));
  }
  const weights = drawWeights(random, sizes.length);
  const others = competitive ? blend(weights, drawWeights(random, sizes.length)) : drawWeights(random, sizes.length);
  const seats = [
    { utilities: mine, weights, batna: 0 },
    { utilities: theirs, weights: others, batna: 0 },
  ] as const;
  return { opposed: competitive, seats };
}

/** Numbers of options whose product lies near a size drawn evenly over the logarithm. */
function drawSizes(random: Random, most: number): number[] {
  const wanted = SIZES.fewest * Math.pow(most / SIZES.fewest, random.next());
  for (;;) {
    const sizes: number[] = [];
    let packages = 1;
    while (packages < wanted * 0.6 && sizes.length < MOST_ISSUES) {
      const size = 2 + random.integer(7);
      sizes.push(size);
      packages *= size;
    }
    if (sizes.length >= 2 && packages >= SIZES.fewest && packages <= most) return sizes;
  }
}

/** Utilities of options in no order, reaching 0 and 1. */
function drawUtilities(random: Random, size: number): number[] {
  return scaled(Array.from({ length: size }, () => random.next()));
}

const opposite = (random: Random, mine: readonly number[]): number[] =>
  scaled(mine.map((utility) => 1 - utility + 0.15 * random.normal()));
const like = (random: Random, mine: readonly number[]): number[] =>
  scaled(mine.map((utility) => utility + 0.15 * random.normal()));

function scaled(raw: readonly number[]): number[] {
  const [low, high] = [Math.min(...raw), Math.max(...raw)];
  return raw.map((value) => Math.round(((value - low) / (high - low)) * 10_000) / 10_000);
}

function drawWeights(random: Random, count: number): Seat['weights'] {
  const raw = Array.from({ length: count }, () => -Math.log(1 - random.next()));
  const total = raw.reduce((sum, value) => sum + value, 0);
  return raw.map((value) => value / total);
}

/** Weights halfway between two rows: what matters to one side matters to the other. */
function blend(one: readonly number[], other: readonly number[]): number[] {
  return one.map((weight, issue) => (weight + other[issue]!) / 2);
}
