import { describe, expect, it } from '@jest/globals';
import { offerAllowed, type Policy } from '@svc/policy-rules';
import fc from 'fast-check';
import { compilePolicy } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const policyOf = (description: string): Policy => compilePolicy(description, { salt: SALT }).policy as Policy;
/** The options beside the default ones, each with what it does to the price. */
const tradesOf = ({ terms = [] }: Policy): unknown[] =>
  terms
    .flatMap(({ options, default: usual }) => options.filter(({ id }) => id !== usual))
    .map(({ label, gives, unlocks, charge, charge_per: per }) => JSON.stringify([label, gives, unlocks, charge, per]))
    .sort();

const MACHINE = ['Espresso machine, $350.', 'Lowest $290.', '$15 off for cash.', 'Delivery is $30 extra.'];
const SEATS = [
  'Seats cost $49 a month.',
  'The lowest is $38.',
  'An annual contract gets 15% off.',
  'We never give free onboarding.',
];
const APPLES = ['Apples $2.40 a kg, lowest $2.10.', 'Minimum order 50 kg.', 'From 500 kg 8% off.'];
const BOAT = ['Boat $12,500.', 'Lowest $11,200.', 'Students get $300 off.', 'Questions about the engine go to Pete.'];
const DESIGN = ['Logo design, $800.', 'Lowest $650.', 'Rush work costs 20% more.'];

describe('an offer in a few sentences', () => {
  it('has its two prices, a discount for cash and a charge for delivery', () => {
    const policy = policyOf(MACHINE.join(' '));
    expect(policy).toMatchObject({ name: 'Espresso machine', currency: 'USD', list_price: 350, floor_price: 290 });
    expect(policy.terms?.map(({ id }) => id)).toEqual(['payment', 'handover']);
    expect(policy.terms?.[0]?.options[1]).toMatchObject({ label: 'cash', gives: { amount: 15 }, worth: 15 });
    expect(policy.terms?.[1]?.options[1]).toMatchObject({ charge: { amount: 30 }, charge_per: 'deal' });
  });

  it('sells to nobody below the lowest price, nor takes off what was not earned', () => {
    const policy = policyOf(`${MACHINE.join(' ')} Apart from that I give nothing away.`);
    const sold = (price: number, terms: Record<string, string>): boolean =>
      offerAllowed(policy, { price, quantity: 1, terms: { payment: 'standard', handover: 'standard', ...terms } });
    expect(sold(350, {})).toBe(true);
    expect(sold(335, { payment: 'cash' })).toBe(true);
    expect(sold(289.99, { payment: 'cash' })).toBe(false);
  });

  it('has a discount for a longer contract, and what is never given', () => {
    const policy = policyOf(SEATS.join(' '));
    expect(policy).toMatchObject({ list_price: 49, floor_price: 38 });
    expect(policy.terms?.[0]?.options[1]).toMatchObject({ label: 'annual contract', gives: { share: 0.15 } });
    expect(policy.never).toEqual([
      expect.objectContaining({ text: 'We never give free onboarding.', words: ['onboarding'] }),
    ]);
  });

  it('has what may be ordered, and a price for much', () =>
    expect(policyOf(APPLES.join(' ')).quantity).toMatchObject({
      min: 50,
      unit: 'kg',
      breaks: [{ from: 500, gives: { share: 0.08 } }],
    }));

  it('has what a kind of buyer gets, and what a person answers', () => {
    const { grants, handoff } = policyOf(BOAT.join(' '));
    expect(grants).toEqual([{ flag: 'student', gives: { amount: 300 } }]);
    expect(handoff).toEqual([expect.objectContaining({ words: ['engine'] })]);
  });

  it('has a charge as a share, on top of the price', () =>
    expect(policyOf(DESIGN.join(' ')).terms?.[0]?.options[1]).toMatchObject({ charge: { share: 0.2 } }));

  it('is read in Chinese too', () => {
    expect(policyOf('自行车标价1200元，最低1000元。现金付款便宜50元。')).toMatchObject({
      name: '自行车',
      language: 'zh',
      currency: 'CNY',
      list_price: 1_200,
      floor_price: 1_000,
      terms: [{ label: '付款', options: [{}, { label: '现金', gives: { amount: 50 } }] }],
    });
    expect(policyOf('茶叶每斤380元，最低320元，满10斤9折。').quantity).toMatchObject({
      unit: '斤',
      breaks: [{ from: 10, gives: { share: 0.1 } }],
    });
  });
});

describe('the order of sentences', () => {
  const rest = fc.constantFrom(MACHINE, SEATS, APPLES, BOAT, DESIGN).chain(([first = '', ...more]) =>
    fc.shuffledSubarray(more, { minLength: more.length }).map((shuffled) => ({
      said: [first, ...more].join(' '),
      otherwise: [first, ...shuffled].join(' '),
    })),
  );

  it('changes neither prices nor quantities, nor what is traded, granted or refused', () => {
    fc.assert(
      fc.property(rest, ({ said, otherwise }) => {
        const [one, other] = [policyOf(said), policyOf(otherwise)];
        expect([other.list_price, other.floor_price]).toEqual([one.list_price, one.floor_price]);
        expect(other.quantity).toEqual(one.quantity);
        expect(tradesOf(other)).toEqual(tradesOf(one));
        expect(other.grants).toEqual(one.grants);
        expect(other.never?.map(({ text }) => text)).toEqual(one.never?.map(({ text }) => text));
      }),
      { numRuns: 40 },
    );
  });
});

describe('a sentence that says nothing of the deal', () => {
  it.each(['Thanks for reading!', 'Call after six.', 'My brother repaired it.'])('moves no price: %s', (aside) => {
    for (const said of [MACHINE, SEATS, DESIGN]) {
      const [plain, more] = [policyOf(said.join(' ')), policyOf([...said, aside].join(' '))];
      expect([more.name, more.list_price, more.floor_price]).toEqual([plain.name, plain.list_price, plain.floor_price]);
      expect(tradesOf(more)).toEqual(tradesOf(plain));
    }
  });
});
