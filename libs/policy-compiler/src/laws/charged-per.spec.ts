import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { POLICY_LIMITS } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const compiled = (description: string, answers: Record<string, string> = {}) =>
  compilePolicy(description, { salt: SALT, answers });
const charges = ({ policy }: ReturnType<typeof compiled>) =>
  (((policy as Policy).terms ?? []) as Policy['terms'] & object).flatMap(({ options }) =>
    options.flatMap(({ charge, charge_per }) => (charge === undefined ? [] : [[charge, charge_per]])),
  );

describe('what is paid for each unit beside a price by time', () => {
  const cloths = 'Tables, €9 per table per day. Lowest €7. Tablecloths cost €3.50 a table on top';

  it('is paid every day, and once where the words behind it say so', () => {
    expect(charges(compiled(`${cloths}.`))).toEqual([[{ amount: 3.5 }, 'unit_period']]);
    expect(charges(compiled(`${cloths}, once per order.`))).toEqual([[{ amount: 3.5 }, undefined]]);
    expect(charges(compiled(`${cloths}, delivery €45 once.`))[0]).toEqual([{ amount: 3.5 }, 'unit_period']);
  });
});

describe('what buyers pay for each of something that no order counts', () => {
  it.each([
    ['each extra mile', 'Hay, $7.50 a bale, lowest $6.50. Each extra mile is $2.'],
    ['each mile otherwise', 'Hay, $7.50 a bale, lowest $6.50. Delivered free within 10 miles, otherwise $1.50 a mile.'],
    ['an hour', 'Hot desks, €290 a desk, lowest €260. Meeting room is €20 an hour.'],
  ])('is no part of the offer until the seller answers: %s', (_what, description) => {
    const open = compiled(description);
    expect(charges(open)).toEqual([]);
    const question = open.questions.find(({ choices }) => choices.some(({ id }) => id === 'once'))!;
    // The count that an order names is not what goes beyond.
    expect(question.choices.map(({ id }) => id)).toEqual(['not_part', 'once', 'for_each']);
    expect(charges(compiled(description, { [question.id]: 'once' }))[0]?.[1]).not.toBe('unit');
  });

  it.each([
    ['mile', false, 'Hay, $7.50 a bale, lowest $6.50, at least 50 bales. Delivery $2 per mile.'],
    ['盒', true, '茶叶每斤680元，最低600元。礼盒装每盒加15元。'],
  ])('is ordered by a count of its own: by the %s', (count, asked, description) => {
    const open = compiled(description);
    expect(charges(open).map(([, per]) => per)).toEqual([{ count, max: POLICY_LIMITS.quantity }]);
    const ids = open.questions.flatMap(({ choices }) => choices.map(({ id }) => id));
    expect(ids.includes('counted')).toBe(asked);
  });

  it.each([
    ['for each of what is sold', 'Team plan $49 a seat, lowest $40. Onboarding $5 more a seat.'],
    ['once, where a deal has one', 'Tickets £48 a ticket, lowest £40. Private guide £400 more a group.'],
  ])('is a charge %s', (_how, description) => {
    const { questions } = compiled(description);
    expect(questions.filter(({ choices }) => choices.some(({ id }) => id === 'once'))).toEqual([]);
    expect(charges(compiled(description))).toHaveLength(1);
  });

  it('is for each unit where its words name any single thing', () =>
    expect(charges(compiled('折叠椅租赁，每把10元，最低9元。坐垫每个2元。'))).toEqual([[{ amount: 2 }, undefined]]));
});

describe('a sum near the price and paid for the same unit', () => {
  it('is no charge until the seller says so', () =>
    expect(charges(compiled('场地出租，周末每天6000元，工作日每天3800元，最低3500元。'))).toEqual([]));
});

describe('what a thing was bought for', () => {
  it('is not taken for the price without a question', () => {
    const { ok, questions } = compiled('Gold ring, bought for €2,400 in 2019, now €1,350. I could do €1,200, no less.');
    expect(ok).toBe(false);
    expect(questions.some(({ path }) => path === '/list_price')).toBe(true);
  });
});

describe('a number that bounds people', () => {
  it.each([
    'Sailing yacht, €2,900 a week. No charters to people under 25.',
    'Loft, $1,800 an evening. Nobody under 18 without a parent.',
    'Van hire £90 a day. No person under 21.',
  ])('is an age and no lowest price: %s', (description) => {
    const { policy, issues } = compiled(description);
    expect((policy as Policy).floor_price).toBe((policy as Policy).list_price);
    expect(issues.map(({ code }) => code)).toContain('floor_missing');
  });

  it('is a lowest price where offers are bounded', () =>
    expect((compiled('Sofa $500. No offers under 400.').policy as Policy).floor_price).toBe(400));
});

describe('the unit of a price', () => {
  it('is what the price itself is paid for, and not what another sum is', () => {
    const { policy } = compiled('Piano lessons $40 an hour, lowest $35. Minimum fee $60 per booking.');
    expect((policy as Policy).period).toMatchObject({ unit: 'hour' });
  });
});

describe('what is paid on top of a price for a unit, where no word says how often', () => {
  it.each([
    'Catering £22 a head, minimum 30 guests. Vegan menu £3 extra. Lowest £19.',
    '老母鸡每只85元，杀好加5元，最低78。',
  ])('is asked about, and paid once until then: %s', (description) => {
    const open = compiled(description);
    const question = open.questions.find(({ choices }) => choices.some(({ id }) => id === 'for_each'))!;
    expect(question.choices.map(({ id }) => id)).toEqual(['once', 'for_each', 'not_part']);
    expect(charges(open)[0]?.[1]).toBe('deal');
    expect(charges(compiled(description, { [question.id]: 'for_each' }))[0]?.[1]).not.toBe('deal');
  });

  it('is paid once without a question where it is dearer than one', () => {
    const { questions } = compiled('Chairs £8 a chair, lowest £7. Setup £40 extra.');
    expect(questions.filter(({ choices }) => choices.some(({ id }) => id === 'for_each'))).toEqual([]);
  });
});

describe('what is paid an evening beside a price a head', () => {
  it('is asked about, though what is sold is called an evening', () => {
    const { questions } = compiled(
      'Wine tasting evenings: £35 per person. Exclusive use £150 per evening. Lowest £30.',
    );
    expect(questions.some(({ choices }) => choices.some(({ id }) => id === 'for_each'))).toBe(true);
  });
});
