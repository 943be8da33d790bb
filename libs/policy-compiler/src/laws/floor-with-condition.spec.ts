import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const compiled = (description: string, answers: Record<string, string> = {}) =>
  compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA', answers });

describe('a lowest price', () => {
  it.each([
    'Logo design €350. I would go down to €290 but only for repeat clients.',
    'Carpet cleaning £40 per room. Lowest £32 for letting agents only.',
    'Drum kit £700. Floor £600 unless paid in cash today.',
  ])('with a condition is none until the seller says so: %s', (description) => {
    const { policy, questions } = compiled(description);
    expect((policy as Policy).floor_price).toBe((policy as Policy).list_price);
    expect(questions.length).toBeGreaterThan(0);
  });

  it.each(["Drum kit £700. I can't go to £600.", '架子鼓7000元，6000太低了。'])(
    'that is named to be denied is none: %s',
    (description) => {
      const policy = compiled(description).policy as Policy;
      expect(policy.floor_price).toBe(policy.list_price);
    },
  );

  it('that is denied hides no other one with a condition', () => {
    const { policy, questions } = compiled("Drum kit £700. I can't go to £600. Lowest £640 only for students.");
    expect((policy as Policy).floor_price).toBe(700);
    expect(questions.length).toBeGreaterThan(0);
  });

  it.each([
    ["Drum kit £700. I can't go below £600.", 600],
    ['Drum kit £700. Lowest £600.', 600],
  ])('stands where it holds for everybody: %s', (description, floor) =>
    expect(compiled(description).policy).toMatchObject({ floor_price: floor }),
  );
});

describe('how many can be ordered', () => {
  it('is a range where a range is named, and no day of a month', () => {
    const { policy } = compiled(
      'Private chef dinner $85 per guest, 6-14 guests. Dec 25 and 31 not available. Lowest $72 per guest.',
    );
    expect(policy?.quantity).toMatchObject({ min: 6, max: 14 });
  });
});
