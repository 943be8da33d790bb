import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  generateScenarios,
  leastAccepted,
  OPPONENTS,
  playScript,
  ROLES,
  utilityOf,
  visitPackages,
  worthOfPackage,
  worthsOf,
} from './index.js';
import { HAND_MADE } from './testing/hand-made.js';

const seller = worthsOf(HAND_MADE, 'seller');
const buyer = worthsOf(HAND_MADE, 'buyer');
/** A package that is worth so much to the seller. */
const WORTH = {
  0.5: [0, 2, 2, 0],
  0.45: [1, 1, 2, 0],
  0.4: [4, 0, 0, 0],
  0.3: [0, 2, 0, 0],
  0.65: [1, 1, 2, 0],
} as const;

describe('a package', () => {
  it('is worth the sum of weight × utility, exactly', () => {
    // Seller: 0.4 · 0.75 + 0.3 · 0.5 + 0.2 · 1 + 0.1 · 0.4 = 0.3 + 0.15 + 0.2 + 0.04.
    expect(utilityOf(worthOfPackage(seller, [3, 1, 2, 1]))).toBe(0.69);
    // Buyer: 0.1 · 0.25 + 0.2 · 0.5 + 0.3 · 0 + 0.4 · 0.6 = 0.025 + 0.1 + 0 + 0.24.
    expect(utilityOf(worthOfPackage(buyer, [3, 1, 2, 1]))).toBe(0.365);
  });
});

describe('the naive script', () => {
  const offer = (turn: number): unknown =>
    playScript('naive', { worths: turn % 2 === 0 ? seller : buyer, turn, onTable: null });

  it('lets one more issue go to the middle every second turn: ⌊4t⌋ issues, t = (turn + 1) / 8', () => {
    // Options 5, 3, 3, 4: the middles ⌊n/2⌋ are 2, 1, 1, 2. The seller's best are the last, the buyer's the first.
    expect([0, 2, 4, 6].map(offer)).toEqual([
      [4, 2, 2, 3],
      [2, 2, 2, 3],
      [2, 1, 2, 3],
      [2, 1, 1, 3],
    ]);
    expect([1, 3, 5, 7].map(offer)).toEqual([
      [2, 0, 0, 0],
      [2, 1, 0, 0],
      [2, 1, 1, 0],
      [2, 1, 1, 2],
    ]);
  });

  it('takes half, and from turn 5 whatever is above the BATNA', () => {
    const takes = (turn: number, onTable: readonly number[]): boolean =>
      playScript('naive', { worths: seller, turn, onTable }) === 'accept';
    expect(utilityOf(worthOfPackage(seller, WORTH[0.5]))).toBe(0.5);
    expect([takes(0, WORTH[0.5]), takes(4, WORTH[0.4])]).toEqual([true, false]);
    expect([takes(5, WORTH[0.4]), takes(6, WORTH[0.4])]).toEqual([true, true]);
    expect(utilityOf(worthOfPackage(seller, WORTH[0.3]))).toBe(0.3);
    expect(takes(6, WORTH[0.3])).toBe(false);
  });
});

describe('the hardball script', () => {
  it('always offers its best, and takes 0.65 and more', () => {
    expect([0, 2, 4, 6].map((turn) => playScript('hardball', { worths: seller, turn, onTable: null }))).toEqual(
      Array(4).fill([4, 2, 2, 3]),
    );
    // 0.1 + 0.3 · 0.5 + 0.2 = 0.45 with price at 1; 0.4 · 0.5 + 0.3 · 0.5 + 0.2 · 1 + 0.1 · 1 = 0.65.
    expect(utilityOf(worthOfPackage(seller, [2, 1, 2, 3]))).toBe(0.65);
    expect(playScript('hardball', { worths: seller, turn: 0, onTable: [2, 1, 2, 3] })).toBe('accept');
    expect(utilityOf(worthOfPackage(seller, [2, 1, 2, 2]))).toBe(0.61);
    expect(playScript('hardball', { worths: seller, turn: 6, onTable: [2, 1, 2, 2] })).toEqual([4, 2, 2, 3]);
  });
});

describe('the conceder script', () => {
  it('asks for its best minus 0.15 every second turn', () => {
    const asked = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) =>
      utilityOf(worthOfPackage(seller, playScript('conceder', { worths: seller, turn, onTable: null }) as number[])),
    );
    // Targets 1, 1, 0.85, 0.85, 0.7, 0.7, 0.55, 0.55, and packages that meet each.
    expect(asked).toEqual([1, 1, 0.85, 0.85, 0.7, 0.7, 0.55, 0.55]);
  });

  it('takes 0.45, and on the last two turns the BATNA', () => {
    const takes = (turn: number, onTable: readonly number[]): boolean =>
      playScript('conceder', { worths: seller, turn, onTable }) === 'accept';
    expect(utilityOf(worthOfPackage(seller, WORTH[0.45]))).toBe(0.45);
    expect([
      takes(0, WORTH[0.45]),
      takes(4, WORTH[0.4]),
      takes(5, WORTH[0.4]),
      takes(6, WORTH[0.4]),
      takes(7, WORTH[0.3]),
    ]).toEqual([true, false, false, true, true]);
    expect(utilityOf(worthOfPackage(seller, [0, 1, 0, 3]))).toBe(0.25);
    expect(takes(7, [0, 1, 0, 3])).toBe(false);
  });

  it('breaks ties by the higher own utility, then by the first options', () => {
    // Target 0.85 lies between 0.8 and 0.9, equally far; 0.9 is taken, in the first of its two packages.
    const worths = [[8e9, 9e9, 1e10, 9e9], [0], [0], [0]];
    expect(playScript('conceder', { worths, turn: 2, onTable: null })).toEqual([1, 0, 0, 0]);
  });
});

describe('every script', () => {
  it('offers a package that is nobody’s mistake: lawful, deterministic, and by the conceder the nearest of all', () => {
    const scenarios = generateScenarios({ seed: 'scripts', count: 40 });
    fc.assert(
      fc.property(
        fc.constantFrom(...scenarios),
        fc.constantFrom(...ROLES),
        fc.constantFrom(...OPPONENTS),
        fc.integer({ min: 0, max: 7 }),
        (scenario, role, name, turn) => {
          const worths = worthsOf(scenario, role);
          const move = playScript(name, { worths, turn, onTable: null });
          expect(playScript(name, { worths, turn, onTable: null })).toEqual(move);
          if (move === 'accept') throw new Error('nothing was on the table');
          expect(move.every((option, issue) => option in (worths[issue] ?? []))).toBe(true);
          if (name !== 'conceder') return;
          const target = 1 - 0.15 * Math.floor(turn / 2);
          let nearest = 1;
          visitPackages(worths, (_, worth) => (nearest = Math.min(nearest, Math.abs(utilityOf(worth) - target))));
          expect(Math.abs(Math.abs(utilityOf(worthOfPackage(worths, move)) - target) - nearest)).toBeLessThan(1e-9);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('takes a package exactly where it is worth what it takes on that turn', () => {
    for (const name of OPPONENTS) {
      for (let turn = 0; turn < 8; turn += 1) {
        visitPackages(buyer, (choices, worth) => {
          expect(playScript(name, { worths: buyer, turn, onTable: choices }) === 'accept').toBe(
            worth >= leastAccepted(name, turn),
          );
        });
      }
    }
  });
});
