import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { costOf, displacedUnits, figuresUpTo, unitsWorth } from './cart-figures.js';
import { readBuyer, readState } from './market.js';
import { readMenu, type MenuGraph } from './menu-graph.js';
import type { BuyerSpec, MenuSpec, StateSpec } from './menu-spec.js';

const graphOf = (cost: NonNullable<MenuSpec['cost']> = []): MenuGraph =>
  readMenu(
    {
      dims: [
        {
          id: 'a',
          kind: 'choice',
          options: [{ id: 'x', price_delta: 5, unit_cost: 2, stock_limited: true }, { id: 'y' }],
        },
        { id: 'b', kind: 'addon', options: [{ id: 'p', price_delta: 1, unit_cost: 0.25 }] },
        { id: 'n', kind: 'quantity', qty_cap: 3 },
      ],
      cost,
    },
    [],
  );
const figures = (
  cost: NonNullable<MenuSpec['cost']>,
  buyer: BuyerSpec,
  state?: StateSpec,
): ReturnType<typeof figuresUpTo> => {
  const graph = graphOf(cost);
  return figuresUpTo(graph, readState(state, graph, []), readBuyer(buyer, graph, []), 3);
};

describe('units that others would have bought', () => {
  const units = fc.integer({ min: 0, max: 20 });

  it('are those that the stock, once the others are served, does not hold', () => {
    fc.assert(
      fc.property(units, units, units, (quantity, stock, demand) => {
        const displaced = displacedUnits(quantity, stock, demand);
        const left = Math.max(0, stock - demand);
        expect(displaced).toBe(quantity <= left ? 0 : quantity - left);
        expect(displaced).toBeLessThanOrEqual(quantity);
      }),
    );
  });

  it('cost their list price in place of their own cost, of choices that have a stock and where scarcity counts', () => {
    const cost = (graph: MenuGraph, place: number, state?: StateSpec): number =>
      costOf(graph, readState(state, graph, []), place, 3);
    const state = { inventory: { x: 4, p: 4 }, expected_demand: { x: 2.5, p: 4 } };
    const scarce = graphOf(['scarcity_shadow']);
    // Of 4 in stock 1.5 are left: 1.5 of 3 units cost 5 in place of 2.
    expect(cost(scarce, 0, state)).toBe(1.5 * 2_000_000 + 1.5 * 5_000_000);
    expect([cost(scarce, 0), cost(graphOf(), 0, state), cost(scarce, 2, state)]).toEqual([
      6_000_000, 6_000_000, 750_000,
    ]);
    expect([cost(scarce, -1, state), cost(scarce, 99, state)]).toEqual([0, 0]);
  });
});

describe('what several units are worth', () => {
  it('is each a share of the one before: the sum of a geometric row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.constantFrom(0, 0.15, 0.5, 0.9), (quantity, decay) => {
        expect(unitsWorth(quantity, decay)).toBeCloseTo((1 - decay ** quantity) / (1 - decay), 9);
        expect(unitsWorth(quantity, 1)).toBe(quantity);
      }),
    );
  });
});

describe('the figures of each quantity', () => {
  const buyer = { values: { a: { x: 4 }, b: { p: 0.5 } }, qty_decay: 0.5 };

  it('are values that grow by the decay, lists and costs that grow by the unit', () => {
    const [one, two] = figures([], buyer);
    expect(one).toEqual({
      quantity: 1,
      value: [4_000_000, 0, 500_000, 0, 0, 0],
      cost: [2_000_000, 0, 250_000, 0, 0, 0],
      list: [5_000_000, 0, 1_000_000, 0, 0, 0],
      surplus: [2_000_000, 0, 250_000, 0, 0, 0],
      room: [3_000_000, 0, 750_000, 0, 0, 0],
      lastUnit: [2_000_000, 0, 250_000, 0, 0, 0],
      cartCost: 0,
      cartLastUnit: expect.closeTo(0),
      soldOut: [],
    });
    expect(two).toMatchObject({
      quantity: 2,
      value: [6_000_000, 0, 750_000, 0, 0, 0],
      cost: [4_000_000, 0, 500_000, 0, 0, 0],
      list: [10_000_000, 0, 2_000_000, 0, 0, 0],
      // The second unit is worth half of the first, 2 and 0.25, and costs as much as the first.
      lastUnit: [0, 0, 0, 0, 0, 0],
    });
  });

  it('have the cost of a batch once a cart and its units’ in place of the options’', () => {
    const batch = { kind: 'batch_economies', setup: 1.5, marginal: 0.4 } as const;
    expect(figures([batch], buyer).map(({ cartCost, cartLastUnit }) => [cartCost, cartLastUnit])).toEqual([
      [1_900_000, -400_000],
      [2_300_000, -400_000],
      [2_700_000, -400_000],
    ]);
    expect(figures([batch], buyer)[0]?.cost).toEqual([0, 0, 0, 0, 0, 0]);
    const setup = figures([{ kind: 'batch_economies', setup: 1.5 }], buyer)[1];
    expect([setup?.cartCost, setup?.cartLastUnit, setup?.cost[0]]).toEqual([1_500_000, expect.closeTo(0), 4_000_000]);
  });

  it('name what there are not as many units of, where its stock counts', () => {
    const soldOut = (inventory: Record<string, number>): unknown[] =>
      figures([], buyer, { inventory }).map((at) => at.soldOut);
    expect(soldOut({ x: 2 })).toEqual([[], [], [0]]);
    expect(soldOut({ x: 0, y: 0 })).toEqual([[0], [0], [0]]);
    expect(soldOut({})).toEqual([[], [], []]);
  });
});
