import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nashGain, priceCart } from './bargain.js';
import { dropDominated, joinParts, partOf, sumOver, type CartPart, type PartRules } from './cart-points.js';
import { bargains, completionsOf, part, parts } from './testing/arbitrary-cart.js';

const FIGURES = {
  quantity: 1,
  value: [9, 3, 12],
  surplus: [5, 2, 7],
  list: [9, 3, 20],
  cost: [4, 1, 5],
  room: [5, 2, 15],
  lastUnit: [50, 20, 70],
  cartCost: 0,
  cartLastUnit: 0,
  soldOut: [],
};
const PLAIN: PartRules = { addons: 0n, minPriceFrac: 0, appetite: false };
const several = fc
  .array(parts, { minLength: 1, maxLength: 8 })
  .map((all) => all.map((one, place) => ({ ...one, bits: 1n << BigInt(place) })));

describe('the money of some options', () => {
  it('is the sum of each figure over them', () => {
    expect(partOf({ bits: 0b101n, places: [0, 2] }, FIGURES)).toEqual({
      bits: 0b101n,
      surplus: 12,
      list: 29,
      cost: 9,
      lastUnit: 120,
    });
    expect([sumOver([0, 2], FIGURES.list), sumOver([], FIGURES.list)]).toEqual([29, 0]);
  });

  it('is that of two halves together', () => {
    const halves = [
      { bits: 0b001n, places: [0] },
      { bits: 0b110n, places: [1, 2] },
    ].map((places) => partOf(places, FIGURES));
    expect(joinParts(halves[0]!, halves[1]!)).toEqual(partOf({ bits: 0b111n, places: [0, 1, 2] }, FIGURES));
  });
});

describe('dropping what another part can stand in for', () => {
  it('loses no cart that could win, whatever else is in it', () => {
    fc.assert(
      fc.property(several, several, parts, bargains, fc.boolean(), (one, other, base, bargain, appetite) => {
        const rules = { addons: 0n, minPriceFrac: bargain.minPriceFrac, appetite };
        const best = (groups: readonly CartPart[][]): number =>
          Math.max(
            -Infinity,
            ...completionsOf(base, groups).flatMap(({ cart }) => {
              if (appetite && cart.lastUnit < 0) return [];
              const { surplus, list, cost } = cart;
              const priced = priceCart({ value: surplus + cost, list, cost }, bargain);
              return priced === null ? [] : [nashGain(priced.sellerGain, priced.buyerGain, bargain.weight)];
            }),
          );
        expect(best([dropDominated(one, rules), dropDominated(other, rules)])).toBe(best([one, other]));
      }),
      { numRuns: 1500 },
    );
  });

  it('leaves no part that another is no worse than in anything', () => {
    fc.assert(
      fc.property(several, bargains, fc.boolean(), (group, { minPriceFrac }, appetite) => {
        const kept = dropDominated(group, { addons: 0n, minPriceFrac, appetite });
        for (const one of kept)
          for (const other of kept)
            expect(
              one !== other &&
                one.surplus >= other.surplus &&
                one.list === other.list &&
                one.cost === other.cost &&
                one.lastUnit >= other.lastUnit,
            ).toBe(false);
      }),
    );
  });

  it('keeps of equal parts the first of the menu: of add-ons, the one without', () => {
    const [left, right] = [part({ bits: 0b01n }), part({ bits: 0b10n })];
    expect(dropDominated([right, left], PLAIN)).toEqual([left]);
    expect(dropDominated([left, right], { ...PLAIN, addons: 0b11n })).toEqual([right]);
  });

  it('takes the one with more surplus, unless it leaves less room, or costs other parts of a cent', () => {
    const [small, large] = [part({ surplus: 1, list: 5 }), part({ surplus: 2, list: 5 })];
    const kept = (other: Partial<CartPart>): number => dropDominated([small, { ...large, ...other }], PLAIN).length;
    expect([kept({}), kept({ list: 4 }), kept({ list: 6 })]).toEqual([1, 2, 1]);
    expect([kept({ cost: 10_000, list: 10_005 }), kept({ cost: 9_999, list: 10_005 })]).toEqual([1, 2]);
    expect(kept({ cost: -10_000 })).toBe(1);
  });

  it('looks at no more room than matters', () => {
    const [wide, good] = [part({ surplus: 1, list: 90 }), part({ surplus: 2, list: 60 })];
    expect(dropDominated([wide, good], PLAIN)).toEqual([good, wide]);
    expect(dropDominated([wide, good], PLAIN, 61)).toEqual([good, wide]);
    expect(dropDominated([wide, good], PLAIN, 60)).toEqual([good]);
  });

  it('keeps a last unit that is worth more where the shop has an appetite for that, and only there', () => {
    const [late, good] = [part({ surplus: 1, lastUnit: 5 }), part({ surplus: 2, lastUnit: 4 })];
    expect(dropDominated([late, good], PLAIN)).toEqual([good]);
    expect(dropDominated([late, good], { ...PLAIN, appetite: true })).toEqual([good, late]);
    expect(dropDominated([late, { ...good, lastUnit: 5 }], { ...PLAIN, appetite: true })).toHaveLength(1);
  });

  it('lets no part stand in whose least price is further above its cost', () => {
    const rules = { ...PLAIN, minPriceFrac: 0.5 };
    const cheap = part({ surplus: 1, list: 10_000, cost: 0 });
    const good = (figures: Partial<CartPart>): number =>
      dropDominated([cheap, part({ surplus: 2, list: 10_000, ...figures })], rules).length;
    expect([good({}), good({ list: 20_000 }), good({ list: 30_000, cost: 10_000 })]).toEqual([1, 2, 2]);
    // Twice 10,000 more at list: the least price grows by 10,000, and so does the cost, but for the rounding.
    expect([good({ list: 39_997, cost: 20_000 }), good({ list: 29_998, cost: 10_000 })]).toEqual([1, 1]);
    expect(good({ list: 29_999, cost: 10_000 })).toBe(2);
  });

  it('keeps what it is given where that is one part, or none', () => {
    expect([dropDominated([], PLAIN), dropDominated([part({})], PLAIN)]).toEqual([[], [part({})]]);
  });

  it('compares a part with the last 24 that were kept, so that many parts take no time by their square', () => {
    const rules = { ...PLAIN, appetite: true };
    // The first could stand in for the last; between them are others, on another grid, that none stands in for.
    const first = part({ surplus: 200 });
    const last = part({ surplus: 1 });
    const between = (count: number): CartPart[] =>
      Array.from({ length: count }, (_none, place) =>
        part({ surplus: 100 - place, lastUnit: place, list: 3_000, cost: 2_500 }),
      );
    expect(dropDominated([first, ...between(23), last], rules)).toHaveLength(24);
    expect(dropDominated([first, ...between(24), last], rules)).toHaveLength(26);
  });
});
