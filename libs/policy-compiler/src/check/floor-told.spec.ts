import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import fc from 'fast-check';
import { checkFloorTold, tellsPrice } from './floor-told.js';

describe('a text that tells a price', () => {
  it.each([
    ['in digits', 'We never go under 370000.', 370_000],
    ['in grouped digits', 'Our limit is $370,000.', 370_000],
    ['in words', 'Never under three hundred and seventy thousand.', 370_000],
    ['in thousands', 'We could go down to 370k.', 370_000],
    ['in thousands that are not said', 'We could go down to 370.', 370_000],
    ['in 万', '最低37万。', 370_000],
    ['with cents', 'Not below 38.50 a seat.', 38.5],
    ['in Chinese words', '不低于三百元。', 300],
  ])('%s is found: %s', (_, text, price) => expect(tellsPrice(text, price)).toBe(true));

  it.each([
    ['another price', 'Our limit is $380,000.', 370_000],
    ['a share', '38 % off for schools.', 38],
    ['a count of things', 'It comes with 38 keys.', 38],
    ['a time', 'Delivery takes 38 days.', 38],
    ['a price that holds the digits', 'It was $1,380 new.', 380],
    ['a small price in thousands that are not said', 'One of 9 like it.', 9_000],
    ['nothing', '', 38],
    ['words alone', 'Ask for our lowest price.', 38],
  ])('is not found in %s: %s', (_, text, price) => expect(tellsPrice(text, price)).toBe(false));

  it('is found at any amount, between any words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 999_999 }), (price) => {
        expect(tellsPrice(`The least we take is $${price}, honestly.`, price)).toBe(true);
        expect(tellsPrice(`The least we take is $${price.toLocaleString('en-US')}.`, price)).toBe(true);
        expect(tellsPrice(`The least we take is $${price + 1}.`, price)).toBe(false);
      }),
    );
  });
});

describe('a policy', () => {
  const sofa: Policy = {
    version: 'svc-policy/1',
    name: 'Sofa',
    language: 'en',
    currency: 'USD',
    list_price: 450,
    floor_price: 380,
    terms: [{ id: 'cover', label: 'Cover', default: 'none', options: [{ id: 'none', label: 'without' }] }],
    facts: [{ id: 'age', words: ['age'], answer: 'It is four years old.' }],
  };
  const pathsOf = (change: Partial<Policy>): string[] => checkFloorTold({ ...sofa, ...change }).map(({ path }) => path);

  it('that tells its lowest price nowhere is sound', () => expect(pathsOf({})).toEqual([]));

  it.each<[string, Partial<Policy>, string]>([
    ['its name', { name: 'Sofa, lowest $380' }, '/name'],
    ['its closing words', { manner: { sign_off: 'Yours for $380!' } }, '/manner/sign_off'],
    ['a fact', { facts: [sofa.facts![0]!, { id: 'low', words: ['low'], answer: 'We take $380.' }] }, '/facts/1/answer'],
    ['what is never given', { never: [{ id: 'n', words: ['n'], text: 'Never under $380.' }] }, '/never/0/text'],
    ['a hand-off', { handoff: [{ id: 'h', words: ['h'], text: 'Offers under $380.' }] }, '/handoff/0/text'],
    [
      'an option',
      {
        terms: [
          {
            ...sofa.terms![0]!,
            options: [
              { id: 'none', label: 'without' },
              { id: 'c', label: 'cash at $380' },
            ],
          },
        ],
      },
      '/terms/0/options/1/label',
    ],
  ])('is told of %s that a buyer could hear', (_, change, path) => expect(pathsOf(change)).toEqual([path]));

  it('with one price alone has nothing to hide', () =>
    expect(pathsOf({ name: 'Sofa for $450', floor_price: 450 })).toEqual([]));
});
