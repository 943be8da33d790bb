import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { offerAllowed } from '@svc/policy-rules';
import type { Policy } from '@svc/policy-rules';
import { matchedStock, usedFlags } from './index.js';
import { TEAM_PLAN } from './testing/signed-deal.js';

const record = fc.record(
  {
    sku: fc.constantFrom('TEAM', 'OTHER', 7),
    id: fc.constantFrom('trainer', 'x'),
    secret: fc.string(),
    availability: fc.constantFrom(
      'InStock',
      'in_stock',
      'sold',
      null,
      { status: 'in_stock', note: 1 },
      { available: false, status: 'in_stock' },
      {},
    ),
    status: fc.constantFrom('available', 'sold', 3),
    inventoryLevel: fc.constantFrom(5, 400, '9', null, { value: 400, unit: 'C62' }, { value: 'x' }),
  },
  { requiredKeys: [] },
);
const offer = { price: 49, quantity: 50, terms: { contract: 'monthly', onboarding: 'call' } };

describe('the stock in a receipt', () => {
  it('convinces the judge exactly when the seller’s whole records do', () => {
    let available = 0;
    fc.assert(
      fc.property(fc.array(record, { maxLength: 4 }), (stock) => {
        const whole = offerAllowed(TEAM_PLAN, offer, { stock });
        if (whole) available += 1;
        expect(offerAllowed(TEAM_PLAN, offer, { stock: matchedStock(TEAM_PLAN, offer, stock) })).toBe(whole);
      }),
      { numRuns: 3000, seed: 7 },
    );
    expect(available).toBeGreaterThan(10);
  });

  it('holds what was matched and judged, and nothing else of a record', () => {
    const stock = [
      { sku: 'TEAM', id: 'internal-9', status: 'available', cost: 3, inventoryLevel: { value: 50, note: 'x' } },
      { sku: 'OTHER', status: 'available' },
    ];
    expect(matchedStock(TEAM_PLAN, { ...offer, terms: {} }, stock)).toEqual([
      { sku: 'TEAM', status: 'available', inventoryLevel: { value: 50 } },
    ]);
  });

  it('keeps what a level says even where it says null, and no member that a record only inherits', () => {
    const level = { sku: 'TEAM', status: 'available', inventoryLevel: { value: null, note: 'x' } };
    expect(matchedStock(TEAM_PLAN, { ...offer, terms: {} }, [level])).toEqual([
      { sku: 'TEAM', status: 'available', inventoryLevel: { value: null } },
    ]);
    const inherits = Object.assign(Object.create({ availability: 'sold' }) as object, { sku: 'TEAM', status: 'x' });
    expect(matchedStock(TEAM_PLAN, { ...offer, terms: {} }, [inherits])).toEqual([{ sku: 'TEAM', status: 'x' }]);
  });

  it('names equal records once', () => {
    expect(
      matchedStock(TEAM_PLAN, offer, [
        { sku: 'TEAM', status: 'available', row: 1 },
        { sku: 'TEAM', status: 'available', row: 2 },
      ]),
    ).toHaveLength(1);
  });
});

describe('the flags in a receipt', () => {
  const policy: Policy = { ...TEAM_PLAN, inventory: { bind: [] } };
  const flags = { reseller: true, new_customer: true, vip: true };

  it('are those that the deal needs', () => {
    const two = { contract: 'two_years' };
    expect(usedFlags(policy, { price: 39.2, quantity: 25, terms: two }, { flags })).toEqual({});
    expect(usedFlags(policy, { price: 38.6, quantity: 25, terms: two }, { flags })).toEqual({ new_customer: true });
    expect(usedFlags(policy, { price: 39, quantity: 25, terms: two }, { flags })).toEqual({ reseller: true });
    expect(usedFlags({ ...policy, floor_price: 30 }, { price: 36.3, quantity: 25, terms: two }, { flags })).toEqual({
      new_customer: true,
      reseller: true,
    });
  });

  it('are only those that are confirmed', () => {
    expect(
      usedFlags(
        policy,
        { price: 38.6, quantity: 25, terms: { contract: 'two_years' } },
        { flags: { new_customer: 'yes' } },
      ),
    ).toEqual({});
  });
});
