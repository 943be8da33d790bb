import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { BUYER_TYPES } from '../limits.js';
import { carPolicy, seatPolicy, waterPolicy } from '../testing/policies.js';
import { rugPolicy } from '../testing/rug-policy.js';
import { drawBuyers, orderSizes, type Buyer, type Draws } from './population.js';

const DRAWS: Draws = { count: 2000, seed: 5, prior: { family: 'uniform' }, bids: [], types: { bids_once: 1 } };
const rug = rugPolicy();
const sharesOf = (buyers: readonly Buyer[]): number[] => buyers.map(({ value }) => (value - 700) / 300);
const meanOf = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0) / figures.length;

describe('the buyers of a seed', () => {
  it('are the same every time, the first ones however many are drawn, and others for another seed', () => {
    const all = drawBuyers(rug, DRAWS);
    expect(drawBuyers(rug, { ...DRAWS, count: 7 })).toEqual(all.slice(0, 7));
    expect(drawBuyers(rug, { ...DRAWS, seed: 6 }).slice(0, 7)).not.toEqual(all.slice(0, 7));
  });

  it('value the thing evenly from a fifth of the range below the floor to a fifth above the list, by default', () => {
    const shares = sharesOf(drawBuyers(rug, DRAWS));
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(-0.2);
    expect(Math.max(...shares)).toBeLessThan(1.2);
    expect(Math.abs(meanOf(shares) - 0.5)).toBeLessThan(0.03);
    expect(shares.filter((share) => share > 0.85).length / shares.length).toBeCloseTo(0.25, 1);
  });

  it('value it around a mean where the prior is normal, with its deviation', () => {
    const shares = sharesOf(drawBuyers(rug, { ...DRAWS, prior: { family: 'normal', mean: 0.7, deviation: 0.1 } }));
    expect(Math.abs(meanOf(shares) - 0.7)).toBeLessThan(0.01);
    expect(Math.abs(Math.sqrt(meanOf(shares.map((share) => (share - 0.7) ** 2))) - 0.1)).toBeLessThan(0.01);
  });

  it('value it as past bids say, each of which comes up', () => {
    const values = drawBuyers(rug, { ...DRAWS, bids: [650, 720, 990] }).map(({ value }) => value);
    expect(new Set(values)).toEqual(new Set([650, 720, 990]));
    expect(values.filter((value) => value === 720).length / values.length).toBeCloseTo(1 / 3, 1);
  });

  it('are of each type by its share, and of no type without one', () => {
    const types = { concedes: 0.5, repeats: 0, asks: 0.3, shades: 0.2 };
    const buyers = drawBuyers(rug, { ...DRAWS, types });
    for (const type of BUYER_TYPES) {
      const share = buyers.filter((buyer) => buyer.type === type).length / buyers.length;
      expect(Math.abs(share - ({ concedes: 0.5, asks: 0.3, shades: 0.2 }[type as 'asks'] ?? 0))).toBeLessThan(0.04);
      if (type === 'repeats' || type === 'bids_once') expect(share).toBe(0);
    }
  });

  it('order one of a single thing, and of several from the least count to twice the last break', () => {
    expect(orderSizes(carPolicy())).toEqual([1]);
    expect(orderSizes(seatPolicy())).toEqual([10, 18, 33, 60, 110, 200]);
    expect(orderSizes(waterPolicy()).at(-1)).toBe(40_000);
    expect(orderSizes(seatPolicy({ quantity: { min: 10, max: 12, unit: 'seat' } }))).toEqual([10, 11, 12]);
  });

  it('mind what helps the seller and like what costs the seller, up to twice its worth, four terms at most', () => {
    const buyers = drawBuyers(seatPolicy(), DRAWS);
    const drawn = (key: string): number[] => buyers.flatMap(({ minds }) => minds.get(key) ?? []);
    const annual = drawn('contract=annual');
    expect([Math.min(...annual) >= 0, Math.max(...annual) <= 6.2]).toEqual([true, true]);
    expect(Math.abs(meanOf(annual) - 3.1)).toBeLessThan(0.15);
    expect(Math.max(...drawn('support=phone'))).toBeLessThanOrEqual(0);
    expect(drawn('onboarding=call')).toEqual([]);
    for (const { minds } of buyers)
      expect(new Set([...minds.keys()].map((key) => key.split('=')[0])).size).toBeLessThanOrEqual(4);
  });

  it('mind what counts once a deal by its share of each unit and period, and a yearly charge by the month', () => {
    const yearly: Policy = {
      ...rug,
      period: { unit: 'month', default: 12 },
      terms: [
        {
          id: 'setup',
          label: 'Setup',
          default: 'none',
          options: [
            { id: 'none', label: 'none' },
            { id: 'ours', label: 'by us', worth: -240, worth_per: 'deal', charge: { amount: 120 }, charge_per: 'deal' },
          ],
        },
      ],
    };
    for (const { minds } of drawBuyers(yearly, { ...DRAWS, count: 50 })) {
      // 120 over twelve months is 10, less what a buyer likes it for: up to twice 240 over twelve.
      expect(minds.get('setup=ours')).toBeLessThanOrEqual(10);
      expect(minds.get('setup=ours')).toBeGreaterThanOrEqual(10 - 40);
    }
  });

  it('pay the charge of an option beside what they mind', () => {
    const terms = rugPolicy({
      terms: [
        {
          id: 'delivery',
          label: 'Delivery',
          default: 'none',
          options: [
            { id: 'none', label: 'none' },
            { id: 'home', label: 'home', worth: -10, charge: { amount: 25 } },
            { id: 'express', label: 'express', worth: -10, charge: { share: 0.05 } },
          ],
        },
      ],
    });
    for (const { minds } of drawBuyers(terms, { ...DRAWS, count: 50 })) {
      expect(minds.get('delivery=home')).toBeGreaterThanOrEqual(5);
      expect(minds.get('delivery=home')).toBeLessThanOrEqual(25);
      expect(minds.get('delivery=express')).toBeGreaterThanOrEqual(30);
      expect(minds.get('delivery=express')).toBeLessThanOrEqual(50);
    }
  });
});
