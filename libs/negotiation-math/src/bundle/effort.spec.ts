import { describe, expect, it } from '@jest/globals';
import { negotiateBundle, type BundleRequest } from '../index.js';
import { believeTurn } from '../opponent/posterior.js';
import { effortOf } from './effort.js';
import { readBundle } from './read-bundle.js';

const NAMES = ['price', 'delivery', 'service', 'terms'];
const WORTHS = [1, 0.75, 0.5, 0.25, 0];
const request: BundleRequest = {
  issues: NAMES.map((name) => ({
    name,
    options: WORTHS.map((_, option) => option),
    my_utility: WORTHS,
    their_utility: [...WORTHS].reverse(),
  })),
  my_priorities: { price: 4, delivery: 3, service: 2, terms: 1 },
  my_batna: 0.3,
  their_batna_estimate: 0.3,
  rounds_left: 4,
  opponent_moves_last: true,
};

describe('the budget of a move', () => {
  it('is 1 where nothing is said', () => {
    expect(negotiateBundle(request)).toEqual(negotiateBundle({ ...request, budget: 1 }));
  });

  it('buys that many times the possible opponents', () => {
    const held = (budget: number): number => believeTurn(readBundle({ ...request, budget })).count;
    expect([held(2) / held(1), held(8) / held(1)]).toEqual([2, 8]);
  });

  it('looks longer at packages, and gives fewer of them up, where it has more possible opponents', () => {
    const efforts = [1, 2, 4, 8].map(effortOf);
    for (const [index, effort] of efforts.slice(1).entries()) {
      const { candidates, particles, stages } = efforts[index]!;
      expect(effort.candidates).toBeGreaterThanOrEqual(candidates);
      expect(effort.particles).toBe(2 * particles);
      expect(
        effort.stages.every(({ rows, most }, stage) => rows > stages[stage]!.rows && most > stages[stage]!.most),
      ).toBe(true);
    }
  });

  it('lowers the price of failure, which covers for a plan that fits its few particles too well', () => {
    const prices = [1, 2, 4, 8].map((budget) => effortOf(budget).noDealRegret);
    expect(prices).toEqual([...prices].sort((one, other) => other - one));
    expect(new Set(prices).size).toBe(4);
  });

  it('leaves long games as they are', () => {
    const long = { ...request, rounds_left: 12 };
    expect(negotiateBundle({ ...long, budget: 8 })).toEqual(negotiateBundle(long));
  });

  it('makes a plan that expects about as much as the usual one, and never less than the BATNA', () => {
    for (const budget of [2, 8]) {
      const { my_utility } = negotiateBundle({ ...request, budget });
      expect(Math.abs(my_utility - negotiateBundle(request).my_utility)).toBeLessThan(0.15);
      expect(my_utility).toBeGreaterThanOrEqual(0.3);
    }
  });
});
