import { describe, expect, it } from '@jest/globals';
import { PACK_CENTS, priceTopUp, topUpAmount, TOP_UP_CENTS } from '../index.js';

/** The same rule in whole numbers of another size: tenths of a thousandth of a cent, rounded half up. */
function payerByBigInt(fundedCents: number): bigint {
  const tenThousandths = BigInt(fundedCents) * 10_500n + 300_000n;
  return (tenThousandths + 5_000n) / 10_000n;
}

describe('the price of a top-up', () => {
  it('is the amount and 5 % and 30 cents, rounded half up, for every amount that can be asked for', () => {
    const wrong: number[] = [];
    for (let cents = TOP_UP_CENTS.min; cents <= TOP_UP_CENTS.max; cents += 1) {
      const { fundedCents, feeCents, payerCents } = priceTopUp(cents);
      if (BigInt(payerCents) !== payerByBigInt(cents) || fundedCents !== cents || feeCents !== payerCents - cents)
        wrong.push(cents);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['small', 1_080, 1_000],
    ['medium', 5_280, 5_000],
    ['large', 21_030, 20_000],
  ] as const)('of the pack %s is %d cents and funds %d', (pack, payerCents, fundedCents) => {
    expect(priceTopUp(PACK_CENTS[pack])).toMatchObject({ payerCents, fundedCents });
  });

  it('rounds half a cent up', () => {
    expect(priceTopUp(210).payerCents).toBe(251); // 220.5 + 30
    expect(priceTopUp(209).payerCents).toBe(249); // 219.45 + 30
  });

  it.each([199, 1_000_001, 200.5, -200, 0, Number.NaN, Infinity, 2 ** 53, '200' as unknown as number])(
    'is not told for %p cents',
    (cents) => {
      expect(() => priceTopUp(cents)).toThrow(expect.objectContaining({ code: 'amount_invalid' }));
    },
  );

  it('takes the amount from the pack or from the request, and from neither where both or none are named', () => {
    expect(topUpAmount({ pack: 'large' })).toBe(20_000);
    expect(topUpAmount({ pack: null, amount_cents: 250 })).toBe(250);
    expect(topUpAmount({ pack: 'small', amount_cents: 250 })).toBeNull();
    expect(topUpAmount({})).toBeNull();
  });
});
