import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { acceptanceCurve, negotiateTurn, type TurnRequest } from '../index.js';

const SALE: TurnRequest = {
  side: 'sell',
  walk_away: 700,
  target: 1000,
  counterparty_offers: [500, 600],
  my_previous_offers: [980],
  rounds_left: 6,
};

describe('the curve of acceptance', () => {
  it('goes through the probability of the recommended price, for either side', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('sell' as const, 'buy' as const),
        fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 4 }),
        fc.integer({ min: 1, max: 9 }),
        (side, theirs, rounds) => {
          const [walk_away, target] = side === 'sell' ? [700, 1000] : [1000, 700];
          const request = { side, walk_away, target, counterparty_offers: theirs, rounds_left: rounds };
          const advice = negotiateTurn(request);
          fc.pre(advice.action === 'counter');
          const [point] = acceptanceCurve(request, [advice.recommended_price]);
          expect(point?.acceptance_probability).toBeCloseTo(advice.acceptance_probability, 9);
        },
      ),
    );
  });

  it('falls as a seller asks for more, and is nothing from what was refused on', () => {
    const curve = acceptanceCurve(
      SALE,
      Array.from({ length: 31 }, (_, index) => 700 + 10 * index),
    ).map(({ acceptance_probability: chance }) => chance);
    expect(curve).toEqual([...curve].sort((a, b) => b - a));
    expect(curve.at(-3)).toBe(0);
    expect(curve[0]).toBeGreaterThan(0);
  });

  it('is empty where there is one price to say', () => {
    expect(acceptanceCurve({ side: 'sell', walk_away: 700, target: 700 }, [700])).toEqual([]);
  });
});
