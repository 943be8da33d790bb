import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { choicesOf, normaliseWeights, requireIssues, requireUntoldIssues, type UntoldIssue } from './deal-issues.js';
import type { BundleIssue } from './deal-issues.js';
import { MAX_ISSUE_WEIGHT, MAX_ISSUES, MAX_OPTIONS, MAX_PACKAGES } from './limits.js';

const price: BundleIssue = {
  name: 'price',
  options: ['$900', '$1,000', '$1,100'],
  my_utility: [0, 0.6, 1],
  their_utility: [1, 0.5, 0],
};
const delivery: BundleIssue = {
  name: 'delivery',
  options: ['1 week', '4 weeks'],
  my_utility: [0.2, 1],
  their_utility: [1, 0],
};
const refusal = (act: () => void): [string, readonly (string | number)[]] | null => {
  try {
    act();
  } catch (fault) {
    const { code, path } = fault as { code: string; path: readonly (string | number)[] };
    return [code, path];
  }
  return null;
};
/** So many issues with so many options each. */
const many = (issues: number, options: number): BundleIssue[] =>
  Array.from({ length: issues }, (_, issue) => ({
    name: `issue ${issue}`,
    options: Array.from({ length: options }, (__, option) => option),
    my_utility: Array.from({ length: options }, () => 0.5),
    their_utility: Array.from({ length: options }, () => 0.5),
  }));

describe('issues', () => {
  it('may be one or many, with options that are words, numbers or yes and no', () => {
    const warranty = { ...delivery, name: 'warranty', options: [true, false] };
    const months = { ...delivery, name: 'months', options: [12, 24] };
    expect(refusal(() => requireIssues([price]))).toBeNull();
    expect(refusal(() => requireIssues([price, delivery, warranty, months]))).toBeNull();
  });

  it('tell a number from the word for it, and names by their letters', () => {
    const spelt = { ...delivery, options: [1, '1'] };
    expect(refusal(() => requireIssues([spelt, { ...spelt, name: 'Delivery' }]))).toBeNull();
  });

  it.each<[string, BundleIssue[], string, (string | number)[]]>([
    ['none', [], 'issue_count', ['issues']],
    ['more than can be', many(MAX_ISSUES + 1, 1), 'issue_count', ['issues']],
    ['two of one name', [price, { ...delivery, name: 'price' }], 'issue_repeated', ['issues', 1, 'name']],
    ['one without options', [{ ...price, options: [] }], 'option_count', ['issues', 0, 'options']],
    ['one with too many options', many(1, MAX_OPTIONS + 1), 'option_count', ['issues', 0, 'options']],
    [
      'an option twice',
      [{ ...delivery, options: ['1 week', '1 week'] }],
      'option_repeated',
      ['issues', 0, 'options', 1],
    ],
    [
      'an option that is no name',
      [{ ...delivery, options: ['1 week', NaN] }],
      'option_type',
      ['issues', 0, 'options', 1],
    ],
    ['a utility too few', [{ ...price, my_utility: [0, 1] }], 'utility_count', ['issues', 0, 'my_utility']],
    ['a utility above 1', [{ ...delivery, my_utility: [0, 1.01] }], 'utility_range', ['issues', 0, 'my_utility', 1]],
    [
      'a utility of theirs below 0',
      [price, { ...delivery, their_utility: [-0.1, 1] }],
      'utility_range',
      ['issues', 1, 'their_utility', 0],
    ],
    ['more packages than are looked at', many(6, 9), 'too_many_packages', ['issues']],
  ])('are refused as %s', (_, issues, code, path) =>
    expect(refusal(() => requireIssues(issues))).toEqual([code, path]),
  );

  it('may combine to exactly the most packages', () => {
    const full = [...many(2, 100), { ...many(1, 25)[0]!, name: 'last' }];
    expect(100 * 100 * 25).toBe(MAX_PACKAGES);
    expect(refusal(() => requireIssues(full))).toBeNull();
    expect(refusal(() => requireIssues([...full, delivery]))).toEqual(['too_many_packages', ['issues']]);
  });

  it('may leave open what the other side values, in all or in part', () => {
    const untold: UntoldIssue[] = [
      { ...price, their_utility: [1, null, null] },
      { ...delivery, their_utility: null },
      { name: 'colour', options: ['red', 'blue'], my_utility: [0, 1] },
    ];
    expect(refusal(() => requireUntoldIssues(untold))).toBeNull();
    expect(refusal(() => requireUntoldIssues([{ ...price, their_utility: [1, null] }]))).toEqual([
      'utility_count',
      ['issues', 0, 'their_utility'],
    ]);
    expect(refusal(() => requireUntoldIssues([{ ...price, their_utility: [null, 2, null] }]))).toEqual([
      'utility_range',
      ['issues', 0, 'their_utility', 1],
    ]);
  });
});

describe('weights', () => {
  const issues = [price, delivery];

  it('are shares of the whole, in the order of the issues', () => {
    expect(normaliseWeights({ delivery: 1, price: 3 }, issues, 'my_weights')).toEqual([0.75, 0.25]);
    expect(normaliseWeights({ price: 5 }, issues, 'my_weights')).toEqual([1, 0]);
  });

  it('sum to 1 and keep their proportions, whatever their size', () => {
    const weight = fc.double({ min: 1e-3, max: MAX_ISSUE_WEIGHT, noNaN: true });
    fc.assert(
      fc.property(weight, weight, (one, other) => {
        const [first = 0, second = 0] = normaliseWeights({ price: one, delivery: other }, issues, 'my_weights');
        expect(first + second).toBeCloseTo(1, 12);
        expect(first * other).toBeCloseTo(second * one, 3);
      }),
    );
  });

  it.each([
    [{ colour: 1 }, 'issue_unknown', ['my_weights', 'colour']],
    [{ price: -1 }, 'weight_range', ['my_weights', 'price']],
    [{ price: MAX_ISSUE_WEIGHT + 1 }, 'weight_range', ['my_weights', 'price']],
    [{ price: NaN }, 'weight_range', ['my_weights', 'price']],
    [{ price: 0, delivery: 0 }, 'weights_zero', ['my_weights']],
    [{}, 'weights_zero', ['my_weights']],
    [JSON.parse('{"toString": 1}') as Record<string, number>, 'issue_unknown', ['my_weights', 'toString']],
  ])('are refused as %j', (weights, code, path) =>
    expect(refusal(() => normaliseWeights(weights, issues, 'my_weights'))).toEqual([code, path]),
  );

  it('are not taken from what objects inherit', () => {
    const named = [{ name: 'toString' }, { name: 'price' }];
    expect(normaliseWeights({ price: 2 }, named, 'my_weights')).toEqual([0, 1]);
  });
});

describe('a package', () => {
  const issues = [price, delivery];

  it('names an option for each issue, in any order', () => {
    expect(choicesOf({ delivery: '4 weeks', price: '$900' }, issues, 'deal')).toEqual([0, 1]);
  });

  it.each([
    [{ price: '$900' }, 'issue_missing', ['their_offers', 2, 'delivery']],
    [{ price: '$900', delivery: '2 weeks' }, 'option_unknown', ['their_offers', 2, 'delivery']],
    [{ price: '$900', delivery: '1 week', colour: 'red' }, 'issue_unknown', ['their_offers', 2, 'colour']],
    [{}, 'issue_missing', ['their_offers', 2, 'price']],
  ])('is refused as %j, with its place', (chosen, code, path) =>
    expect(refusal(() => choicesOf(chosen as Record<string, string>, issues, 'their_offers', 2))).toEqual([code, path]),
  );

  it('does not take the word for a number', () => {
    const months = [{ name: 'months', options: [12, 24] }];
    expect(choicesOf({ months: 24 }, months)).toEqual([1]);
    expect(refusal(() => choicesOf({ months: '24' }, months))).toEqual(['option_unknown', ['months']]);
  });
});
