import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nashGain, type Bargain } from './bargain.js';
import type { CartPart } from './cart-points.js';
import { boundNash, limitedGain, type PriceLimit } from './nash-bound.js';
import { bargains, completionsOf, groupsOf, parts } from './testing/arbitrary-cart.js';
import type { Point } from './upper-hull.js';

const limits = fc.constantFrom<PriceLimit>('list', 'least');

const pointOf = ({ surplus, list, cost }: CartPart, limit: PriceLimit, { minPriceFrac }: Bargain): Point => ({
  surplus,
  room: limit === 'list' ? list - cost : cost - minPriceFrac * list,
});

/** The greatest value of a function that rises and then falls, over a share from 0 to 1; flat where it is −∞. */
function peakOf(valueAt: (share: number) => number): number {
  const STEPS = 40;
  const shares = Array.from({ length: STEPS + 1 }, (_none, step) => step / STEPS);
  const at = shares.reduce((best, share) => (valueAt(share) > valueAt(best) ? share : best), 0);
  let [low, high] = [Math.max(0, at - 1 / STEPS), Math.min(1, at + 1 / STEPS)];
  for (let step = 0; step < 60; step += 1) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (valueAt(left) > valueAt(right) || (valueAt(right) === -Infinity && at <= left)) high = right;
    else low = left;
  }
  return Math.max(valueAt(at), valueAt((low + high) / 2));
}

const part = (surplus: number, list: number, cost: number): CartPart => ({
  bits: 1n,
  surplus,
  list,
  cost,
  lastUnit: 0,
});
const even = { survival: 1, sellerElse: 0, buyerBeside: 0, weight: 0.5, minPriceFrac: 0.5 };

describe('the gain at a surplus and a room', () => {
  it('is the greatest Nash gain of any price that the room allows', () => {
    fc.assert(
      fc.property(parts, bargains, limits, (part, bargain, limit) => {
        const { survival, sellerElse, buyerBeside, weight } = bargain;
        const point = pointOf(part, limit, bargain);
        const gain = limitedGain(point, bargain, limit);
        // The price above cost, between what the seller needs and what the buyer gives, within the room.
        const [least, most] = [sellerElse / survival, point.surplus + buyerBeside / survival];
        const from = limit === 'least' ? Math.max(least, -point.room) : least;
        const to = limit === 'list' ? Math.min(most, point.room) : most;
        if (to - from < -4) expect(gain).toBe(-Infinity);
        if (to - from < 4) return;
        const gainAt = (share: number): number => {
          const over = from + share * (to - from);
          const [seller, buyer] = [survival * over - sellerElse, survival * (point.surplus - over) + buyerBeside];
          return nashGain(Math.max(0, seller), Math.max(0, buyer), weight);
        };
        expect(Math.abs(gain - peakOf(gainAt))).toBeLessThan(1e-6 * gain + 1e-3);
      }),
    );
  });

  it('allows a millionth for rounding, and no more', () => {
    expect(limitedGain({ surplus: 0, room: 5 }, even, 'list')).toBe(0);
    expect(limitedGain({ surplus: -0.5, room: 5 }, even, 'list')).toBe(-Infinity);
    expect(limitedGain({ surplus: 5, room: -1 }, even, 'list')).toBe(0);
    expect(limitedGain({ surplus: 5, room: -1.5 }, even, 'list')).toBe(-Infinity);
    expect(limitedGain({ surplus: 5, room: -6 }, even, 'least')).toBe(0);
    expect(limitedGain({ surplus: 5, room: -6.5 }, even, 'least')).toBe(-Infinity);
  });
});

describe('the bound over all carts of some groups', () => {
  const property = (
    check: (
      bound: NonNullable<ReturnType<typeof boundNash>>,
      carts: ReturnType<typeof completionsOf>,
      gainOf: (point: Point) => number,
      toPoint: (cart: CartPart) => Point,
      weight: number,
    ) => void,
  ): void =>
    fc.assert(
      fc.property(parts, groupsOf(3, 4), bargains, limits, (base, groups, bargain, limit) => {
        const bound = boundNash(base, groups, bargain, limit);
        if (bound === null) return;
        check(
          bound,
          completionsOf(base, groups),
          (point) => limitedGain(point, bargain, limit),
          (cart) => pointOf(cart, limit, bargain),
          bargain.weight,
        );
      }),
      { numRuns: 300 },
    );

  it('is never below the gain of a cart, nor, less the losses of its parts, below that of a cart with them', () => {
    property((bound, carts, gainOf, toPoint) => {
      for (const { cart, taken } of carts) {
        const loss = taken.reduce((sum, place, group) => sum + bound.losses[group]![place]!, 0);
        const gain = gainOf(toPoint(cart));
        if (gain > -Infinity) expect(bound.gain - loss).toBeGreaterThan(gain - 1e-6 * Math.abs(gain) - 1e-3);
      }
    });
  });

  it('is reached between some two carts where both have weight: it is the greatest gain over their hull', () => {
    property((bound, carts, gainOf, toPoint, weight) => {
      if (bound.gain === -Infinity || weight === 0 || weight === 1) return;
      const points = carts.map(({ cart }) => toPoint(cart));
      // Only pairs whose line can lie on the hull: one has the greater surplus, the other the greater room.
      let most = Math.max(...points.map(gainOf));
      const outer = points.filter(
        (one) => !points.some((other) => other !== one && other.surplus > one.surplus && other.room > one.room),
      );
      for (const [index, from] of outer.entries())
        for (const to of outer.slice(index + 1))
          most = Math.max(
            most,
            peakOf((share) =>
              gainOf({
                surplus: from.surplus + share * (to.surplus - from.surplus),
                room: from.room + share * (to.room - from.room),
              }),
            ),
          );
      expect(bound.gain).toBeLessThan(most + 1e-5 * Math.abs(most) + 0.1);
    });
  });

  it('is reached, too, where all weight is the seller’s and the best mixture has as much surplus as room', () => {
    const all = { survival: 0.5, sellerElse: 1_000, buyerBeside: 0, weight: 1, minPriceFrac: 0 };
    const bound = boundNash(part(0, 0, 0), [[part(40_000, 10_000, 0), part(10_000, 40_000, 0)]], all, 'list');
    expect(bound?.gain).toBeCloseTo(0.5 * 25_000 - 1_000, 3);
    // Each alone has 7,500 less: it loses nothing, for the mixture of both is what is bounded.
    expect(bound?.losses[0]?.map(Math.round)).toEqual([0, 0]);
    const steep = boundNash(part(0, 0, 0), [[part(40_000, 10_000, 0), part(30_000, 60_000, 0)]], all, 'list');
    expect(steep?.gain).toBeCloseTo(0.5 * 35_000 - 1_000, 3);
  });

  it('has in each group a part that loses nothing, and no part that gains', () => {
    property((bound) => {
      for (const losses of bound.losses) expect(Math.min(...losses)).toBe(0);
    });
  });

  it('knows the best of the carts at the corners of the hull', () => {
    property((bound, carts, gainOf, toPoint) => {
      if (bound.corners.length === 0) return;
      const gainAt = (taken: readonly number[]): number =>
        gainOf(toPoint(carts.find((other) => other.taken.every((place, group) => place === taken[group]))!.cart));
      const known = Math.max(...bound.corners.map(gainAt));
      for (let step = 0; step <= 12; step += 1) {
        const angle = 0.001 + (step / 12) * (Math.PI / 2 - 0.002);
        const along = ({ cart }: { cart: CartPart }): number => {
          const { surplus, room } = toPoint(cart);
          return Math.cos(angle) * surplus + Math.sin(angle) * room;
        };
        const corner = carts.reduce((best, other) => (along(other) > along(best) + 1e-6 ? other : best));
        expect(gainOf(toPoint(corner.cart))).toBeLessThanOrEqual(known * (1 + 1e-9) + 1e-6);
      }
    });
  });

  it('rules out carts none of which is worth its least price to the buyer', () => {
    const dear = [[part(10_000, 90_000, 0), part(20_000, 80_000, 0)]];
    expect(boundNash(part(0, 0, 0), dear, even, 'least')).toEqual({ gain: -Infinity, losses: [[0, 0]], corners: [] });
    // One that is worth it, if only just, rules out nothing.
    expect(boundNash(part(0, 0, 0), [[...dear[0]!, part(20_000, 40_000, 0)]], even, 'least')?.gain).not.toBe(-Infinity);
  });

  it('bounds nothing where no cart of the hull has a gain to its list price', () => {
    expect(boundNash(part(-50_000, 0, 0), [[part(10_000, 90_000, 0)]], even, 'list')).toBeNull();
  });
});
