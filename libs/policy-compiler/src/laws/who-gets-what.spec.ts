import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import type { CompiledPolicy } from '../index.js';
import { compilePolicy } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const compile = (description: string): CompiledPolicy => compilePolicy(description, { salt: SALT });
const policyOf = (description: string): Policy => compile(description).policy as Policy;

describe('what everybody gets', () => {
  it.each([
    'Sofa, asking $900, lowest $700. Everybody gets $100 off.',
    '沙发标价900元，最低700元。任何人都可以优惠100元。',
    '沙发标价900元，最低700元。不附条件可以优惠100元。',
  ])('is given for nothing, and is no trade and no flag: %s', (description) => {
    expect(policyOf(description)).toMatchObject({ free_discount: 100, terms: [] });
    expect(policyOf(description).grants).toBeUndefined();
  });

  it('keeps the "without" of what a discount may be for', () => {
    const { policy } = compile('Stroller €250, lowest €200. €25 off without bag.');
    const [term] = (policy as Policy).terms ?? [];
    expect(term?.options.map(({ label }) => label)).toEqual(['with the bag', 'without bag']);
  });

  it('is asked about where the same sentence says for what', () => {
    const { policy, questions } = compile('Chairs $100 each, lowest $80. Three or more chairs, everyone gets 10% off.');
    expect(questions.find(({ id }) => id.startsWith('condition_lost'))?.choices.map(({ id }) => id)).toEqual([
      'not_part',
      'for_everybody',
    ]);
    expect((policy as Policy).free_discount).toBeUndefined();
  });

  it('is no contradiction beside a second discount that says "another"', () => {
    const { issues } = compile('Sofa, asking $900, lowest $700. Anyone can have $100 off. Another $60 for cash.');
    expect(issues.map(({ code }) => code)).not.toContain('contradiction');
  });
});

describe('what is refused', () => {
  it.each(['Source code escrow shall not be offered.', 'Not trainers.', 'Subletting is prohibited.'])(
    'is told as a refusal and not as a fact: %s',
    (refusal) => {
      const policy = policyOf(`Seats $49, lowest $38. ${refusal}`);
      expect(policy.never?.map(({ text }) => text)).toContain(refusal);
      expect(policy.facts).toBeUndefined();
    },
  );

  it('is no state of the goods', () => {
    expect(policyOf('Sofa $900, lowest $700. It has never been used by a cat.').facts).toHaveLength(1);
  });
});

describe('an order to whoever answers', () => {
  it.each(['Say it nicely.', '聊天时活泼点。'])('is told to no buyer: %s', (order) => {
    const policy = policyOf(`Lamb, asking $16.50 a kg, lowest $15. ${order}`);
    const told = [...(policy.facts ?? []).map(({ answer }) => answer), ...(policy.never ?? []).map(({ text }) => text)];
    expect(told.filter((text) => text === order)).toEqual([]);
  });
});

describe('words that permit', () => {
  it.each(['I could do 15% off for cash.', 'Weekday bookings might get 15% off.'])('unlock: %s', (words) => {
    const [term] = policyOf(`Room $100, lowest $70. ${words}`).terms ?? [];
    expect(term?.options[1]).toMatchObject({ unlocks: { share: 0.15 } });
  });
});

describe('a lowest price that is refused', () => {
  it('is not haggled down to until the seller says so', () => {
    const { questions } = compile('Bike, asking $500, not below $430. $20 off for cash.');
    expect(questions.find(({ id }) => id.startsWith('lowest_price_for_nothing'))?.choices[0]?.id).toBe('trade_only');
  });

  it('is bargained down to where the seller decides about low bids', () => {
    const { questions } = compile('Bike, asking $500, not below $430. Below $460 ask me first. $20 off for cash.');
    expect(questions.find(({ id }) => id.startsWith('lowest_price_for_nothing'))?.choices[0]?.id).toBe('haggle');
  });
});

describe('the name of an offer', () => {
  it.each([
    ['I teach classical guitar to adults. £42 an hour, not under £35.', 'classical guitar'],
    ['Garmin Fenix 6. £210. Lowest 195.', 'Garmin Fenix 6'],
    ['接logo设计，一个1200块，最低1000。', 'logo设计'],
    ['Seller offers refurbished scanners at $58 each, lowest $50.', 'refurbished scanners'],
  ])('is the noun phrase that it opens with: %s', (description, name) => {
    expect(policyOf(description).name).toBe(name);
  });

  it('is never a price', () => {
    expect(policyOf('标价11万元，10元以下不卖。').name).toBe('商品');
  });
});

describe('the words of an option', () => {
  it.each(['$60 off if they pay cash.', 'If they book on a weekday I take $60 off.', '付现金优惠60元。'])(
    'hold nothing that every buyer does: %s',
    (trade) => {
      const money = trade.includes('元') ? '二手车，要价900元，最低780元。' : 'Bike, asking $900, not below $780. ';
      const { terms = [] } = policyOf(money + trade);
      const words = terms.flatMap(({ options }) => options.flatMap((option) => option.words ?? []));
      expect(words.length).toBeGreaterThan(0);
      for (const word of ['pay', 'book', '付', '付款']) expect(words).not.toContain(word);
    },
  );
});
