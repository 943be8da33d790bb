import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spokenPrice } from './spoken-price.js';

describe('spokenPrice', () => {
  it('rounds up to the step that people name, inside its bounds', () => {
    expect(spokenPrice(4211, { low: 4000, high: 4900, step: 20 })).toBe(4220);
    expect(spokenPrice(4211, { low: 4000, high: 4215, step: 20 })).toBe(4200);
    expect(spokenPrice(4211, { low: 4209, high: 4215, step: 20 })).toBe(4211);
    expect(spokenPrice(4215, { low: 4000, high: 4215, step: 20 })).toBe(4215);
  });

  it('never leaves its bounds', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -10, max: 300, noNaN: true }),
        fc.nat(100),
        fc.nat(100),
        fc.integer({ min: 1, max: 50 }),
        (exact, low, width, step) => {
          const price = spokenPrice(exact, { low, high: low + width, step });
          expect(Number.isInteger(price) && price >= low && price <= low + width).toBe(true);
        },
      ),
    );
  });
});
