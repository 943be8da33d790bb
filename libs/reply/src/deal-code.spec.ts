import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dealKey, decodeDeal, decodeDeals, encodeDeal } from './deal-code.js';
import { manyTermsPolicy, seatPolicy } from './testing/policies.js';

const seats = seatPolicy();
const many = manyTermsPolicy();

describe('a deal as a code', () => {
  it('comes back as it went', () =>
    fc.assert(
      fc.property(
        fc.array(fc.nat(11), { minLength: 12, maxLength: 12 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 10_000 }),
        (options, quantity, cents) => {
          const terms = Object.fromEntries(many.terms!.map((term, at) => [term.id, term.options[options[at]!]!.id]));
          const offer = { price: cents / 100, quantity, terms };
          expect(decodeDeal(many, encodeDeal(many, offer))).toEqual(offer);
        },
      ),
    ));

  it('names the usual where nothing is said, and is short', () => {
    expect(dealKey(seats, { quantity: 25, terms: { contract: 'two_years' } })).toBe('25:200');
    expect(encodeDeal(seats, { price: 46.5, quantity: 25, terms: {} })).toBe('46.5@25:000');
    expect(dealKey(seats, { quantity: 25, terms: { contract: 'forever' } })).toBe('25:-00');
  });

  it('is none where it is of another policy or no code at all', () => {
    for (const code of ['46@25:900', '46@25:0', '46@25:-00', '46@:000', 'x@25:000', '46@25:000 ', ''])
      expect([code, decodeDeal(seats, code)]).toEqual([code, null]);
    expect(decodeDeals(seats, ['46@25:900', '46@25:000']).map(({ price }) => price)).toEqual([46]);
  });
});
