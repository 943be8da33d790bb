import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PriceUnderList } from './index.js';

const micros = fc.integer({ min: 0, max: 1e15 }).map((whole) => whole / 1e6);

describe('a price under list', () => {
  it('is what was asked for, to the last of six decimals', () => {
    fc.assert(
      fc.property(micros, micros, (one, other) => {
        const [price, list] = one <= other ? [one, other] : [other, one];
        fc.pre(list > 0);
        const made = PriceUnderList.of(list, price);
        expect(made.ok && [made.price.listPrice, made.price.price]).toEqual([list, price]);
      }),
      { seed: 1 },
    );
  });

  it('is never above list', () => {
    fc.assert(
      fc.property(micros, micros, (list, price) => {
        fc.pre(price > list && list > 0);
        expect(PriceUnderList.of(list, price)).toEqual({ ok: false, code: 'price_above_list' });
      }),
      { seed: 1 },
    );
  });

  it.each([0, -1, Number.NaN, Infinity, 1e10, 0.000_000_1, '49' as never])('has no list price of %p', (list) => {
    expect(PriceUnderList.of(list, 0)).toEqual({ ok: false, code: 'list_price_invalid' });
  });

  it.each([-0.01, Number.NaN, -Infinity, 1e300, 38.123_456_7, null as never])('is not %p', (price) => {
    expect(PriceUnderList.of(49, price)).toEqual({ ok: false, code: 'price_invalid' });
  });

  it('cannot be forged: not by the constructor, not by assignment, not by an object that looks like one', () => {
    const Constructor = PriceUnderList as unknown as new (list: bigint, discount: bigint) => PriceUnderList;
    expect(() => new Constructor(49_000_000n, -1n)).toThrow(expect.objectContaining({ code: 'price_above_list' }));
    const made = PriceUnderList.of(49, 40);
    if (!made.ok) throw new Error(made.code);
    expect(() => {
      (made.price as { price: number }).price = 60;
    }).toThrow(TypeError);
    expect(() => Object.defineProperty(made.price, 'price', { value: 60 })).toThrow(TypeError);
    expect(made.price.price).toBe(40);
    expect(() => (Object.create(PriceUnderList.prototype) as PriceUnderList).price).toThrow(TypeError);
  });
});
