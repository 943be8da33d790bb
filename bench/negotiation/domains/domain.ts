import { createRandom, type Random } from '@svc/numerics';

/**
 * One seat of a domain: what the options are worth to it, how much each issue weighs, and what it has without a deal.
 */
export interface Seat {
  /** Issue → option → 0..1; every issue reaches 0 and 1. */
  utilities: number[][];
  /** One an issue, summing to 1; private. */
  weights: number[];
  /** 0..1; private. */
  batna: number;
}

/** Two seats at one set of issues. The options' utilities are known to both, weights and BATNAs are not. */
export interface Domain {
  opposed: boolean;
  seats: readonly [Seat, Seat];
}

/** BATNAs are drawn evenly from this range. Players are told its middle as their estimate of the other side's. */
export const BATNA_RANGE = { low: 0.1, high: 0.5 } as const;
export const BATNA_ESTIMATE = 0.3;

const MOST_PACKAGES = 4096;

/**
 * Domain `index` of a seed: 2 to 6 issues of 3 to 6 options. Even domains are opposed in every issue: one side's ramp,
 * with noise, runs against the other's. In odd ones half the issues are opposed, a quarter is common (both ramps run
 * alike) and a quarter unrelated.
 */
export function drawDomain(seed: number, index: number): Domain {
  const random = createRandom(`domain/${seed}/${index}`);
  const opposed = index % 2 === 0;
  const sizes = drawSizes(random);
  const mine: number[][] = [];
  const theirs: number[][] = [];
  for (const size of sizes) {
    const kind = opposed ? 0 : random.next();
    mine.push(ramp(random, size, false));
    if (kind < 0.5) theirs.push(ramp(random, size, true));
    else if (kind < 0.75) theirs.push(ramp(random, size, false));
    else theirs.push(random.shuffle(ramp(random, size, false)));
  }
  return { opposed, seats: [seat(random, mine), seat(random, theirs)] };
}

function drawSizes(random: Random): number[] {
  const count = 2 + random.integer(5);
  for (;;) {
    const sizes = Array.from({ length: count }, () => 3 + random.integer(4));
    if (sizes.reduce((product, size) => product * size, 1) <= MOST_PACKAGES) return sizes;
  }
}

function seat(random: Random, utilities: number[][]): Seat {
  return {
    utilities,
    weights: dirichlet(random, utilities.length),
    batna: BATNA_RANGE.low + (BATNA_RANGE.high - BATNA_RANGE.low) * random.next(),
  };
}

/** An even ramp from 0 to 1 with normal noise of 0.06, clipped and scaled to reach 0 and 1, rounded to 4 decimals. */
function ramp(random: Random, size: number, falling: boolean): number[] {
  const raw = Array.from({ length: size }, (_, index) =>
    Math.min(1, Math.max(0, index / (size - 1) + 0.06 * random.normal())),
  );
  const [low, high] = [Math.min(...raw), Math.max(...raw)];
  const scaled = raw.map((value) => Math.round(((value - low) / (high - low)) * 10_000) / 10_000);
  return falling ? scaled.reverse() : scaled;
}

/** Evenly distributed on the simplex. */
function dirichlet(random: Random, count: number): number[] {
  const raw = Array.from({ length: count }, () => -Math.log(1 - random.next()));
  const total = raw.reduce((sum, value) => sum + value, 0);
  return raw.map((value) => value / total);
}

/** What a package is worth to a seat, 0..1. */
export function worthOf(seat: Seat, choices: readonly number[]): number {
  let sum = 0;
  for (let issue = 0; issue < choices.length; issue += 1)
    sum += (seat.weights[issue] ?? 0) * (seat.utilities[issue]?.[choices[issue] ?? 0] ?? 0);
  return sum;
}

/** Every package, the first issue varying slowest. */
export function allPackages(seat: Seat): number[][] {
  return seat.utilities.reduce<number[][]>(
    (packages, options) => packages.flatMap((head) => options.map((_, option) => [...head, option])),
    [[]],
  );
}
