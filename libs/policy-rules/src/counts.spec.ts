import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chargesOf, dealTotal, priceForTotal } from './charges.js';
import { checkOffer, offerAllowed } from './check-offer.js';
import type { Offer, OfferContext } from './offer.js';
import type { Policy } from './policy.js';

/** Wine by the case, with delivery by the mile, and plates that need a print. */
const wine: Policy = {
  version: 'svc-policy/1',
  name: 'Wine',
  language: 'en',
  currency: 'GBP',
  list_price: 10,
  floor_price: 6,
  quantity: {
    min: 12,
    max: 240,
    step: 12,
    unit: 'bottle',
    breaks: [
      { from: 24, gives: { to_price: 9 } },
      { from: 36, gives: { to_price: 8 }, flag: 'trade' },
      { from: 48, gives: { to_price: 7 }, option: { term: 'delivery', option: 'collected' } },
    ],
  },
  terms: [
    {
      id: 'delivery',
      label: 'Delivery',
      default: 'collected',
      options: [
        { id: 'collected', label: 'collected' },
        { id: 'by_mile', label: 'by mile', charge: { amount: 0.6 }, charge_per: { count: 'mile', max: 200 } },
      ],
    },
    {
      id: 'print',
      label: 'Print',
      default: 'none',
      options: [
        { id: 'none', label: 'none' },
        { id: 'labels', label: 'labels' },
      ],
    },
    {
      id: 'plates',
      label: 'Plates',
      default: 'none',
      options: [
        { id: 'none', label: 'none' },
        { id: 'logo', label: 'logo plates', requires: { term: 'print', option: 'labels' } },
      ],
    },
  ],
};
const broken = (offer: Partial<Record<keyof Offer, unknown>>, context: OfferContext = {}): string[] =>
  checkOffer(wine, { price: 9, quantity: 12, terms: {}, ...offer } as Offer, context).flatMap(({ id, ok }) =>
    ok ? [] : [id],
  );
const byMile = { delivery: 'by_mile' };

describe('what is ordered beside the price', () => {
  it('comes in whole packs', () => {
    expect([12, 24, 240].map((quantity) => broken({ price: 7, quantity }))).toEqual([[], [], []]);
    expect([13, 18, 239].map((quantity) => broken({ price: 7, quantity }))).toEqual(
      Array(3).fill(['quantity_allowed']),
    );
  });
  it('is charged by its own count: twenty miles at 60 pence are twelve pounds', () => {
    const offer = { price: 9, quantity: 12, terms: byMile, counts: { mile: 20 } };
    expect(dealTotal(wine, offer)).toBe(120);
    expect(broken({ ...offer, total: 120 })).toEqual([]);
    expect(broken({ ...offer, total: 120.6 })).toEqual(['charges_exact']);
  });
  it('names every count that its options have, whole and within the bound, and no other', () => {
    expect(broken({ terms: byMile, counts: { mile: 200 } })).toEqual([]);
    for (const counts of [undefined, {}, { mile: 0 }, { mile: 201 }, { mile: 1.5 }, { mile: '9' }, [], 'mile'])
      expect(broken({ terms: byMile, counts })).toEqual(['counts_allowed']);
    expect(broken({ terms: byMile, counts: { mile: 9, storey: 2 } })).toEqual(['counts_allowed']);
    expect(broken({ counts: { mile: 9 } })).toEqual(['counts_allowed']);
  });
  it('has what an option needs of another term', () => {
    expect(broken({ terms: { plates: 'logo' } })).toEqual(['requires_met']);
    expect(broken({ terms: { plates: 'logo', print: 'labels' } })).toEqual([]);
  });
  it('reaches a volume price only with the flag and the option that the price is for', () => {
    const at = (price: number, quantity: number, terms: Offer['terms'] = {}, flags = {}) =>
      broken({ price, quantity, terms, ...(terms['delivery'] && { counts: { mile: 5 } }) }, { flags });
    expect(at(9, 36)).toEqual([]);
    expect(at(9, 36, {}, { trade: true })).toEqual(['price_at_most_list']);
    expect(at(8, 36, {}, { trade: true })).toEqual([]);
    expect(at(9, 48)).toEqual(['price_at_most_list']);
    expect(at(9, 48, byMile)).toEqual([]);
  });
});

describe('a count of which some are included', () => {
  const travel = (included?: number): Policy => ({
    ...wine,
    terms: [
      {
        id: 'travel',
        label: 'Travel',
        default: 'none',
        options: [
          { id: 'none', label: 'none' },
          {
            id: 'ours',
            label: 'travel',
            charge: { amount: 0.8 },
            charge_per: { count: 'km', max: 500, ...(included !== undefined && { included }) },
          },
        ],
      },
    ],
  });
  const at = (km: number) => ({ price: 9, quantity: 12, terms: { travel: 'ours' }, counts: { km } });
  const charged = (policy: Policy, km: number): number => chargesOf(policy, at(km))[0]?.amount ?? 0;
  const counts = fc.integer({ min: 1, max: 500 });

  it('is charged beyond them: 80 km, of which 50 are included, are 30 at 80 cents', () => {
    expect([1, 49, 50, 51, 80].map((km) => charged(travel(50), km))).toEqual([0, 0, 0, 0.8, 24]);
    expect(chargesOf(travel(50), at(50))).toEqual([]);
    expect(offerAllowed(travel(50), { ...at(80), total: 132 })).toBe(true);
    expect(offerAllowed(travel(50), { ...at(80), total: 172 })).toBe(false);
    expect(offerAllowed(travel(50), { ...at(501) })).toBe(false);
  });
  it('costs never less for more, nothing up to what is included, and beyond it what that many cost without', () =>
    fc.assert(
      fc.property(counts, counts, counts, (included, km, more) => {
        const paid = charged(travel(included), km);
        expect(charged(travel(included), Math.min(500, km + more))).toBeGreaterThanOrEqual(paid);
        expect(paid).toBe(km > included ? charged(travel(), km - included) : 0);
        expect(charged(travel(included + more), km)).toBeLessThanOrEqual(paid);
        const total = dealTotal(travel(included), at(km));
        expect(offerAllowed(travel(included), { ...at(km), total })).toBe(true);
        expect(priceForTotal(travel(included), at(km), total)).toBe(9);
      }),
    ));
});
