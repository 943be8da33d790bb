import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { negotiateBundle, NegotiationMathError, type BundleIssue, type BundleRequest, type OptionName } from './index.js';

/** I care about the price, they may care about delivery. */
const price: BundleIssue = { name: 'price', options: ['low', 'middle', 'high'], my_utility: [1, 0.5, 0], their_utility: [0, 0.5, 1] };
const delivery: BundleIssue = { name: 'delivery', options: ['early', 'usual', 'late'], my_utility: [1, 0.5, 0], their_utility: [0, 0.5, 1] };
const issues = [price, delivery];
const request: BundleRequest = { issues, my_priorities: { price: 3, delivery: 1 }, my_batna: 0.3, their_batna_estimate: 0.3, rounds_left: 4 };
const theirBest = { price: 'high', delivery: 'late' };

describe('a move over several issues', () => {
  it('asks for much at first and names what decided', () => {
    const move = negotiateBundle(request);
    expect(move).toMatchObject({ action: 'offer', confidence: 0 });
    expect(move.my_utility).toBeGreaterThan(0.7);
    expect(move.rationale).toMatch(/^Nothing has been heard from them yet\. 3 offers of yours can still be answered/);
  });

  it('learns from an even concession which issue matters to them', () => {
    const conceded = { ...request, their_offers: [theirBest, { price: 'middle', delivery: 'late' }], my_offers: [{ price: 'low', delivery: 'early' }], rounds_left: 3 };
    const { inferred_priorities } = negotiateBundle(conceded);
    expect(inferred_priorities.delivery).toBeGreaterThan(inferred_priorities.price ?? 1);
  });

  it('learns from a refusal as well', () => {
    const before = negotiateBundle({ ...request, their_offers: [theirBest], rounds_left: 3 });
    const after = negotiateBundle({ ...request, their_offers: [theirBest, theirBest], my_offers: [{ price: 'low', delivery: 'late' }], rounds_left: 3 });
    expect(after.inferred_priorities.price).toBeGreaterThan(before.inferred_priorities.price ?? 1);
  });

  it('accepts what clears its alternative where no offer of its own can be answered any more', () => {
    const last = { ...request, rounds_left: 1, their_offers: [{ price: 'middle', delivery: 'late' }] };
    expect(negotiateBundle(last)).toMatchObject({ action: 'accept', recommended_offer: { price: 'middle', delivery: 'late' }, my_utility: 0.375, alternatives: [] });
    expect(negotiateBundle({ ...last, my_batna: 0.38 }).action).toBe('offer');
  });

  it('makes its last offer an ultimatum where the other side still answers', () => {
    const last: BundleRequest = { ...request, rounds_left: 1, opponent_moves_last: true, my_offers: Array(3).fill({ price: 'low', delivery: 'early' }), their_offers: [theirBest, theirBest, { price: 'middle', delivery: 'late' }] };
    expect(negotiateBundle(last)).toMatchObject({ action: 'offer', rationale: expect.stringContaining('the last offer of yours that can be answered') });
  });

  it('accepts at once what is worth more than going on', () => {
    expect(negotiateBundle({ ...request, their_offers: [theirBest, { price: 'low', delivery: 'early' }], my_offers: [{ price: 'low', delivery: 'early' }] })).toMatchObject({ action: 'accept', my_utility: 1 });
  });

  it('walks where nothing is worth as much as its alternative', () => {
    const poor = issues.map((issue) => ({ ...issue, my_utility: [0.2, 0.1, 0] }));
    expect(negotiateBundle({ ...request, issues: poor })).toMatchObject({ action: 'walk', recommended_offer: null, my_utility: 0.3, their_utility_estimate: 0.3 });
  });

  it('weighs all issues alike where no priorities are given', () => {
    expect(negotiateBundle({ issues, their_offers: [theirBest], my_priorities: null })).toEqual(negotiateBundle({ issues, their_offers: [theirBest], my_priorities: { price: 2, delivery: 2 } }));
  });

  it('shows alternatives that are worth about as much to the caller', () => {
    const wide = ['a', 'b', 'c', 'd'].map((name, index): BundleIssue => ({ name, options: [0, 1, 2, 3, 4], my_utility: [1, 0.75 + index / 100, 0.5, 0.25, 0], their_utility: [0, 0.25, 0.5, 0.75, 1] }));
    const move = negotiateBundle({ issues: wide, rounds_left: 3, opponent_moves_last: true });
    expect(move.alternatives).toHaveLength(3);
    for (const { my_utility, package: other } of move.alternatives) {
      expect(Math.abs(my_utility - move.my_utility)).toBeLessThanOrEqual(0.03);
      expect(other).not.toEqual(move.recommended_offer);
    }
  });
});

describe('laws of a move', () => {
  it('is never worth less than the alternative, on any turn', () => {
    fc.assert(fc.property(requests(), (asked) => {
      const move = negotiateBundle(asked);
      expect(move.my_utility).toBeGreaterThanOrEqual((asked.my_batna ?? 0.4) - 1e-12);
      expect(Object.values(move.inferred_priorities).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
      for (const value of [move.their_utility_estimate, move.confidence]) expect(value).toBeGreaterThanOrEqual(0);
      for (const { my_utility } of move.alternatives) expect(my_utility).toBeGreaterThanOrEqual((asked.my_batna ?? 0.4) - 1e-12);
    }), { numRuns: 60 });
  });

  it('is the same for equal requests', () => {
    fc.assert(fc.property(requests(), (asked) => expect(JSON.stringify(negotiateBundle(structuredClone(asked)))).toBe(JSON.stringify(negotiateBundle(asked)))), { numRuns: 20 });
  });

  it('does not depend on what issues and options are called', () => {
    const renamed = issues.map((issue) => ({ ...issue, name: `${issue.name} of it`, options: issue.options.map((option) => `${String(option)}!`) }));
    const moved = negotiateBundle({ ...request, issues: renamed, my_priorities: { 'price of it': 3, 'delivery of it': 1 }, their_offers: [{ 'price of it': 'high!', 'delivery of it': 'late!' }] });
    expect(moved.my_utility).toBe(negotiateBundle({ ...request, their_offers: [theirBest] }).my_utility);
  });
});

describe('a broken precondition is refused with its place', () => {
  const broken: readonly (readonly [string, Partial<BundleRequest>, string, readonly (string | number)[]])[] = [
    ['fewer than two issues', { issues: [price], my_priorities: null }, 'issue_count', ['issues']],
    ['a utility outside 0..1', { issues: [price, { ...delivery, my_utility: [1, 2, 0] }] }, 'utility_range', ['issues', 1, 'my_utility', 1]],
    ['a utility that is no number', { issues: [{ ...price, their_utility: [0, NaN, 1] }, delivery] }, 'utility_range', ['issues', 0, 'their_utility', 1]],
    ['an option that is not there', { their_offers: [theirBest, { price: 'lower', delivery: 'late' }] }, 'option_unknown', ['their_offers', 1, 'price']],
    ['an issue left open', { my_offers: [{ price: 'low' }] }, 'issue_missing', ['my_offers', 0, 'delivery']],
    ['weights that sum to 0', { my_priorities: { price: 0 } }, 'weights_zero', ['my_priorities']],
    ['a history that is too long', { their_offers: Array(129).fill(theirBest) }, 'history_length', ['their_offers']],
    ['no rounds left', { rounds_left: 0 }, 'rounds_range', ['rounds_left']],
    ['a BATNA outside 0..1', { my_batna: -0.1 }, 'utility_range', ['my_batna']],
    ['too many packages', { issues: Array.from({ length: 6 }, (_, index) => wideIssue(`i${index}`, 8)), my_priorities: null }, 'too_many_packages', ['issues']],
  ];
  it.each(broken)('%s', (_what, change, code, path) => {
    const act = (): unknown => negotiateBundle({ ...request, ...change });
    expect(act).toThrow(NegotiationMathError);
    expect(act).toThrow(expect.objectContaining({ code, path }));
  });
});

function wideIssue(name: string, count: number): BundleIssue {
  const steps = Array.from({ length: count }, (_, option) => option / (count - 1));
  return { name, options: steps.map((_, option) => option), my_utility: steps, their_utility: [...steps].reverse() };
}

function requests(): fc.Arbitrary<BundleRequest> {
  const utility = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));
  const issue = fc.integer({ min: 1, max: 4 }).chain((count) => fc.record({ my_utility: fc.array(utility, { minLength: count, maxLength: count }), their_utility: fc.array(utility, { minLength: count, maxLength: count }) }));
  return fc.array(issue, { minLength: 2, maxLength: 4 }).chain((drawn) => {
    const named = drawn.map((row, index): BundleIssue => ({ name: `i${index}`, options: row.my_utility.map((_, option) => option), ...row }));
    const offer = fc.tuple(...named.map(({ options }) => fc.constantFrom(...options))).map((chosen): Record<string, OptionName> => Object.fromEntries(chosen.map((option, index) => [`i${index}`, option])));
    return fc.record({
      issues: fc.constant(named), their_offers: fc.array(offer, { maxLength: 6 }), my_offers: fc.array(offer, { maxLength: 5 }),
      my_priorities: fc.tuple(...named.map(() => fc.integer({ min: 1, max: 9 }))).map((weights) => Object.fromEntries(weights.map((weight, index) => [`i${index}`, weight]))),
      my_batna: fc.double({ min: 0, max: 1, noNaN: true }), their_batna_estimate: fc.double({ min: 0, max: 1, noNaN: true }),
      rounds_left: fc.integer({ min: 1, max: 3 }), opponent_moves_last: fc.boolean(),
    });
  });
}
