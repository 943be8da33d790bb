import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import type { CompiledPolicy } from '../index.js';
import { compilePolicy } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const compile = (description: string): CompiledPolicy => compilePolicy(description, { salt: SALT });
const policyOf = (description: string): Policy => compile(description).policy as Policy;
const choicesOf = (description: string, kind: string): string[] =>
  compile(description)
    .questions.filter(({ id }) => id.startsWith(kind))
    .flatMap(({ choices }) => choices.map(({ id }) => id));

const traded = ({ terms = [] }: Policy): unknown[] =>
  terms.flatMap(({ options }) => options.filter(({ gives, unlocks }) => gives ?? unlocks));

describe('what a discount is given for', () => {
  it('is a volume where its words only count what is sold', () => {
    const shoes = 'Resoling £55 a pair, lowest £45. If you bring 3 pairs we take 10% off the lot.';
    expect(policyOf(shoes).quantity?.breaks).toMatchObject([{ from: 3, gives: { share: 0.1 } }]);
    expect(traded(policyOf(shoes))).toEqual([]);
    expect(choicesOf(shoes, 'condition_lost')).toEqual(['from_volume', 'not_part', 'only_for']);
  });

  it('is a contract where its words count a time', () => {
    expect(traded(policyOf('Desk, $300 per month, lowest $250. $20 off if they sign for 12 months.'))).toHaveLength(1);
  });

  it.each([
    ['Servicing, $35 each, lowest $28. Contract customers always get 10% off.', 'contract_customers'],
    ['转让价2600元，最低2300元。可以便宜200元给同行。', 'reseller'],
  ])('is a kind of buyers whom the records confirm, not who says so: %s', (description, flag) => {
    const policy = policyOf(description);
    expect(traded(policy)).toEqual([]);
    expect(policy.grants?.map((grant) => grant.flag)).toEqual([flag]);
  });

  it.each([
    ['Scanners $58 each, lowest $50. A discretionary reduction of at most 3% may be agreed.', 'not_part'],
    ['标价6元，最低4.2元。可视情形给予不超过6%的优惠。', 'not_part'],
    ['混凝土每立方米485元，最低460元。每立方米下调12元。', 'charge'],
  ])('is asked, and given to nobody, where only words of the discount are left: %s', (description, first) => {
    const { policy, questions } = compile(description);
    expect(traded(policy as Policy)).toEqual([]);
    expect((policy as Policy).free_discount ?? 0).toBe(0);
    const asked = questions.find(({ choices }) => choices.some(({ id }) => id === 'not_part'));
    expect(asked?.choices[0]?.id).toBe(first);
  });

  it('counts no order where the number is what certain buyers have', () => {
    const water = 'Water at USD 95 per load, never below USD 84. Customers with four loads a month or more pay USD 88.';
    expect(policyOf(water).quantity?.breaks ?? []).toEqual([]);
    expect(choicesOf(water, 'condition_lost')).toEqual(['not_part', 'from_volume']);
  });
});

describe('the scale of a discount', () => {
  it('is that of the list price: a price for something that is a thousand times shorter is read in full', () => {
    const house = "House, £425,000, lowest £405,000. We'd sell for 410 to a cash buyer.";
    expect(traded(policyOf(house))).toMatchObject([{ gives: { to_price: 410_000 } }]);
    expect(choicesOf(house, 'price_scale')).toEqual(['scaled_price', 'price_as_written']);
  });

  it('is asked where money off is half of the price or more', () => {
    const candles = 'Candles, $9 a pack, lowest $7.20. 10 off from 20 packs.';
    expect(policyOf(candles).quantity?.breaks ?? []).toEqual([]);
    expect(choicesOf(candles, 'price_scale')).toEqual(['not_part', 'share_off', 'amount_off']);
  });
});

describe('the price that is asked', () => {
  it('is no sum behind a plus', () => {
    const { policy, questions } = compile(
      'Bags. 100-499 pcs usd 1.25, 500-1999 pcs usd 1.10. extra colour +0.07 each.',
    );
    expect((policy as Policy).list_price).toBe(1.25);
    expect(questions.flatMap(({ quote }) => quote)).not.toContain('extra colour +0.07 each');
  });

  it('is the higher of two lowest prices, where that is paid for one and above every other price', () => {
    const mugs = 'Mugs. We let them go at $1.18 each. Pallet ninety-eight cents. Absolute bottom 94 cents.';
    expect(policyOf(mugs)).toMatchObject({ list_price: 1.18, floor_price: 0.94 });
    expect(choicesOf(mugs, 'which_price')).toEqual([]);
  });

  it('is no lower than what one costs in a volume', () => {
    expect(policyOf('上门修空调，检查费50。移机300一台，两台以上每台260。').list_price).toBe(300);
  });
});

describe('a price that is paid in a volume', () => {
  it('is never the size of a pack', () => {
    const lessons = '钢琴陪练。价格：150元/小时，最低120元。10节起每节140，30节起每节128。';
    expect(policyOf(lessons).quantity?.breaks?.map(({ from }) => from)).toEqual([10, 30]);
  });
});

describe('a price for so many of the time that a price is paid for', () => {
  it.each([
    ['Storage room £210 a month, six months or more £190. Lowest £180.', [6]],
    ['SEO work. $1,200 per month. Sign for 6 months or more: $1,080. 12 or more: $960. Lowest $900.', [6, 12]],
    ['代运营，一个月5800元，签6个月以上5200元，12个月以上4600元。最低4200元。', [6, 12]],
    ['套房出租，月租 NT$11,500；簽滿一年（12個月）以上 NT$11,000。最低 NT$10,500。', [12]],
  ])('is for so long where the time is bounded from below: %s', (description, from) => {
    expect(policyOf(description).period?.breaks?.map((step) => step.from)).toEqual(from);
  });

  it('is for a deed where a contract is as long as it says', () => {
    const room = policyOf('Room £500 a month. Tenants who sign for 24 months pay £460 a month. Lowest £450.');
    expect(room.period).toEqual({ unit: 'month' });
    expect(room.terms).toMatchObject([{ options: [{}, { periods: 24, gives: { to_price: 460 } }] }]);
  });
});

describe('a number behind people', () => {
  it('is their age, and nobody gets it by ordering so many unless the seller says so', () => {
    const cleaning = compile('Cleaning $42 an hour, lowest $36. Seniors 65+ get $3 off the hour.');
    expect((cleaning.policy as Policy).quantity?.breaks ?? []).toEqual([]);
    expect(cleaning.questions.flatMap(({ quote }) => quote).join()).toContain('65+ get $3 off');
  });
});

describe('what somebody once gave', () => {
  it('is no gift of the offer', () => {
    const scarf = compile('前女友送的围巾，120元，最低100元。');
    expect((scarf.policy as Policy).terms).toEqual([]);
    expect((scarf.policy as Policy).name).toContain('围巾');
  });
});
