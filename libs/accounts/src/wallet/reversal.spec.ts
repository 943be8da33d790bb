import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isBalanced, isLaterNews, NOTHING_PAID_BACK, paidBackOf, priceTopUp, reversalPostings } from '../index.js';

const cents = fc.integer({ min: 200, max: 1_000_000 });
const disputes = fc.array(fc.record({ disputedCents: fc.integer({ min: 0, max: 2_000_000 }), isTaken: fc.boolean() }), {
  maxLength: 3,
});
const from = (account: string, postings: ReturnType<typeof reversalPostings>): number =>
  postings.find((posting) => posting.account === account)?.amountMillicents ?? 0;

describe('what is paid back of a payment', () => {
  it.each([
    [0, 0],
    [1, 926],
    [540, 500_000],
    [1_079, 999_074],
    [1_080, 1_000_000],
    [5_000, 1_000_000],
  ])('of 1,080 cents for 1,000, is %d cents, and takes %d millicents of the credit', (refunded, takenMillicents) => {
    expect(paidBackOf(priceTopUp(1_000), refunded, [])).toEqual({
      paidBackCents: Math.min(refunded, 1_080),
      takenMillicents,
    });
  });

  it('is rounded half up to a millicent, exactly, for every amount', () => {
    fc.assert(
      fc.property(cents, fc.double({ min: 0, max: 1, noNaN: true }), (fundedCents, share) => {
        const price = priceTopUp(fundedCents);
        const refunded = Math.round(price.payerCents * share);
        const [credit, paid, back] = [BigInt(fundedCents) * 1000n, BigInt(price.payerCents), BigInt(refunded)];
        const exact = (2n * credit * back + paid) / (2n * paid);
        expect(BigInt(paidBackOf(price, refunded, []).takenMillicents)).toBe(exact);
      }),
      { seed: 11 },
    );
  });

  it('is never more than the whole payment, refunds and disputes together, and takes then the whole credit', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 2_000_000 }), disputes, (fundedCents, refunded, all) => {
        const price = priceTopUp(fundedCents);
        const { paidBackCents, takenMillicents } = paidBackOf(price, refunded, all);
        expect(paidBackCents).toBeLessThanOrEqual(price.payerCents);
        expect(takenMillicents).toBeLessThanOrEqual(fundedCents * 1000);
        if (paidBackCents === price.payerCents) expect(takenMillicents).toBe(fundedCents * 1000);
      }),
      { seed: 12 },
    );
  });
});

describe('the entries of a reversal', () => {
  it('add up to 0, and end at the same whatever came between', () => {
    fc.assert(
      fc.property(cents, fc.array(fc.integer({ min: 0, max: 1_100_000 }), { minLength: 1 }), (fundedCents, steps) => {
        const price = priceTopUp(fundedCents);
        let [before, wallet, fees] = [NOTHING_PAID_BACK, 0, 0];
        for (const refunded of steps) {
          const now = paidBackOf(price, refunded, []);
          const postings = reversalPostings('w', before, now);
          expect(postings.length === 0 || isBalanced(postings)).toBe(true);
          wallet += from('wallet:w:funded', postings);
          fees += from('fees', postings);
          before = now;
        }
        expect(wallet).toBe(-before.takenMillicents || 0);
        expect(fees).toBe(before.takenMillicents - before.paidBackCents * 1000);
      }),
      { seed: 13 },
    );
  });

  it('are none where nothing differs', () => {
    expect(reversalPostings('w', NOTHING_PAID_BACK, NOTHING_PAID_BACK)).toEqual([]);
  });
});

describe('the latest news of a dispute', () => {
  it('is the same in whatever order they come', () => {
    const one = fc.record({ created: fc.integer({ min: 0, max: 3 }), isTaken: fc.boolean() });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 6 }), fc.infiniteStream(fc.nat()), (all, draws) => {
        const order = all.map((news) => ({ news, draw: Number(draws.next().value) }));
        const shuffled = [...order].sort((a, b) => a.draw - b.draw).map(({ news }) => news);
        const last = (list: typeof all) => list.reduce((known, news) => (isLaterNews(news, known) ? news : known));
        expect(last(shuffled)).toEqual(last(all));
      }),
      { seed: 14 },
    );
  });
});
