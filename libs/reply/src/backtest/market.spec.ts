import { describe, expect, it } from '@jest/globals';
import { checkOffer, netPerUnit } from '@svc/policy-rules';
import { carPolicy, seatPolicy, waterPolicy } from '../testing/policies.js';
import { rugPolicy } from '../testing/rug-policy.js';
import { packagePrices } from '../package-prices.js';
import { openMarket } from './market.js';
import { drawBuyers, type Buyer } from './population.js';

const DRAWS = { count: 300, seed: 2, prior: { family: 'uniform' }, bids: [], types: { bids_once: 1 } } as const;
const buyerWith = (minds: Readonly<Record<string, number>>, quantity = 10): Buyer => ({
  value: 45,
  room: 7,
  type: 'bids_once',
  opening: 1,
  bids: 3,
  asks: 1,
  quantity,
  minds: new Map(Object.entries(minds)),
  arrives: 0,
  knows: 0,
  stays: 0,
});

describe('what a buyer would have', () => {
  const market = openMarket(seatPolicy(), 0);
  const chosen = (minds: Readonly<Record<string, number>>) => market.packageFor(buyerWith(minds))?.order.terms;
  const plain = { contract: 'monthly', support: 'mail', onboarding: 'docs' };

  it('is the plain order where nothing pays', () => {
    expect(chosen({})).toEqual(plain);
    expect(chosen({ 'contract=annual': 2, 'support=phone': -1.9 })).toEqual(plain);
  });

  it('is an option that takes more off the last price than the buyer minds: 60 % of its worth of 3.10', () => {
    expect(chosen({ 'contract=annual': 1.84 })).toEqual({ ...plain, contract: 'annual' });
    expect(chosen({ 'contract=annual': 1.87 })).toEqual(plain);
    expect(chosen({ 'contract=annual': 0.5, 'contract=two_years': 0.5 })).toEqual({ ...plain, contract: 'two_years' });
  });

  it('is an option that costs the seller less than the buyer likes it, with what it costs on top', () => {
    const pack = market.packageFor(buyerWith({ 'support=phone': -2.5 }));
    expect(pack?.order.terms).toEqual({ ...plain, support: 'phone' });
    expect(pack?.prices.reserve).toBe((market.packageFor(buyerWith({}))?.prices.reserve ?? 0) + 2);
    expect([pack?.worth, pack?.minded]).toEqual([-2, -2.5]);
  });

  it('is several options at once where each pays, and the best of them where they do not together', () => {
    const both = { 'contract=annual': 0.2, 'support=phone': -3 };
    expect(chosen(both)).toEqual({ ...plain, contract: 'annual', support: 'phone' });
    const once = {
      id: 'cash',
      label: 'Cash',
      default: 'no',
      options: [
        { id: 'no', label: 'no' },
        { id: 'yes', label: 'yes', worth: 60, unlocks: { amount: 50 } },
      ],
    };
    const policy = rugPolicy({ reserve_price: 960, free_discount: 0, terms: [once, { ...once, id: 'pickup' }] });
    const pack = openMarket(policy, 0).packageFor({ ...buyerWith({ 'cash=yes': 20, 'pickup=yes': 30 }), quantity: 1 });
    expect(pack?.order.terms).toEqual({ cash: 'yes', pickup: 'no' });
  });

  it('is never an option that only a confirmed flag opens', () => {
    expect(chosen({ 'onboarding=call': -99 })).toEqual(plain);
  });

  it.each([
    ['seats', seatPolicy()],
    ['a car', carPolicy({ inventory: { bind: [] } })],
    ['water', waterPolicy()],
  ])('has the prices of the reply, and every price from its reserve to its list is lawful: %s', (_name, policy) => {
    const sold = openMarket(policy, 0);
    for (const buyer of drawBuyers(policy, DRAWS)) {
      const pack = sold.packageFor(buyer);
      if (pack === null) throw new Error('there is always a plain order');
      expect(packagePrices({ policy, context: {}, nowMillis: 0 }, pack.order)).toEqual(pack.prices);
      for (const price of [pack.prices.reserve, pack.prices.list]) {
        const offer = { ...pack.order, price };
        expect(checkOffer(policy, offer, {}).filter(({ ok }) => !ok)).toEqual([]);
        expect(price + pack.worth).toBeCloseTo(netPerUnit(policy, offer), 3);
        expect(netPerUnit(policy, offer)).toBeGreaterThanOrEqual(policy.floor_price);
      }
    }
  });
});
