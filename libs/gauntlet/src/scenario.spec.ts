import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from '@svc/signing';
import {
  GauntletError,
  generateScenarios,
  GENERATORS,
  issueFrom,
  scenarioFaults,
  weightsFrom,
  type Scenario,
} from './index.js';
import { HAND_MADE } from './testing/hand-made.js';

describe('issueFrom', () => {
  it('clips, scales to reach 0 and 1, and rounds to 4 decimals', () => {
    expect(issueFrom('price', [-0.02, 0.3, 0.7, 1.1])).toEqual({
      name: 'price',
      options: ['price_1', 'price_2', 'price_3', 'price_4'],
      seller_utility: [0, 0.3, 0.7, 1],
    });
    // Least 0.1, span 0.8: (0.4 − 0.1) / 0.8 = 0.375, (0.63 − 0.1) / 0.8 = 0.6625.
    expect(issueFrom('terms', [0.1, 0.4, 0.63, 0.9]).seller_utility).toEqual([0, 0.375, 0.6625, 1]);
    expect(issueFrom('price', [0.05, 0.4, 0.95]).seller_utility).toEqual([0, 0.3889, 1]);
  });
});

describe('weightsFrom', () => {
  it('rounds to 6 decimals so that the weights sum to 1', () => {
    expect(weightsFrom([1, 1, 1, 1])).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(weightsFrom([1, 1, 1])).toEqual([0.333333, 0.333334, 0.333333]);
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 1e-6, max: 1e3, noNaN: true }), { minLength: 4, maxLength: 4 }),
        (shares) => {
          const weights = weightsFrom(shares);
          expect(weights.reduce((sum, weight) => sum + Math.round(weight * 1e6), 0)).toBe(1e6);
          const total = shares.reduce((sum, share) => sum + share, 0);
          for (const [index, weight] of weights.entries())
            expect(Math.abs(weight - (shares[index] ?? 0) / total)).toBeLessThan(1.1e-6);
        },
      ),
    );
  });
});

const names = GENERATORS.map(({ name }) => name);

describe.each(names)('the generator %s', (generator) => {
  const many = generateScenarios({ seed: 'law', generator, count: 2000 });
  const weightsOf = (scenario: Scenario): number[][] => [scenario.seller_weights, scenario.buyer_weights];
  const moments = (values: readonly number[]): { mean: number; variance: number } => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length };
  };

  it('draws lawful scenarios, the same for the same seed, a shorter list being the beginning of a longer', () => {
    expect(many.flatMap(scenarioFaults)).toEqual([]);
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (a, b) => {
        const [first, second] = [a, b].map((seed) => canonicalJson(generateScenarios({ seed, generator, count: 2 })));
        expect(first === second).toBe(a === b);
        expect(generateScenarios({ seed: a, generator, count: 1 })).toEqual(
          generateScenarios({ seed: a, generator, count: 2 }).slice(0, 1),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('keeps its draws: the 60 scenarios of seed 7 are pinned', () => {
    const digest = createHash('sha256')
      .update(canonicalJson(generateScenarios({ seed: '7', generator })))
      .digest('hex')
      .slice(0, 16);
    expect(digest).toBe({ svc: '84827dad7cd5366e', second: 'd9605381e1a83385' }[generator]);
  });

  it('has 3 to 6 options, each count as often', () => {
    const counts = new Map<number, number>();
    for (const { options } of many.flatMap(({ issues }) => issues))
      counts.set(options.length, (counts.get(options.length) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual([3, 4, 5, 6]);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chiSquare).toBeLessThan(16.3); // 0.999 quantile at 3 degrees of freedom
  });

  it(
    'has weights with the moments of Dirichlet(1): mean 1/4, variance 3/80, a covariance of −1/80 within a ' +
      'side and none across',
    () => {
      for (const issue of [0, 1, 2, 3]) {
        const { mean, variance } = moments(many.flatMap(weightsOf).map((weights) => weights[issue] ?? 0));
        expect(Math.abs(mean - 1 / 4)).toBeLessThan(0.012);
        expect(Math.abs(variance - 3 / 80)).toBeLessThan(0.004);
      }
      const covariance = (pairs: readonly (readonly [number, number])[]): number =>
        moments(pairs.map(([a, b]) => a + b)).variance / 2 -
        (moments(pairs.map(([a]) => a)).variance + moments(pairs.map(([, b]) => b)).variance) / 2;
      expect(
        Math.abs(covariance(many.flatMap(weightsOf).map((weights) => [weights[0] ?? 0, weights[3] ?? 0])) + 1 / 80),
      ).toBeLessThan(0.003);
      expect(
        Math.abs(covariance(many.map((scenario) => [scenario.seller_weights[1] ?? 0, scenario.buyer_weights[1] ?? 0]))),
      ).toBeLessThan(0.004);
    },
  );

  it('bends the even ramp by noise of 0.06: at the middle of three options', () => {
    const middles = many
      .flatMap(({ issues }) => issues)
      .filter(({ options }) => options.length === 3)
      .map(({ seller_utility: utilities }) => utilities[1] ?? 0);
    const { mean, variance } = moments(middles);
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.01);
    // The middle's own noise, and a little from the ends that are scaled to 0 and 1.
    expect(Math.sqrt(variance)).toBeGreaterThan(0.055);
    expect(Math.sqrt(variance)).toBeLessThan(0.08);
  });
});

describe('generateScenarios', () => {
  it('draws other scenarios with the other generator', () =>
    expect(generateScenarios({ seed: '7' })).not.toEqual(generateScenarios({ seed: '7', generator: 'second' })));

  it.each([
    ['seed_empty', ['seed'], { seed: '' }],
    ['generator_unknown', ['generator'], { seed: '7', generator: 'toString' as never }],
    ['count_range', ['count'], { seed: '7', count: 0 }],
    ['count_range', ['count'], { seed: '7', count: 1.5 }],
  ])('refuses with %s', (code, path, draw) => {
    expect(() => generateScenarios(draw)).toThrow(GauntletError);
    expect(() => generateScenarios(draw)).toThrow(expect.objectContaining({ code, path }));
  });
});

describe('scenarioFaults', () => {
  it('finds nothing in a lawful scenario and something in every changed one', () => {
    expect(scenarioFaults(HAND_MADE)).toEqual([]);
    const changed: unknown[] = [
      null,
      [],
      {},
      { ...HAND_MADE, extra: 1 },
      { ...HAND_MADE, issues: HAND_MADE.issues.slice(1) },
      { ...HAND_MADE, buyer_weights: [0.1, 0.2, 0.3, 0.3] },
      { ...HAND_MADE, seller_weights: [0.4, 0.3, 0.2, 0.1, 0] },
      { ...HAND_MADE, seller_weights: [0.40000001, 0.29999999, 0.2, 0.1] },
      { ...HAND_MADE, seller_weights: [-0.1, 0.8, 0.2, 0.1] },
      ...[
        { name: 'prise' },
        { options: ['price_1'] },
        { options: ['price_1', 'price_3', 'price_2', 'price_4', 'price_5'] },
        { seller_utility: [0, 0.25, 0.5, 0.75] },
        { seller_utility: [0, 0.25, 0.5, 0.75, 0.9] },
        { seller_utility: [0, 0.25555, 0.5, 0.75, 1] },
      ].map((member) => ({
        ...HAND_MADE,
        issues: [{ ...HAND_MADE.issues[0], ...member }, ...HAND_MADE.issues.slice(1)],
      })),
    ];
    for (const value of changed) expect([value, scenarioFaults(value).length]).not.toEqual([value, 0]);
  });
});
