import { MAX_PACKAGES } from '../limits.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NegotiationMathError, scoreDeal, type BundleIssue, type DealScore, type DealToScore } from '../index.js';

/** I care about the price, they about delivery: each can have what matters to them. */
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
const deal: DealToScore = {
  issues: [price, delivery],
  my_weights: { price: 3, delivery: 1 },
  their_weights: { price: 1, delivery: 3 },
  package: { price: 'low', delivery: 'late' },
};

describe('the score of a deal', () => {
  it('is full where each side has what matters more to it', () => {
    expect(scoreDeal({ ...deal, notional: 1000 })).toMatchObject({
      my_utility: 0.75,
      their_utility: 0.75,
      joint: 1.5,
      frontier_best_joint: 1.5,
      naive_joint: 1,
      nash_package: { price: 'low', delivery: 'late' },
      pareto_efficient: true,
      capture: 1,
      logroll: true,
      value_left: 0,
    });
  });

  it('tells what splitting every difference leaves on the table', () => {
    expect(scoreDeal({ ...deal, package: { price: 'middle', delivery: 'usual' }, notional: 1000 })).toMatchObject({
      my_utility: 0.5,
      their_utility: 0.5,
      joint: 1,
      pareto_efficient: false,
      capture: 0.666666666667,
      logroll: false,
      value_left: 500,
    });
  });

  it('calls a one-sided deal efficient, however little it captures', () => {
    expect(scoreDeal({ ...deal, package: { price: 'low', delivery: 'early' } })).toMatchObject({
      my_utility: 1,
      their_utility: 0,
      pareto_efficient: true,
      logroll: false,
      value_left: null,
    });
  });

  it('takes the first package where products and sums are equal, and the greater sum where only products are', () => {
    const none: BundleIssue = {
      name: 'colour',
      options: ['red', 'blue'],
      my_utility: [0, 0],
      their_utility: [0.2, 0.2],
    };
    const alone = { my_weights: { colour: 1 }, their_weights: { colour: 1 }, package: { colour: 'blue' } };
    expect(scoreDeal({ ...alone, issues: [none] }).nash_package).toEqual({ colour: 'red' });
    expect(scoreDeal({ ...alone, issues: [{ ...none, their_utility: [0.2, 0.3] }] }).nash_package).toEqual({
      colour: 'blue',
    });
  });

  it('captures all where there is nothing to be had', () => {
    const empty = { name: 'x', options: [0], my_utility: [0], their_utility: [0] };
    expect(
      scoreDeal({ issues: [empty], my_weights: { x: 1 }, their_weights: { x: 1 }, package: { x: 0 } }),
    ).toMatchObject({ joint: 0, capture: 1, pareto_efficient: true });
  });

  it('keeps the middle of an even number of options at the later one', () => {
    const even = { name: 'x', options: [0, 1], my_utility: [0, 1], their_utility: [0, 0.5] };
    expect(
      scoreDeal({ issues: [even], my_weights: { x: 1 }, their_weights: { x: 1 }, package: { x: 0 } }).naive_joint,
    ).toBe(1.5);
  });
});

const utilities = (options: number): fc.Arbitrary<number[]> =>
  fc.array(
    fc.integer({ min: 0, max: 20 }).map((steps) => steps / 20),
    { minLength: options, maxLength: options },
  );
const deals: fc.Arbitrary<DealToScore> = fc
  .integer({ min: 1, max: 4 })
  .chain((count) =>
    fc.tuple(
      fc.tuple(
        ...Array.from({ length: count }, (_, index) =>
          fc.integer({ min: 1, max: 4 }).chain((options) =>
            fc.record({
              name: fc.constant(`issue ${index}`),
              options: fc.constant(Array.from({ length: options }, (_none, option) => option)),
              my_utility: utilities(options),
              their_utility: utilities(options),
            }),
          ),
        ),
      ),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: count, maxLength: count }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: count, maxLength: count }),
      fc.array(fc.nat(), { minLength: count, maxLength: count }),
    ),
  )
  .map(([issues, mine, theirs, chosen]) => ({
    issues,
    my_weights: Object.fromEntries(issues.map(({ name }, index) => [name, mine[index] ?? 1])),
    their_weights: Object.fromEntries(issues.map(({ name }, index) => [name, theirs[index] ?? 1])),
    package: Object.fromEntries(
      issues.map(({ name, options }, index) => [name, (chosen[index] ?? 0) % options.length]),
    ),
  }));

/** Both utilities of every package, times both sums of weights and 20: whole numbers, so nothing is rounded. */
function allPoints({
  issues,
  my_weights,
  their_weights,
}: DealToScore): { my: number; their: number; options: Record<string, number> }[] {
  return issues.reduce<{ my: number; their: number; options: Record<string, number> }[]>(
    (points, { name, options, my_utility, their_utility }) =>
      points.flatMap((point) =>
        options.map((_, option) => ({
          my: point.my + Math.round((my_utility[option] ?? 0) * 20) * (my_weights[name] ?? 0),
          their: point.their + Math.round((their_utility[option] ?? 0) * 20) * (their_weights[name] ?? 0),
          options: { ...point.options, [name]: option },
        })),
      ),
    [{ my: 0, their: 0, options: {} }],
  );
}
const sum = (weights: Record<string, number>): number =>
  Object.values(weights).reduce((total, weight) => total + weight, 0);

describe('for any deal, the score', () => {
  it('agrees with whole numbers on efficiency, the best joint utility and the Nash package', () => {
    fc.assert(
      fc.property(deals, (input) => {
        const points = allPoints(input);
        const own = points.find(({ options }) =>
          Object.entries(input.package).every(([name, option]) => options[name] === option),
        )!;
        const [mySum, theirSum] = [sum(input.my_weights), sum(input.their_weights)];
        const joint = ({ my, their }: { my: number; their: number }): number => my * theirSum + their * mySum;
        const score = scoreDeal(input);
        expect(score.pareto_efficient).toBe(
          !points.some(({ my, their }) => my >= own.my && their >= own.their && (my > own.my || their > own.their)),
        );
        expect(score.frontier_best_joint).toBeCloseTo(Math.max(...points.map(joint)) / (20 * mySum * theirSum), 10);
        const nash = points.reduce((best, point) =>
          point.my * point.their > best.my * best.their ||
          (point.my * point.their === best.my * best.their && joint(point) > joint(best))
            ? point
            : best,
        );
        expect(score.nash_package).toEqual(nash.options);
      }),
      { seed: 11, numRuns: 400 },
    );
  });

  it('captures at most all, fully exactly at the best, and depends on weights only by their proportions', () => {
    fc.assert(
      fc.property(deals, (input) => {
        const score = scoreDeal(input);
        expect(score.capture).toBeLessThanOrEqual(1);
        expect(score.joint).toBeLessThanOrEqual(score.frontier_best_joint);
        expect(scoreDeal({ ...input, package: score.nash_package }).pareto_efficient).toBe(true);
        const doubled = Object.fromEntries(
          Object.entries(input.my_weights).map(([name, weight]) => [name, weight * 2]),
        );
        expect(scoreDeal({ ...input, my_weights: doubled })).toEqual(score);
      }),
      { seed: 12, numRuns: 300 },
    );
  });

  it('mirrors when the sides are exchanged', () => {
    fc.assert(
      fc.property(deals, (input) => {
        const issues = input.issues.map((issue) => ({
          ...issue,
          my_utility: issue.their_utility,
          their_utility: issue.my_utility,
        }));
        const score = scoreDeal(input);
        const mirrored = scoreDeal({
          ...input,
          issues,
          my_weights: input.their_weights,
          their_weights: input.my_weights,
        });
        const told = ({
          frontier: _frontier,
          frontier_size: _size,
          better_for_both: better,
          ...rest
        }: DealScore): object => ({
          ...rest,
          better: better === null ? null : better.package,
        });
        expect(told(mirrored)).toEqual(
          told({ ...score, my_utility: score.their_utility, their_utility: score.my_utility }),
        );
      }),
      { seed: 13, numRuns: 300 },
    );
  });
});

describe('a deal that cannot be scored', () => {
  const broken = (change: Partial<Record<keyof DealToScore, unknown>>): unknown => {
    try {
      return scoreDeal({ ...deal, ...change } as DealToScore);
    } catch (error) {
      return error instanceof NegotiationMathError ? [error.code, ...error.path] : error;
    }
  };
  const withPrice = (change: object): object => ({ issues: [{ ...price, ...change }, delivery] });

  it.each([
    ['no issues', { issues: [] }, ['issue_count', 'issues']],
    [
      '33 issues',
      { issues: Array.from({ length: 33 }, (_, index) => ({ ...price, name: `${index}` })) },
      ['issue_count', 'issues'],
    ],
    ['two issues of one name', { issues: [price, price] }, ['issue_repeated', 'issues', 1, 'name']],
    [
      'an issue without options',
      withPrice({ options: [], my_utility: [], their_utility: [] }),
      ['option_count', 'issues', 0, 'options'],
    ],
    [
      '101 options',
      withPrice({ options: Array.from({ length: 101 }, (_, index) => index) }),
      ['option_count', 'issues', 0, 'options'],
    ],
    ['an option twice', withPrice({ options: ['low', 'low', 'high'] }), ['option_repeated', 'issues', 0, 'options', 1]],
    [
      'an option that is no name',
      withPrice({ options: ['low', {}, 'high'] }),
      ['option_type', 'issues', 0, 'options', 1],
    ],
    [
      'an option that is no finite number',
      withPrice({ options: ['low', Number.NaN, 'high'] }),
      ['option_type', 'issues', 0, 'options', 1],
    ],
    ['too few utilities', withPrice({ my_utility: [1, 0] }), ['utility_count', 'issues', 0, 'my_utility']],
    [
      'a utility above 1',
      withPrice({ their_utility: [0, 1.01, 1] }),
      ['utility_range', 'issues', 0, 'their_utility', 1],
    ],
    ['a utility below 0', withPrice({ my_utility: [-0.1, 0, 1] }), ['utility_range', 'issues', 0, 'my_utility', 0]],
    [
      'a utility that is no number',
      withPrice({ my_utility: [1, '0.5', 0] }),
      ['utility_range', 'issues', 0, 'my_utility', 1],
    ],
    ['a weight of no issue', { my_weights: { price: 1, colour: 1 } }, ['issue_unknown', 'my_weights', 'colour']],
    ['a negative weight', { their_weights: { price: 2, delivery: -1 } }, ['weight_range', 'their_weights', 'delivery']],
    ['weights of 0', { their_weights: { price: 0 } }, ['weights_zero', 'their_weights']],
    ['a package that leaves an issue open', { package: { price: 'low' } }, ['issue_missing', 'package', 'delivery']],
    [
      'a package with an issue more',
      { package: { ...deal.package, colour: 'red' } },
      ['issue_unknown', 'package', 'colour'],
    ],
    [
      'an option that does not exist',
      { package: { price: 'free', delivery: 'late' } },
      ['option_unknown', 'package', 'price'],
    ],
    ['a negative notional', { notional: -1 }, ['notional_range', 'notional']],
  ])('with %s is refused with its place', (_, change, place) => {
    expect(broken(change)).toEqual(place);
  });

  it('with more packages than are looked at is refused, and the most are not', () => {
    const issues = (counts: number[]): BundleIssue[] =>
      counts.map((count, index) => ({
        name: `${index}`,
        options: Array.from({ length: count }, (_, option) => option),
        my_utility: Array.from({ length: count }, () => 0.5),
        their_utility: Array.from({ length: count }, () => 0.5),
      }));
    const most = {
      issues: issues([50, 50, 100]),
      my_weights: { 0: 1 },
      their_weights: { 1: 1 },
      package: { 0: 0, 1: 0, 2: 0 },
    };
    expect(50 * 50 * 100).toBe(MAX_PACKAGES);
    expect(scoreDeal(most)).toMatchObject({ pareto_efficient: true });
    expect(broken({ ...most, issues: issues([50, 51, 100]) })).toEqual(['too_many_packages', 'issues']);
  });
});

describe('the points beside a deal', () => {
  const issues = [
    { name: 'price', options: [0, 1, 2, 3], my_utility: [1, 0.7, 0.3, 0], their_utility: [0, 0.4, 0.8, 1] },
    { name: 'terms', options: ['a', 'b', 'c'], my_utility: [1, 0.6, 0], their_utility: [0, 0.7, 1] },
  ];
  const deal = {
    issues,
    my_weights: { price: 3, terms: 1 },
    their_weights: { price: 1, terms: 2 },
    package: { price: 1, terms: 'a' },
  };
  const all = issues[0]!.options.flatMap((_price, price) =>
    issues[1]!.options.map((_terms, terms) => ({
      package: { price: issues[0]!.options[price], terms: issues[1]!.options[terms] },
      my: (3 * issues[0]!.my_utility[price]! + issues[1]!.my_utility[terms]!) / 4,
      their: (issues[0]!.their_utility[price]! + 2 * issues[1]!.their_utility[terms]!) / 3,
    })),
  );
  const bestOf = (worth: (one: (typeof all)[number]) => number, among = all): unknown =>
    among.reduce((best, one) => (worth(one) > worth(best) + 1e-12 ? one : best)).package;

  it.each([
    [0, 0],
    [0.45, 0.2],
  ])('are those of every package listed, with BATNAs of %d and %d', (my_batna, their_batna) => {
    const score = scoreDeal({ ...deal, my_batna, their_batna });
    const rational = all.filter(({ my, their }) => my >= my_batna && their >= their_batna);
    const [mine, theirs] = [Math.max(...rational.map(({ my }) => my)), Math.max(...rational.map(({ their }) => their))];
    expect(score.nash_package).toEqual(bestOf(({ my, their }) => (my - my_batna) * (their - their_batna), rational));
    expect(score.egalitarian_package).toEqual(
      bestOf(({ my, their }) => Math.min(my - my_batna, their - their_batna), rational),
    );
    expect(score.utilitarian_package).toEqual(bestOf(({ my, their }) => my + their, rational));
    expect(score.kalai_smorodinsky_package).toEqual(
      bestOf(
        ({ my, their }) =>
          Math.min((my - my_batna) / (mine - my_batna), (their - their_batna) / (theirs - their_batna)),
        rational,
      ),
    );
  });

  it('are null where no package leaves both their BATNA', () => {
    expect(scoreDeal({ ...deal, my_batna: 1, their_batna: 1 })).toMatchObject({
      kalai_smorodinsky_package: null,
      egalitarian_package: null,
      utilitarian_package: null,
    });
    expect(() => scoreDeal({ ...deal, my_batna: 1.1 })).toThrow(expect.objectContaining({ path: ['my_batna'] }));
  });

  it('hold the whole frontier, and a package that is better for both where the deal is not on it', () => {
    const { frontier, frontier_size, better_for_both, pareto_efficient } = scoreDeal(deal);
    const undominated = all.filter(
      (one) => !all.some((other) => other !== one && other.my >= one.my && other.their >= one.their),
    );
    expect(frontier_size).toBe(undominated.length);
    expect(frontier.map((one) => one.package)).toEqual(
      [...undominated].sort((one, other) => other.my - one.my).map((one) => one.package),
    );
    expect(pareto_efficient).toBe(better_for_both === null);
    const poor = scoreDeal({ ...deal, package: { price: 3, terms: 'a' } });
    expect(poor.better_for_both!.my_utility).toBeGreaterThanOrEqual(poor.my_utility);
    expect(poor.better_for_both!.their_utility).toBeGreaterThanOrEqual(poor.their_utility);
  });

  it('show fifty packages of a longer frontier, both ends among them', () => {
    const steps = Array.from({ length: 100 }, (_, step) => step / 99);
    const long = [{ name: 'price', options: steps, my_utility: steps, their_utility: steps.map((step) => 1 - step) }];
    const { frontier, frontier_size } = scoreDeal({
      issues: long,
      my_weights: { price: 1 },
      their_weights: { price: 1 },
      package: { price: 0 },
    });
    expect([frontier.length, frontier_size, frontier[0]!.my_utility, frontier.at(-1)!.my_utility]).toEqual([
      50, 100, 1, 0,
    ]);
  });
});
