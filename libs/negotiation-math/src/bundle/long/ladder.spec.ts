import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chanceOfKept } from './ladder.js';

describe('how likely a side takes later what it has asked for once', () => {
  it('is nearly sure of one that only comes down, and even of one that asks for more every second time', () => {
    expect(chanceOfKept(Float64Array.of(1, 0.9, 0.8, 0.7), 0.7)).toBeGreaterThan(0.95);
    expect(chanceOfKept(Float64Array.of(1, 0.9, 0.8, 0.7), 0.9)).toBeGreaterThan(0.95);
    const every = Float64Array.from({ length: 40 }, (_, offer) => (offer % 2 === 0 ? 0.6 : 0.9));
    expect(chanceOfKept(every, 0.6)).toBeCloseTo(0.5, 1);
  });

  it('falls a little where one of ten demands rose, and by more where it rose sooner', () => {
    const nine = Float64Array.from({ length: 10 }, (_, offer) => (offer < 9 ? 0.6 : 1));
    expect(chanceOfKept(nine, 0.6)).toBeCloseTo(0.9, 1);
    expect(chanceOfKept(Float64Array.of(0.6, 1), 0.6)).toBeLessThan(chanceOfKept(nine, 0.6));
  });

  it('never falls with one more demand that is as low, nor rises with one that is higher', () => {
    const demands = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(demands, fc.double({ min: 0, max: 1, noNaN: true }), (asked, worth) => {
        const chance = (more: readonly number[]): number => chanceOfKept(Float64Array.from([...asked, ...more]), worth);
        const lowest = Math.min(...asked) <= worth;
        expect(chance([])).toBeGreaterThan(0);
        expect(chance([])).toBeLessThan(1);
        if (lowest) expect(chance([worth])).toBeGreaterThanOrEqual(chance([]));
        if (lowest) expect(chance([worth + 0.1])).toBeLessThanOrEqual(chance([]));
      }),
    );
  });
});
