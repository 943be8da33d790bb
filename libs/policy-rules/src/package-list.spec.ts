import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { packageListMicros, reductionMicros } from './package-list.js';
import type { Policy, Reduction } from './policy.js';

const teamPlan = JSON.parse(readFileSync(new URL('../vectors/team-plan.json', import.meta.url), 'utf8')) as Policy;
const listOf = (policy: Policy, quantity: number, flags = {}, terms = {}): number =>
  Number(packageListMicros(policy, { quantity, terms }, { flags })) / 1e6;
const confirmed = { new_customer: true };

/** A policy in which paying cash gives something. */
const cash = (gives: Reduction, rest: Partial<Policy> = {}): Policy => ({
  version: 'svc-policy/1',
  name: 'Bike',
  language: 'en',
  currency: 'USD',
  list_price: 300,
  floor_price: 200,
  terms: [
    {
      id: 'payment',
      label: 'Payment',
      default: 'later',
      options: [
        { id: 'later', label: 'later' },
        { id: 'cash', label: 'cash', gives },
      ],
    },
  ],
  ...rest,
});
const paidInCash = (policy: Policy): number => listOf(policy, 1, {}, { payment: 'cash' });

describe('reductionMicros', () => {
  it('is a share of the price, an amount, or the way down to a price', () => {
    expect(reductionMicros({ share: 0.15 }, 49_000_000n)).toBe(7_350_000n);
    expect(reductionMicros({ amount: 3 }, 49_000_000n)).toBe(3_000_000n);
    expect(reductionMicros({ to_price: 40 }, 49_000_000n)).toBe(9_000_000n);
  });
  it('is nothing where the price it leads to is higher', () =>
    expect(reductionMicros({ to_price: 60 }, 49_000_000n)).toBe(0n));
});

describe('packageListMicros', () => {
  it('is the list price less what quantity, options and confirmed flags give', () => {
    expect(listOf(teamPlan, 99)).toBe(49);
    expect(listOf(teamPlan, 100)).toBe(46.55);
    expect(listOf(teamPlan, 10, confirmed)).toBe(46.55);
    expect(paidInCash(cash({ amount: 20 }))).toBe(280);
  });
  it('adds those that stack, and takes the largest of the others', () => {
    expect(listOf(teamPlan, 100, confirmed)).toBe(44.1);
    const largest = structuredClone(teamPlan);
    for (const one of [largest.quantity!.breaks![0]!, largest.grants![0]!]) one.stacks = false;
    largest.grants![0]!.gives = { share: 0.1 };
    expect(listOf(largest, 100, confirmed)).toBe(44.1);
  });
  it('leaves alone what is only unlocked', () => expect(listOf(teamPlan, 10, {}, { contract: 'two_years' })).toBe(49));
  it('is a price that can be asked: the nearest step, half a step up', () => {
    expect(paidInCash(cash({ share: 0.06 }, { list_price: 333.33 }))).toBe(313.33);
    expect(paidInCash(cash({ amount: 0.005 }))).toBe(300);
    expect(paidInCash(cash({ share: 0.06 }, { list_price: 333, price_decimals: 0 }))).toBe(313);
  });
  it('never goes below the lowest price, nor above list', () => {
    expect(paidInCash(cash({ share: 0.5 }))).toBe(200);
    expect(paidInCash(cash({ amount: 1000 }))).toBe(200);
    expect(paidInCash(cash({ amount: 1 }, { floor_price: 299.999, list_price: 299.999 }))).toBe(299.999);
  });
});
