import { describe, expect, it } from '@jest/globals';
import { createRandom, type Random } from '@svc/numerics';
import { quoteOffer, type QuoteRequest } from './index.js';
import { quoteExhaustively } from './testing/exhaustive-quote.js';

/**
 * Choices that nothing ties, each with options whose margins differ: what gives the most surplus is not what leaves the
 * most room for a price, so that the best cart is often none of those at the corners of the hull.
 */
function untiedRequest(random: Random): QuoteRequest {
  const cents = (most: number): number => random.integer(100 * most) / 100;
  const dims = ['base', 'filling', 'sauce', 'side', 'drink'].map((id) => ({
    id,
    kind: 'choice',
    options: Array.from({ length: 3 }, (_none, order) => {
      const [price, cost] = [random.integer(300), random.integer(300)];
      return { id: `${id}${order}`, price_delta: Math.max(price, cost) / 100, unit_cost: Math.min(price, cost) / 100 };
    }),
  }));
  const values = Object.fromEntries(
    dims.map(({ id, options }) => [id, Object.fromEntries(options.map((option) => [option.id, cents(2.5)]))]),
  );
  return {
    spec: { dims },
    buyer: { values },
    opts: { seller_weight: random.pick([0.2, 0.5, 1]), min_price_frac: random.pick([0.8, 0.9, 0.95]) },
  };
}

describe('the best cart where groups are joined', () => {
  it('is the one that listing every cart finds, though it is none at a corner of the hull', () => {
    const random = createRandom(2026);
    for (let run = 0; run < 40; run += 1) {
      const request = untiedRequest(random);
      const quote = quoteOffer(request);
      const { feasible, config, cents } = quoteExhaustively(request);
      expect([run, quote.feasible, quote.config, quote.price === null ? null : Math.round(quote.price * 100)]).toEqual([
        run,
        feasible,
        config,
        cents,
      ]);
    }
  });

  it('has no second unit that is not worth its cost, where the shop has an appetite for that', () => {
    const request = (n: number, qty_appetite: boolean): QuoteRequest => ({
      spec: {
        dims: [
          { id: 'a', kind: 'choice', options: [{ id: 'x', price_delta: 2, unit_cost: 1 }] },
          { id: 'n', kind: 'quantity', qty_cap: 2 },
        ],
      },
      buyer: { values: { a: { x: 1.5 } }, qty_decay: 0.5 },
      config: { n },
      opts: { qty_appetite },
    });
    // The second is worth 0.75 and costs 1; of a first unit nothing is asked.
    expect([1, 2].map((n) => quoteOffer(request(n, true)).feasible)).toEqual([true, false]);
    expect([1, 2].map((n) => quoteOffer(request(n, false)).feasible)).toEqual([true, true]);
  });
});
