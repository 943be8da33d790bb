import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { chosenOption, completeTerms, flagConfirmed, reachedBreak } from './choices.js';
import type { Policy } from './policy.js';

const teamPlan = JSON.parse(readFileSync(new URL('../vectors/team-plan.json', import.meta.url), 'utf8')) as Policy;

describe('what an order chooses', () => {
  it('reaches the break with the greatest from, in whatever order they stand', () => {
    const policy: Policy = {
      ...teamPlan,
      quantity: {
        min: 1,
        max: 99,
        unit: 'seat',
        breaks: [
          { from: 50, unlocks: { share: 0.2 } },
          { from: 5, unlocks: { share: 0.1 } },
        ],
      },
    };
    const reached = (count: number) => reachedBreak(policy, policy.quantity?.breaks, count, { terms: {} }, {})?.from;
    expect([4, 5, 49, 50].map(reached)).toEqual([undefined, 5, 5, 50]);
  });
  it('is the default where a term is left out, and nothing where term or option is unknown', () => {
    expect(chosenOption(teamPlan, { terms: {} }, 'contract')?.id).toBe('monthly');
    expect(chosenOption(teamPlan, { terms: { contract: 'weekly' } }, 'contract')).toBeUndefined();
    expect(chosenOption(teamPlan, { terms: {} }, 'constructor')).toBeUndefined();
  });
  it('takes no inherited name for a choice', () => {
    const policy: Policy = {
      ...teamPlan,
      terms: [{ id: 'constructor', label: 'Builder', default: 'us', options: [{ id: 'us', label: 'we build' }] }],
    };
    expect(chosenOption(policy, { terms: {} }, 'constructor')?.id).toBe('us');
  });
  it('names every term, and keeps unknown ones to be refused', () => {
    expect(completeTerms(teamPlan, { onboarding: 'call', mood: 'good' })).toEqual({
      contract: 'monthly',
      onboarding: 'call',
      mood: 'good',
    });
  });
  it('confirms a flag only by an own member that is true', () => {
    expect(flagConfirmed({ flags: { school: true } }, 'school')).toBe(true);
    expect(
      [{ school: 1 }, { school: 'true' }, {}, null, undefined].some((flags) => flagConfirmed({ flags }, 'school')),
    ).toBe(false);
    expect(flagConfirmed({ flags: Object.create({ school: true }) as Record<string, unknown> }, 'school')).toBe(false);
  });
});
