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
    'Road bike £600. Would take £500 from anyone who picks it up today.',
    '自行车900元，谁今天来拿，780就给谁。',
  ])('with a condition is none until the seller says so: %s', (description) => {
    const { policy, questions } = compiled(description);
    expect((policy as Policy).floor_price).toBe((policy as Policy).list_price);
    expect(questions.length).toBeGreaterThan(0);
  });

  it.each([
    ['Road bike, €520, would go down to €450 if you pick it up this week.', 'pick it up this week', 70],
    ['I want 120 euros for it, would go down to 90 if someone picks it up this week.', 'picks it up this week', 30],
    ['MacBook $900. Could do $820 for a local pickup.', 'local pickup', 80],
    ['Mountain bike 600 euro, 520 if cash.', 'cash', 80],
    [
      'Telecaster. I want £620 for it but would let it go for £540 to someone who collects it by Sunday.',
      'collects it by Sunday',
      80,
    ],
    ['Road bike £600. Would let it go for £500 to whoever collects it this week.', 'collects it this week', 100],
    ['Sofa 400 euros, I would sell it for 330 to someone willing to carry it down.', 'willing to carry it down', 70],
    ['Road bike, €520. If you pick it up this week I would go down to €450.', 'pick it up this week', 70],
    ['自行车900元，自提的话780元卖。', '自提', 120],
    ['Photographer $2,400. Would drop to $2,100 for weekday weddings.', 'weekday weddings', 300],
    ['Bouncy castle AED 450. For midweek bookings I could go down to AED 390.', 'midweek bookings', 60],
  ])('with a condition may be the price for who meets it alone: %s', (description, condition, off) => {
    const said = compiled(description);
    expect((said.policy as Policy).floor_price).toBe((said.policy as Policy).list_price);
    const asked = said.questions.find(({ choices }) =>
      choices.some(({ label }) => label.includes(`: ${condition}`) || label.includes(`：${condition}`)),
    );
    const choice = asked?.choices.find(({ label }) => label.includes(condition));
    const { policy } = compiled(description, { [asked?.id ?? '']: choice?.id ?? '' });
    const { list_price: list, terms = [] } = policy as Policy;
    const [, option] = terms.flatMap(({ options }) => options);
    expect([option?.label, option?.gives ?? option?.unlocks]).toEqual([condition, { to_price: (list ?? 0) - off }]);
    expect(list).toBeGreaterThan(off);
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
    ['Drum kit £700. Would let it go for £600 to anyone.', 600],
    ["Drum kit £700. I'd let it go for £600 for a quick sale.", 600],
    ['Drum kit £700. For this one I would go down to £600.', 600],
    ['架子鼓7000元，诚心要的话最低6000。', 6000],
    ['Drum kit £700. If nobody wants it at that I would go down to £600.', 600],
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
