import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Policy } from './policy.js';
import { unlockedMicros } from './unlocked.js';

const teamPlan = JSON.parse(readFileSync(new URL('../vectors/team-plan.json', import.meta.url), 'utf8')) as Policy;
const unlocked = (policy: Policy, terms: Record<string, string>, quantity = 10, flags = {}): number =>
  Number(unlockedMicros(policy, { terms, quantity }, { flags })) / 1e6;

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
  it('is measured from the list of the package: what is given already is not unlocked again', () => {
    expect(unlocked(teamPlan, { contract: 'two_years' }, 100)).toBeCloseTo(9.31, 9);
    expect(unlocked({ ...teamPlan, free_discount: undefined }, {}, 100)).toBe(8.55);
  });
  it('adds what stacks, only from the break that is reached and the flags that are confirmed', () => {
    const stacking: Policy = {
      ...teamPlan,
      quantity: { ...teamPlan.quantity!, breaks: [{ from: 100, unlocks: { share: 0.05 }, stacks: true }] },
      grants: [{ flag: 'school', unlocks: { amount: 1 }, stacks: true }],
    };
    expect(unlocked(stacking, { contract: 'two_years' }, 99)).toBeCloseTo(9.8, 9);
    expect(unlocked(stacking, { contract: 'two_years' }, 100)).toBeCloseTo(12.25, 9);
    expect(unlocked(stacking, { contract: 'two_years' }, 100, { school: true })).toBeCloseTo(13.25, 9);
    expect(unlocked(stacking, { contract: 'two_years' }, 100, { other: true })).toBeCloseTo(12.25, 9);
  });
});
