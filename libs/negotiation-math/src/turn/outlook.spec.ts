import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planDescendingOffers } from '../next-offer/stopping.js';
import { worthOfAsks } from './outlook.js';

describe('what falling asks are worth to a limit between what was offered and what was refused', () => {
  it('is what dynamic programming over many levels finds', () => {
    for (const [offered, refused, rounds] of [
      [0, 1, 1],
      [0, 1, 8],
      [-0.5, 0.8, 3],
      [0.1, 0.9, 4],
      [0.4, 0.9, 2],
      [0.3, 0.5, 16],
    ] as const) {
      const levels = 2000;
      const low = Math.max(0, offered);
      const values = Array.from({ length: levels + 1 }, (_, level) => low + ((refused - low) * level) / levels);
      const mass = (refused - low) / (refused - offered) / (levels + 1);
      const { value } = planDescendingOffers({ values, masses: values.map(() => mass), total: 1, moves: rounds });
      expect(Math.abs(value - worthOfAsks(offered, refused, rounds))).toBeLessThan(2e-3);
    }
  });

  it('never falls as either end rises, and rises no faster than they do', () => {
    const share = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, fc.integer({ min: 1, max: 64 }), (one, other, rounds) => {
        const [offered, refused] = [Math.min(one, other), Math.max(0, one, other)];
        const step = 1e-4;
        const worth = worthOfAsks(offered, refused, rounds);
        for (const moved of [
          worthOfAsks(offered + step, Math.max(refused, offered + step), rounds),
          worthOfAsks(offered, refused + step, rounds),
        ]) {
          expect(moved - worth).toBeGreaterThan(-1e-12);
          expect(moved - worth).toBeLessThan(1.001 * step);
        }
      }),
    );
  });
});
