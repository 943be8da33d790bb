import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_TUNABLES } from '@svc/negotiation-math';
import { ADVICE_CATEGORIES, adviseMove, isWithin, raisedBatna, refusesMove, type AdviceTerms } from '../index.js';

const price = fc.integer({ min: 1, max: 1_000 });
const terms = fc
  .record({
    category: fc.constantFrom(...ADVICE_CATEGORIES),
    side: fc.constantFrom('buy' as const, 'sell' as const),
    low: price,
    high: price,
    seed: fc.integer({ min: 0, max: 4_294_967_295 }),
  })
  .map(({ category, side, low, high, seed }): AdviceTerms => {
    const [least, most] = [Math.min(low, high), Math.max(low, high)];
    return { category, side, seed, walk_away: side === 'buy' ? most : least, target: side === 'buy' ? least : most };
  });

describe('a move of a session', () => {
  it('is never beyond walk_away, and equal for equal terms, seed and offers', () => {
    fc.assert(
      fc.property(terms, fc.array(price, { maxLength: 4 }), (given, their_offers) => {
        const move = adviseMove(given, { their_offers }, [], DEFAULT_TUNABLES);
        expect(isWithin(given, move.recommended_price)).toBe(true);
        expect(adviseMove(given, { their_offers }, [], DEFAULT_TUNABLES)).toEqual(move);
      }),
      { seed: 5, numRuns: 40 },
    );
  });

  it('takes what the session recommended for the caller’s own offers, unless the caller names them', () => {
    const given: AdviceTerms = { category: 'resale', side: 'buy', walk_away: 900, target: 700, seed: 0 };
    const move = (my_offers: number[] | null, counters: number[]) =>
      adviseMove(given, { their_offers: [950, 930], my_offers }, counters, DEFAULT_TUNABLES);
    expect(move(null, [720])).toEqual(move([720], []));
    expect(move([800], [720])).toEqual(move([800], []));
  });

  it('opens otherwise under some other seed', () => {
    const given: AdviceTerms = { category: 'resale', side: 'buy', walk_away: 900, target: 700, seed: 0 };
    const openings = [0, 1, 2, 3].map(
      (seed) => adviseMove({ ...given, seed }, { their_offers: [950] }, [], DEFAULT_TUNABLES).recommended_price,
    );
    expect(new Set(openings).size).toBeGreaterThan(1);
  });
});

describe('a session', () => {
  it.each([
    [{ isClosed: false, movesMade: 9, expiresAtMillis: 5 }, 4, null],
    [{ isClosed: false, movesMade: 10, expiresAtMillis: 5 }, 4, 'no_moves_left'],
    [{ isClosed: false, movesMade: 1, expiresAtMillis: 5 }, 5, 'expired'],
    [{ isClosed: true, movesMade: 10, expiresAtMillis: 5 }, 9, 'closed'],
  ] as const)('%j at %d refuses with %p', (standing, now, refusal) => expect(refusesMove(standing, now)).toBe(refusal));

  it('leaves a cooperative caller’s partner more, and never more than everything', () => {
    expect([raisedBatna(0.4, null), raisedBatna(0.4, 0), raisedBatna(0.4, 1), raisedBatna(1, 1)]).toEqual([
      0.4, 0.4, 0.7, 1,
    ]);
  });
});
