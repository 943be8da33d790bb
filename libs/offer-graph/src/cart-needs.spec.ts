import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceCart, type Bargain } from './bargain.js';
import { enoughRoom, meets, needsOf, restOf } from './cart-needs.js';
import { joinParts, type CartPart } from './cart-points.js';
import { bargains, completionsOf, groupsOf, part, parts } from './testing/arbitrary-cart.js';

const EVEN: Bargain = { survival: 1, sellerElse: 0, buyerBeside: 0, weight: 0.5, minPriceFrac: 0 };
const NOTHING = { surplus: 0, room: 0, leastRoom: 0, keen: 0, lastUnit: 0 };
const rulesOf = ({ minPriceFrac }: Bargain, appetite: boolean): Parameters<typeof restOf>[2] => ({
  addons: 0n,
  minPriceFrac,
  appetite,
});
const priceOf = ({ surplus, list, cost }: CartPart, bargain: Bargain): number | undefined =>
  priceCart({ value: surplus + cost, list, cost }, bargain)?.cents;

describe('what the groups still to be joined can add', () => {
  it('is, of each figure, the most of all ways to join them (of the least room, the least)', () => {
    fc.assert(
      fc.property(groupsOf(3, 3), bargains, (groups, bargain) => {
        const order = groups.map((_group, index) => groups.length - 1 - index);
        const rest = restOf(groups, order, rulesOf(bargain, false));
        expect(rest).toHaveLength(groups.length + 1);
        for (const [step, after] of rest.entries()) {
          const open = order.slice(step).map((index) => groups[index]!);
          const carts = completionsOf(part({}), open).map(({ cart }) => cart);
          const most = (of: (cart: CartPart) => number): number => Math.max(...carts.map(of));
          expect(after.surplus).toBe(most(({ surplus }) => surplus));
          expect(after.room).toBe(most(({ list, cost }) => list - cost));
          expect(after.leastRoom).toBe(-most(({ list, cost }) => cost - list) + 0);
          expect(after.lastUnit).toBe(most(({ lastUnit }) => lastUnit));
          const keen = most(({ surplus, cost, list }) => surplus + cost - bargain.minPriceFrac * list);
          expect(after.keen).toBeCloseTo(keen, 3);
        }
      }),
    );
  });
});

describe('what a deal needs', () => {
  it('is met, step by step, by every cart that has a price', () => {
    fc.assert(
      fc.property(parts, groupsOf(3, 3), bargains, fc.boolean(), (base, groups, bargain, appetite) => {
        const rules = rulesOf(bargain, appetite);
        const rest = restOf(
          groups,
          groups.map((_group, index) => index),
          rules,
        );
        const needs = needsOf(bargain, rules);
        for (const { cart, taken } of completionsOf(base, groups)) {
          if (priceOf(cart, bargain) === undefined || (appetite && cart.lastUnit < 0)) continue;
          let growing = base;
          expect(meets(growing, rest[0]!, needs)).toBe(true);
          for (const [group, place] of taken.entries()) {
            growing = joinParts(growing, groups[group]![place]!);
            expect(meets(growing, rest[group + 1]!, needs)).toBe(true);
          }
        }
      }),
    );
  });

  const meetsWith = (cart: Partial<CartPart>, bargain: Partial<Bargain> = {}, appetite = false): boolean => {
    const whole = { ...EVEN, ...bargain };
    return meets(part({ surplus: 100, list: 100, ...cart }), NOTHING, needsOf(whole, rulesOf(whole, appetite)));
  };

  it('is a surplus for what both have elsewhere, but for two micros of rounding', () => {
    const bargain = { survival: 0.5, sellerElse: 30, buyerBeside: -20 };
    expect([meetsWith({ surplus: 98 }, bargain), meetsWith({ surplus: 97.9 }, bargain)]).toEqual([true, false]);
  });

  it('is room under list for what the seller has elsewhere', () => {
    const bargain = { survival: 0.5, sellerElse: 30 };
    expect([meetsWith({ list: 61, cost: 5 }, bargain), meetsWith({ list: 61, cost: 5.1 }, bargain)]).toEqual([
      true,
      false,
    ]);
  });

  it('is a value above the least price for what the buyer has elsewhere', () => {
    const bargain = { survival: 0.5, buyerBeside: -20, minPriceFrac: 0.5 };
    // Value 100 + 10, least price 37 at list 74: 73 are left, and 40 − 4 are needed.
    expect(meetsWith({ surplus: 100, cost: 10, list: 148 }, bargain)).toBe(true);
    expect(meetsWith({ surplus: 100, cost: 10, list: 148.1 }, bargain)).toBe(false);
  });

  it('is a last unit worth its cost where the shop has an appetite for that', () => {
    expect([meetsWith({ lastUnit: -1 }), meetsWith({ lastUnit: -1 }, {}, true), meetsWith({}, {}, true)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is met by nothing where no order is ever served', () => {
    expect(meetsWith({ surplus: 1e12 }, { survival: 0 })).toBe(false);
  });
});

describe('room enough', () => {
  it('is so much that more of it changes the price of no cart that is still to be completed', () => {
    fc.assert(
      fc.property(parts, groupsOf(2, 3), bargains, fc.integer({ min: 0, max: 9 }), (base, groups, bargain, more) => {
        const free = { ...bargain, minPriceFrac: 0 };
        const [after] = restOf(
          groups,
          groups.map((_group, index) => index),
          rulesOf(free, false),
        );
        const enough = enoughRoom([base], after!, free);
        if (!Number.isFinite(enough)) return;
        const wide = { ...base, list: Math.ceil(base.cost + enough) };
        for (const { cart } of completionsOf(wide, groups))
          expect(priceOf({ ...cart, list: cart.list + more * 10_000 }, free)).toBe(priceOf(cart, free));
      }),
    );
  });

  it('is two cents above the best price without a limit, less the least that groups can take away', () => {
    const after = { ...NOTHING, surplus: 50_000, leastRoom: -7_000 };
    const carts = [part({ surplus: 30_000 }), part({ surplus: 10_000 })];
    expect(enoughRoom(carts, after, EVEN)).toBe(40_000 + 20_000 + 7_000);
    const elsewhere = { ...EVEN, survival: 0.5, sellerElse: 6_000, buyerBeside: -4_000, weight: 0.2 };
    // 0.5 · 80,000 − 10,000 to split, a fifth of it and the 6,000 for the seller, over the chance of being served.
    expect(enoughRoom(carts, after, elsewhere)).toBe(24_000 + 20_000 + 7_000);
  });

  it('leaves a whole cent between the least price and list; where the least price is list, none is enough', () => {
    expect(enoughRoom([part({ surplus: 0 })], NOTHING, { ...EVEN, minPriceFrac: 0.5 })).toBe(40_000);
    expect(enoughRoom([part({ surplus: 0 })], NOTHING, { ...EVEN, minPriceFrac: 1 })).toBe(Infinity);
  });
});
