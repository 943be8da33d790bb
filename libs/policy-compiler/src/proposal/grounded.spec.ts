import { describe, expect, it } from '@jest/globals';
import { readNumbers } from '@svc/language';
import { toMicros, type Policy } from '@svc/policy-rules';
import { TEMPLATES } from '../templates/templates.js';
import { figuresOf } from './figures.js';
import { groundedAmounts } from './grounded.js';
import { keepGrounded } from './keep-grounded.js';

const SOFA = 'Sofa, asking $450, lowest $380. 10% off for cash. The stool is $520 with it.';
const sofa: Policy = {
  version: 'svc-policy/1',
  name: 'Sofa',
  language: 'en',
  currency: 'USD',
  list_price: 450,
  floor_price: 380,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  terms: [
    {
      id: 'payment',
      label: 'Payment',
      default: 'card',
      options: [
        { id: 'card', label: 'by card', worth: 0 },
        { id: 'cash', label: 'cash', gives: { share: 0.1 }, words: ['50 dollar notes'] },
      ],
    },
  ],
  facts: [{ id: 'age', words: ['age', '4 years'], answer: 'It is 4 years old.' }],
};

describe('the figures of a policy', () => {
  it('are those that must come from the words, each with its place, in texts too', () =>
    expect(figuresOf(sofa)).toEqual([
      { path: '/list_price', value: 450 },
      { path: '/floor_price', value: 380 },
      { path: '/terms/0/options/1/gives/share', value: 0.1 },
      { path: '/facts/0/answer', value: 4 },
    ]));

  it('leave out presets, names, cue words and what nothing and one piece are written as', () => {
    const more: Policy = { ...sofa, meso: 3, price_decimals: 4, quantity: { min: 1, max: 1, unit: 'piece' } };
    expect(figuresOf(more)).toEqual(figuresOf(sofa));
  });

  it.each(TEMPLATES.map(({ id, policy }) => [id, policy] as const))(
    'of template %s stand where they point',
    (_, policy) => {
      for (const { path, value } of figuresOf(policy)) {
        const found = path
          .split('/')
          .slice(1)
          .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], policy);
        if (typeof found === 'number') expect(found).toBe(value);
        else expect(typeof found).toBe('string');
      }
    },
  );
});

describe('what a description grounds', () => {
  const grounded = groundedAmounts(readNumbers(SOFA), sofa, []);
  const isGrounded = (value: number): boolean => grounded.has(toMicros(value));

  it.each([
    ['a number that it says', 450],
    ['a share that it says', 0.1],
    ['the money that the share takes off', 45],
    ['the price that the share leaves', 405],
    ['the way from the list price to the lowest', 70],
    ['what a dearer version costs more', 70],
    ['a figure of the compiler', 380],
  ])('is %s', (_, value) => expect(isGrounded(value)).toBe(true));

  it.each([379, 451, 0.12, 54, 200, 1_000])('is not what nobody said: %d', (value) =>
    expect(isGrounded(value)).toBe(false),
  );

  it('is nothing reckoned from a list price that it does not say', () => {
    const other = groundedAmounts(readNumbers(SOFA), { ...sofa, list_price: 600 }, []);
    expect(other.has(toMicros(60))).toBe(false);
    expect(other.has(toMicros(450))).toBe(true);
  });
});

describe('a proposal with invented figures', () => {
  const own: Policy = { ...sofa, terms: [], facts: sofa.facts! };
  const proposal: Policy = { ...sofa, free_discount: 20, grants: [{ flag: 'student', gives: { amount: 99 } }] };

  it('without any is kept whole', () => expect(keepGrounded(proposal, own, [])).toEqual(proposal));

  it('loses the section that holds one, where the compiler has none of its own', () => {
    expect(keepGrounded({ ...proposal, manner: { max_rounds: 9 } }, own, ['/manner/max_rounds'])).not.toHaveProperty(
      'manner',
    );
  });

  it('takes the compiler’s section in the place of one', () => {
    const facts = [{ id: 'age', words: ['age'], answer: 'It is 40 years old.' }];
    expect(keepGrounded({ ...proposal, facts }, own, ['/facts/0/answer']).facts).toEqual(own.facts);
  });

  it('never mixes sections that name each other’s options', () => {
    const kept = keepGrounded(proposal, own, ['/grants/0/gives/amount']);
    expect(kept).not.toHaveProperty('grants');
    expect(kept['terms']).toEqual(own.terms);
  });

  it('never mixes prices: with one of them go both, and what is given for nothing', () => {
    const kept = keepGrounded({ ...proposal, floor_price: 300 }, own, ['/floor_price']);
    expect([kept['list_price'], kept['floor_price']]).toEqual([450, 380]);
    expect(kept).not.toHaveProperty('free_discount');
  });

  it('is not changed itself', () => {
    const before = structuredClone(proposal);
    keepGrounded(proposal, own, ['/terms/0', '/list_price', '/facts/0']);
    expect(proposal).toEqual(before);
  });
});
