import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  chargePostings,
  grantPostings,
  isBalanced,
  showWallet,
  starterPostings,
  takePostings,
  topUpPostings,
  type Posting,
} from '../index.js';

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const sumOf = (postings: readonly Posting[], prefix: string): number =>
  postings
    .filter(({ account }) => account.startsWith(prefix))
    .reduce((sum, { amountMillicents }) => sum + amountMillicents, 0);

const turned = ({ account, amountMillicents }: Posting): Posting => ({ account, amountMillicents: -amountMillicents });

describe('a transaction of the ledger', () => {
  it('adds up to 0, whatever it is for', () => {
    expect(isBalanced(starterPostings('w'))).toBe(true);
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 1_000_000 }), fc.integer({ min: 1, max: 2 ** 40 }), (cents, grant) => {
        expect(isBalanced(topUpPostings('w', cents))).toBe(true);
        expect(sumOf(topUpPostings('w', cents), 'wallet:')).toBe(cents * 1000);
        expect(isBalanced(grantPostings('w', grant))).toBe(true);
        expect(takePostings('w', grant)).toEqual(grantPostings('w', grant).map(turned).reverse());
      }),
      { seed: 1 },
    );
  });

  it('is not balanced where a millicent is missing, or where there is one side alone', () => {
    const [from, to] = starterPostings('w');
    expect(isBalanced([from!, { ...to!, amountMillicents: to!.amountMillicents - 1 }])).toBe(false);
    expect(isBalanced([{ account: 'fees', amountMillicents: 0 }])).toBe(false);
    expect(isBalanced([])).toBe(false);
  });
});

describe('a charge', () => {
  it('takes the price exactly, the starter credit first, and brings no part of the wallet below 0', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 2_000_000_000 }), (starter, funded, price) => {
        const postings = chargePostings('w', { starterMillicents: starter, fundedMillicents: funded }, 'park', price);
        if (starter + funded < price) {
          expect(postings).toBeNull();
          return;
        }
        expect(isBalanced(postings ?? [])).toBe(true);
        expect(sumOf(postings ?? [], 'sales:park')).toBe(price);
        const fromStarter = -sumOf(postings ?? [], 'wallet:w:starter');
        const fromFunded = -sumOf(postings ?? [], 'wallet:w:funded');
        expect(fromStarter).toBe(Math.min(starter, price));
        expect(fromFunded).toBeLessThanOrEqual(funded);
        expect(fromStarter + fromFunded).toBe(price);
      }),
      { seed: 2 },
    );
  });

  it('is not made by a wallet whose own money is below 0, whatever starter credit is left', () => {
    const owing = { starterMillicents: 50_000, fundedMillicents: -1 };
    expect(chargePostings('w', owing, 'park', 10)).toBeNull();
    expect(chargePostings('w', { ...owing, fundedMillicents: 0 }, 'park', 10)).not.toBeNull();
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('is never made of %p millicents', (price) => {
    const balance = { starterMillicents: 100, fundedMillicents: 100 };
    expect(() => chargePostings('w', balance, 'park', price)).toThrow(
      expect.objectContaining({ code: 'amount_invalid' }),
    );
    expect(() => grantPostings('w', price)).toThrow(expect.objectContaining({ code: 'amount_invalid' }));
  });
});

describe('a wallet', () => {
  it('shows its parts and what can be spent', () => {
    expect(showWallet({ starterMillicents: 50_000, fundedMillicents: 7 })).toEqual({
      starter_millicents: 50_000,
      funded_millicents: 7,
      total_millicents: 50_007,
    });
  });
});
