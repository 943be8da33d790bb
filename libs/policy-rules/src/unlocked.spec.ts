import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Policy } from './policy.js';
import { chosenOption, completeTerms, flagConfirmed, quantityBreak, unlockedMicros, unlockMicros } from './unlocked.js';

const teamPlan = JSON.parse(readFileSync(new URL('../vectors/team-plan.json', import.meta.url), 'utf8')) as Policy;
const unlocked = (policy: Policy, terms: Record<string, string>, quantity = 10, flags: Record<string, unknown> = {}): number => Number(unlockedMicros(policy, { terms, quantity }, { flags })) / 1e6;

describe('unlockMicros', () => {
  it('is a share of list, an amount, or the way down to a price', () => {
    expect(unlockMicros(teamPlan, { share: 0.15 })).toBe(7_350_000n);
    expect(unlockMicros(teamPlan, { amount: 3 })).toBe(3_000_000n);
    expect(unlockMicros(teamPlan, { to_price: 40 })).toBe(9_000_000n);
  });
  it('is nothing where the price it leads to is above list', () => expect(unlockMicros(teamPlan, { to_price: 60 })).toBe(0n));
});

describe('unlockedMicros', () => {
  it('is the free discount where nothing is traded, all the way to the floor where none is set', () => {
    expect(unlocked(teamPlan, {})).toBe(0);
    expect(unlocked({ ...teamPlan, free_discount: 2 }, {})).toBe(2);
    expect(unlocked({ ...teamPlan, free_discount: undefined }, {})).toBe(11);
  });
  it('takes the largest of what does not stack, the free discount among it', () => {
    expect(unlocked({ ...teamPlan, free_discount: 2 }, { contract: 'annual' })).toBe(7.35);
    expect(unlocked({ ...teamPlan, free_discount: 8 }, { contract: 'annual' })).toBe(8);
  });
  it('adds what stacks, only from the break that is reached and the flags that are confirmed', () => {
    expect(unlocked(teamPlan, { contract: 'two_years' }, 100)).toBeCloseTo(12.25, 9);
    expect(unlocked(teamPlan, { contract: 'two_years' }, 100, { new_customer: true })).toBeCloseTo(14.7, 9);
    expect(unlocked(teamPlan, { contract: 'two_years' }, 100, { other: true })).toBeCloseTo(12.25, 9);
  });
});

describe('what an order chooses', () => {
  it('reaches the break with the greatest from, in whatever order they stand', () => {
    const policy: Policy = { ...teamPlan, quantity: { min: 1, max: 99, unit: 'seat', breaks: [{ from: 50, unlocks: { share: 0.2 } }, { from: 5, unlocks: { share: 0.1 } }] } };
    expect([4, 5, 49, 50].map((quantity) => quantityBreak(policy, quantity)?.from)).toEqual([undefined, 5, 5, 50]);
  });
  it('is the default where a term is left out, and nothing where term or option is unknown', () => {
    expect(chosenOption(teamPlan, { terms: {} }, 'contract')?.id).toBe('monthly');
    expect(chosenOption(teamPlan, { terms: { contract: 'weekly' } }, 'contract')).toBeUndefined();
    expect(chosenOption(teamPlan, { terms: {} }, 'constructor')).toBeUndefined();
  });
  it('takes no inherited name for a choice', () => {
    const policy: Policy = { ...teamPlan, terms: [{ id: 'constructor', label: 'Builder', default: 'us', options: [{ id: 'us', label: 'we build' }] }] };
    expect(chosenOption(policy, { terms: {} }, 'constructor')?.id).toBe('us');
  });
  it('names every term, and keeps unknown ones to be refused', () => {
    expect(completeTerms(teamPlan, { onboarding: 'call', mood: 'good' })).toEqual({ contract: 'monthly', onboarding: 'call', mood: 'good' });
  });
  it('confirms a flag only by an own member that is true', () => {
    expect(flagConfirmed({ flags: { school: true } }, 'school')).toBe(true);
    expect([{ school: 1 }, { school: 'true' }, {}, null, undefined].some((flags) => flagConfirmed({ flags }, 'school'))).toBe(false);
    expect(flagConfirmed({ flags: Object.create({ school: true }) as Record<string, unknown> }, 'school')).toBe(false);
  });
});
