import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  createBundleNegotiator,
  negotiateBundle,
  NegotiationMathError,
  type BundleIssue,
  type BundleRequest,
  type OptionName,
} from './index.js';

/** I care about the price, they may care about delivery. */
const price: BundleIssue = {
  name: 'price',
  options: ['low', 'middle', 'high'],
  my_utility: [1, 0.5, 0],
  their_utility: [0, 0.5, 1],
};
const delivery: BundleIssue = {
  name: 'delivery',
  options: ['early', 'usual', 'late'],
  my_utility: [1, 0.5, 0],
  their_utility: [0, 0.5, 1],
};
const issues = [price, delivery];
const request: BundleRequest = {
  issues,
  my_priorities: { price: 3, delivery: 1 },
  my_batna: 0.3,
  their_batna_estimate: 0.3,
  rounds_left: 4,
};
const theirBest = { price: 'high', delivery: 'late' };

describe('a move over several issues', () => {
  it('asks for much at first and names what decided', () => {
    const move = negotiateBundle(request);
    expect(move).toMatchObject({ action: 'offer', confidence: 0 });
    expect(move.my_utility).toBeGreaterThan(0.7);
    expect(move.rationale).toMatch(
      /^The other side has made no offer yet\. The other side can still answer 3 of your offers/,
    );
  });

  it('learns from an even concession which issue matters to them', () => {
    const conceded = {
      ...request,
      their_offers: [theirBest, { price: 'middle', delivery: 'late' }],
      my_offers: [{ price: 'low', delivery: 'early' }],
      rounds_left: 3,
    };
    const { inferred_priorities } = negotiateBundle(conceded);
    expect(inferred_priorities.delivery).toBeGreaterThan(inferred_priorities.price ?? 1);
  });

  it('learns from a refusal as well', () => {
    const before = negotiateBundle({ ...request, their_offers: [theirBest], rounds_left: 3 });
    const after = negotiateBundle({
      ...request,
      their_offers: [theirBest, theirBest],
      my_offers: [{ price: 'low', delivery: 'late' }],
      rounds_left: 3,
    });
    expect(after.inferred_priorities.price).toBeGreaterThan(before.inferred_priorities.price ?? 1);
  });

  it('accepts what clears its alternative where no offer of its own can be answered any more', () => {
    const last = { ...request, rounds_left: 1, their_offers: [{ price: 'middle', delivery: 'late' }] };
    expect(negotiateBundle(last)).toMatchObject({
      action: 'accept',
      recommended_offer: { price: 'middle', delivery: 'late' },
      my_utility: 0.375,
      alternatives: [],
    });
    expect(negotiateBundle({ ...last, my_batna: 0.38 }).action).toBe('offer');
  });

  it('makes its last offer an ultimatum where the other side still answers', () => {
    const last: BundleRequest = {
      ...request,
      rounds_left: 1,
      opponent_moves_last: true,
      my_offers: Array(3).fill({ price: 'low', delivery: 'early' }),
      their_offers: [theirBest, theirBest, { price: 'middle', delivery: 'late' }],
    };
    expect(negotiateBundle(last)).toMatchObject({
      action: 'offer',
      rationale: expect.stringContaining('your last offer that the other side can answer'),
    });
  });

  it('accepts at once what is worth more than going on', () => {
    expect(
      negotiateBundle({
        ...request,
        their_offers: [theirBest, { price: 'low', delivery: 'early' }],
        my_offers: [{ price: 'low', delivery: 'early' }],
      }),
    ).toMatchObject({ action: 'accept', my_utility: 1 });
  });

  it('walks where nothing is worth as much as its alternative, and says what the best is worth', () => {
    const poor = issues.map((issue) => ({ ...issue, my_utility: [0.2, 0.1, 0] }));
    for (const rounds_left of [1, 4, 8, 30]) {
      expect(negotiateBundle({ ...request, issues: poor, rounds_left })).toMatchObject({
        action: 'walk',
        recommended_offer: null,
        my_utility: 0.3,
        their_utility_estimate: 0.3,
        acceptance_probability: null,
        trade_logic: null,
        rationale:
          'No package is worth as much as your alternative: the best of them is worth 0.20 to you, your ' +
          'alternative 0.30.',
      });
    }
  });

  it('counts a package that is worth exactly the alternative as good enough, to take and to offer', () => {
    const all = { ...request, my_batna: 1 };
    expect(
      negotiateBundle({ ...all, rounds_left: 1, their_offers: [{ price: 'low', delivery: 'early' }] }).action,
    ).toBe('accept');
    for (const rounds_left of [1, 3, 8, 30])
      expect(negotiateBundle({ ...all, rounds_left, their_offers: [theirBest] })).toMatchObject({
        action: 'offer',
        recommended_offer: { price: 'low', delivery: 'early' },
      });
  });

  it('leaves an offer with them on a last turn that nobody answers, and says so', () => {
    for (const my_offers of [[], Array(6).fill({ price: 'low', delivery: 'early' })])
      expect(
        negotiateBundle({
          ...request,
          rounds_left: 1,
          my_offers,
          their_offers: Array(my_offers.length + 1).fill(theirBest),
        }),
      ).toMatchObject({
        action: 'offer',
        rationale: expect.stringContaining('They are not expected to answer another offer of yours'),
      });
  });

  it('weighs all issues alike where no priorities are given', () => {
    expect(negotiateBundle({ issues, their_offers: [theirBest], my_priorities: null })).toEqual(
      negotiateBundle({ issues, their_offers: [theirBest], my_priorities: { price: 2, delivery: 2 } }),
    );
  });

  it('shows alternatives that are worth about as much to the caller', () => {
    const wide = ['a', 'b', 'c', 'd'].map((name, index): BundleIssue => ({
      name,
      options: [0, 1, 2, 3, 4],
      my_utility: [1, 0.75 + index / 100, 0.5, 0.25, 0],
      their_utility: [0, 0.25, 0.5, 0.75, 1],
    }));
    const move = negotiateBundle({ issues: wide, rounds_left: 3, opponent_moves_last: true });
    expect(move.alternatives).toHaveLength(3);
    for (const { my_utility, package: other } of move.alternatives) {
      expect(Math.abs(my_utility - move.my_utility)).toBeLessThanOrEqual(0.03);
      expect(other).not.toEqual(move.recommended_offer);
    }
  });
});

describe('the words of a move', () => {
  const traded = {
    ...request,
    their_offers: [{ price: 'middle', delivery: 'late' }],
  };

  it('ask for something and give something for it, or say that it is the last', () => {
    const move = negotiateBundle(traded);
    const { price: asked, delivery: given } = move.recommended_offer!;
    expect(given).not.toBe('early');
    expect(move.message).toBe(`If you can do price: ${asked}, I can do delivery: ${given}.`);
    expect(move.trade_logic).toBe(`The offer asks for price: ${asked} and gives delivery: ${given} in return.`);
    expect(negotiateBundle({ ...traded, rounds_left: 1, opponent_moves_last: true }).message).toMatch(
      /^This is my final offer: price: \w+ and delivery: \w+\.$/,
    );
    expect(negotiateBundle({ ...request, rounds_left: 8 })).toMatchObject({
      message: 'I can offer this: price: low and delivery: early.',
      trade_logic: null,
    });
    expect(negotiateBundle({ ...request, my_batna: 0, rounds_left: 1, their_offers: [theirBest] }).message).toBe(
      'I accept your offer: price: high and delivery: late. We have a deal.',
    );
    const poor = issues.map((issue) => ({ ...issue, my_utility: [0.2, 0.1, 0] }));
    expect(negotiateBundle({ ...request, issues: poor }).message).toMatch(/^Thank you for your time\./);
  });

  it('tell the other side no figure', () => {
    fc.assert(
      fc.property(requests(), (asked) => {
        const told = negotiateBundle({
          ...asked,
          issues: asked.issues.map((issue) => ({ ...issue, options: issue.options.map(lettered) })),
          their_offers: asked.their_offers!.map(letters),
          my_offers: asked.my_offers!.map(letters),
        });
        expect(told.message.replaceAll(/i\d/g, '')).not.toMatch(/\d/);
      }),
      { numRuns: 40 },
    );
  });
});

describe('what is believed before anything was said', () => {
  it.each([2, 3, 4, 5, 7])(
    'is the same weight for each of %i issues, without confidence, and no issue is named',
    (count) => {
      const named = Array.from({ length: count }, (_, index) => wideIssue(`i${index}`, index % 2 === 0 ? 3 : 4));
      for (const rounds_left of [1, 4, 5, 20]) {
        const move = negotiateBundle({ issues: named, rounds_left, my_batna: 0.1 });
        for (const { name } of named) expect(move.inferred_priorities[name]).toBe(Number((1 / count).toPrecision(12)));
        expect(move.confidence).toBe(0);
        expect(move.rationale).not.toContain('matter');
      }
    },
  );
});

describe('what is believed after a few offers', () => {
  const gives = (asked: string): BundleRequest => ({
    issues,
    my_priorities: { price: 3, delivery: 1 },
    their_offers: [asked === 'delivery' ? { price: 'low', delivery: 'late' } : { price: 'high', delivery: 'early' }],
  });

  it('begins with their first offer, in short games and in long ones', () => {
    for (const rounds_left of [2, 3, 4, 5, 12]) {
      const { delivery: held = 0 } = negotiateBundle({ ...gives('delivery'), rounds_left }).inferred_priorities;
      const { delivery: given = 1 } = negotiateBundle({ ...gives('price'), rounds_left }).inferred_priorities;
      expect(held).toBeGreaterThan(0.65);
      expect(given).toBeLessThan(0.35);
    }
  });

  it('is of one measure, however many turns are left', () => {
    const steps = ['high', 'middle', 'low'].map((step) => ({ price: step, delivery: 'late' }));
    const after = [3, 4, 5, 6].map((rounds_left) => negotiateBundle({ ...request, their_offers: steps, rounds_left }));
    for (const { inferred_priorities, confidence } of after) {
      expect(inferred_priorities.delivery).toBeGreaterThan(0.7);
      expect(confidence).toBeGreaterThan(0.5);
    }
    const [, short, long] = after;
    expect(Math.abs((short?.confidence ?? 0) - (long?.confidence ?? 1))).toBeLessThan(0.1);
  });

  it('rests on earlier offers too', () => {
    const steps = ['high', 'middle', 'low'].map((step) => ({ price: step, delivery: 'late' }));
    const all = negotiateBundle({ ...request, their_offers: steps, rounds_left: 3 });
    const last = negotiateBundle({ ...request, their_offers: steps.slice(-1), rounds_left: 3 });
    expect(all.confidence).toBeGreaterThan(last.confidence + 0.2);
  });

  it('names an issue as mattering most only where it is clear', () => {
    expect(negotiateBundle({ ...request, their_offers: [theirBest] }).rationale).toContain('not clear yet');
    const clear = ['high', 'middle', 'low'].map((step) => ({ price: step, delivery: 'late' }));
    expect(negotiateBundle({ ...request, their_offers: clear, rounds_left: 4 }).rationale).toContain(
      'delivery seems to matter most to the other side',
    );
  });
});

describe('what the other side has not told', () => {
  const untold = issues.map(({ their_utility: _, ...rest }) => rest);
  const bothLate = { price: 'low', delivery: 'late' };

  it('is named with how sure it is, and nothing is where all was told', () => {
    expect(negotiateBundle({ ...request, issues: untold }).inferred_utilities).toEqual({
      price: { utilities: [0, 0.5, 1], confidence: 0 },
      delivery: { utilities: [0, 0.5, 1], confidence: 0 },
    });
    expect(negotiateBundle(request).inferred_utilities).toEqual({});
  });

  it('is taken to be the opposite at first: the move is that of who is told so', () => {
    const { inferred_utilities: _, ...move } = negotiateBundle({ ...request, issues: untold });
    expect(move).toEqual({ ...negotiateBundle(request), inferred_utilities: undefined });
  });

  it('is learned from their offers: a common interest is asked for by both', () => {
    const { inferred_utilities } = negotiateBundle({
      ...request,
      issues: untold,
      their_offers: [bothLate, bothLate],
      my_offers: [{ price: 'low', delivery: 'early' }],
      rounds_left: 3,
    });
    expect(inferred_utilities['price']!.utilities).toEqual([1, expect.any(Number), 0]);
    expect(inferred_utilities['delivery']!.utilities).toEqual([0, 0.5, 1].map((utility) => expect.closeTo(utility, 1)));
  });

  it('may be single options: what was told of the others stands', () => {
    const [first, second] = issues as [BundleIssue, BundleIssue];
    const { inferred_utilities } = negotiateBundle({
      ...request,
      issues: [{ ...first, their_utility: [0, null, 1] }, second],
    });
    expect(inferred_utilities).toEqual({ price: { utilities: [0, 0.5, 1], confidence: 0 } });
  });

  it('may be their weights; told, they stand and nothing is left to be sure of', () => {
    for (const rounds_left of [3, 12]) {
      const { inferred_priorities, confidence } = negotiateBundle({
        ...request,
        their_priorities: { price: 1, delivery: 3 },
        their_offers: [theirBest],
        rounds_left,
      });
      expect([inferred_priorities, confidence]).toEqual([{ price: 0.25, delivery: 0.75 }, 1]);
    }
  });

  it('told weights move the offer towards what matters to them', () => {
    const asked = (their_priorities: Record<string, number>): number =>
      negotiateBundle({ ...request, their_priorities, rounds_left: 2 }).their_utility_estimate;
    expect(asked({ price: 1, delivery: 9 })).toBeGreaterThanOrEqual(asked({ price: 9, delivery: 1 }));
  });

  it.each([
    [{ issues: [{ ...price, their_utility: [0, null] }, delivery] }, ['issues', 0, 'their_utility']],
    [{ issues: [{ ...price, their_utility: [0, 2, null] }, delivery] }, ['issues', 0, 'their_utility', 1]],
    [{ their_priorities: { colour: 1 } }, ['their_priorities', 'colour']],
    [{ their_priorities: { price: 0 } }, ['their_priorities']],
  ])('is refused where it is told wrongly: %j', (wrong, path) => {
    expect(() => negotiateBundle({ ...request, ...wrong })).toThrow(expect.objectContaining({ path }));
  });
});

describe('laws of a move', () => {
  it('does not depend on the order in which issues are listed', () => {
    fc.assert(
      fc.property(requests(30), fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (asked, ranks) => {
        const shuffled = asked.issues
          .map((issue, index) => ({ issue, rank: ranks[index]! }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ issue }) => issue);
        const { message: _, trade_logic: __, ...move } = negotiateBundle(asked);
        expect(negotiateBundle({ ...asked, issues: shuffled })).toEqual(expect.objectContaining(move));
      }),
      { numRuns: Number(process.env.SVC_PROPERTY_RUNS ?? 60) },
    );
  });

  it('is never worth less than the alternative, on any turn', () => {
    fc.assert(
      fc.property(requests(), (asked) => {
        const move = negotiateBundle(asked);
        expect(move.my_utility).toBeGreaterThanOrEqual((asked.my_batna ?? 0.4) - 1e-12);
        expect(Object.values(move.inferred_priorities).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
        for (const value of [move.their_utility_estimate, move.confidence]) expect(value).toBeGreaterThanOrEqual(0);
        for (const { my_utility } of move.alternatives)
          expect(my_utility).toBeGreaterThanOrEqual((asked.my_batna ?? 0.4) - 1e-12);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for equal requests', () => {
    fc.assert(
      fc.property(requests(), (asked) =>
        expect(JSON.stringify(negotiateBundle(structuredClone(asked)))).toBe(JSON.stringify(negotiateBundle(asked))),
      ),
      { numRuns: 20 },
    );
  });

  it('does not depend on what a negotiator was asked before', () => {
    const negotiate = createBundleNegotiator();
    fc.assert(
      fc.property(requests(), (asked) => expect(negotiate(asked)).toEqual(negotiateBundle(asked))),
      { numRuns: 20 },
    );
  });

  it('does not depend on what issues and options are called', () => {
    const renamed = issues.map((issue) => ({
      ...issue,
      name: `${issue.name} of it`,
      options: issue.options.map((option) => `${String(option)}!`),
    }));
    const moved = negotiateBundle({
      ...request,
      issues: renamed,
      my_priorities: { 'price of it': 3, 'delivery of it': 1 },
      their_offers: [{ 'price of it': 'high!', 'delivery of it': 'late!' }],
    });
    expect(moved.my_utility).toBe(negotiateBundle({ ...request, their_offers: [theirBest] }).my_utility);
  });
});

describe('a broken precondition is refused with its place', () => {
  const broken: readonly (readonly [string, Partial<BundleRequest>, string, readonly (string | number)[]])[] = [
    ['fewer than two issues', { issues: [price], my_priorities: null }, 'issue_count', ['issues']],
    [
      'a utility outside 0..1',
      { issues: [price, { ...delivery, my_utility: [1, 2, 0] }] },
      'utility_range',
      ['issues', 1, 'my_utility', 1],
    ],
    [
      'a utility that is no number',
      { issues: [{ ...price, their_utility: [0, NaN, 1] }, delivery] },
      'utility_range',
      ['issues', 0, 'their_utility', 1],
    ],
    [
      'an option that is not there',
      { their_offers: [theirBest, { price: 'lower', delivery: 'late' }] },
      'option_unknown',
      ['their_offers', 1, 'price'],
    ],
    ['an issue left open', { my_offers: [{ price: 'low' }] }, 'issue_missing', ['my_offers', 0, 'delivery']],
    ['weights that sum to 0', { my_priorities: { price: 0 } }, 'weights_zero', ['my_priorities']],
    ['a history that is too long', { their_offers: Array(1001).fill(theirBest) }, 'history_length', ['their_offers']],
    ['no rounds left', { rounds_left: 0 }, 'rounds_range', ['rounds_left']],
    ['a budget that is none', { budget: 0 }, 'budget_range', ['budget']],
    ['a budget above what may be asked for', { budget: 9 }, 'budget_range', ['budget']],
    ['a BATNA outside 0..1', { my_batna: -0.1 }, 'utility_range', ['my_batna']],
    [
      'too many packages',
      { issues: Array.from({ length: 6 }, (_, index) => wideIssue(`i${index}`, 8)), my_priorities: null },
      'too_many_packages',
      ['issues'],
    ],
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

const lettered = (option: OptionName): string => 'abcd'[Number(option)]!;
const letters = (offer: Record<string, OptionName>): Record<string, OptionName> =>
  Object.fromEntries(Object.entries(offer).map(([name, option]) => [name, lettered(option)]));

function requests(longest = 3): fc.Arbitrary<BundleRequest> {
  const utility = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));
  const issue = fc.integer({ min: 1, max: 4 }).chain((count) =>
    fc.record({
      my_utility: fc.array(utility, { minLength: count, maxLength: count }),
      their_utility: fc.array(utility, { minLength: count, maxLength: count }),
    }),
  );
  return fc.array(issue, { minLength: 2, maxLength: 4 }).chain((drawn) => {
    const named = drawn.map((row, index): BundleIssue => ({
      name: `i${index}`,
      options: row.my_utility.map((_, option) => option),
      ...row,
    }));
    const offer = fc
      .tuple(...named.map(({ options }) => fc.constantFrom(...options)))
      .map((chosen): Record<string, OptionName> =>
        Object.fromEntries(chosen.map((option, index) => [`i${index}`, option])),
      );
    return fc.record({
      issues: fc.constant(named),
      their_offers: fc.array(offer, { maxLength: 6 }),
      my_offers: fc.array(offer, { maxLength: 5 }),
      my_priorities: fc
        .tuple(...named.map(() => fc.integer({ min: 1, max: 9 })))
        .map((weights) => Object.fromEntries(weights.map((weight, index) => [`i${index}`, weight]))),
      my_batna: fc.double({ min: 0, max: 1, noNaN: true }),
      their_batna_estimate: fc.double({ min: 0, max: 1, noNaN: true }),
      rounds_left: fc.integer({ min: 1, max: longest }),
      opponent_moves_last: fc.boolean(),
    });
  });
}
