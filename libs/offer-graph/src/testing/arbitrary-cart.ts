import fc from 'fast-check';
import type { Bargain } from '../bargain.js';
import { joinParts, type CartPart } from '../cart-points.js';

/** A part of a cart in which only these figures are not nothing. */
export const part = (figures: Partial<CartPart>): CartPart => ({
  bits: 1n,
  surplus: 0,
  list: 0,
  cost: 0,
  lastUnit: 0,
  ...figures,
});

/** Bargains of every kind: served for certain or not, with and without something elsewhere, all weights. */
export const bargains: fc.Arbitrary<Bargain> = fc.record({
  survival: fc.constantFrom(0.5, 0.9, 1),
  sellerElse: fc.integer({ min: 0, max: 30_000 }),
  buyerBeside: fc.integer({ min: -30_000, max: 0 }),
  weight: fc.constantFrom(0, 0.2, 0.5, 0.73, 1),
  minPriceFrac: fc.constantFrom(0, 0.3, 0.7, 0.9, 1),
});

/** Parts of carts, some of them with equal figures. Micros, on two grids of cents. */
export const parts: fc.Arbitrary<CartPart> = fc
  .record({
    surplus: fc.integer({ min: -8, max: 12 }),
    list: fc.integer({ min: 0, max: 12 }),
    cost: fc.integer({ min: 0, max: 8 }),
    off: fc.constantFrom(0, 0, 0, 2_500),
    lastUnit: fc.integer({ min: -2, max: 3 }),
  })
  .map(({ surplus, list, cost, off, lastUnit }) => ({
    bits: 0n,
    surplus: surplus * 5_000,
    list: list * 10_000,
    cost: cost * 10_000 + off,
    lastUnit: lastUnit * 10_000,
  }));

/** Groups of parts, each part with a bit of its own. */
export const groupsOf = (most: number, largest: number): fc.Arbitrary<CartPart[][]> =>
  fc.array(fc.array(parts, { minLength: 1, maxLength: largest }), { minLength: 1, maxLength: most }).map((groups) => {
    let bit = 1n;
    return groups.map((group) => group.map((part) => ({ ...part, bits: (bit <<= 1n) })));
  });

/** Every way to take one part of each group, as places, and the cart that it makes. */
export function completionsOf(
  base: CartPart,
  groups: readonly (readonly CartPart[])[],
): { cart: CartPart; taken: number[] }[] {
  return groups.reduce<{ cart: CartPart; taken: number[] }[]>(
    (carts, group) =>
      carts.flatMap(({ cart, taken }) =>
        group.map((part, place) => ({ cart: joinParts(cart, part), taken: [...taken, place] })),
      ),
    [{ cart: base, taken: [] }],
  );
}
