import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  createPrior,
  findPriorFault,
  findRoot,
  integrateLogConcave,
  LOGNORMAL_REGULAR_SIGMA,
  lognormalPrior,
  MAX_MU,
  MAX_SIGMA,
  MAX_UNIFORM_VALUE,
  NumericsError,
  roundFigure,
  uniformPrior,
  type Prior,
  type PriorParams,
} from './index.js';

const priors: fc.Arbitrary<Prior> = fc.oneof(
  fc
    .tuple(fc.double({ min: 0, max: 1000, noNaN: true }), fc.double({ min: 0.001, max: 1000, noNaN: true }))
    .map(([low, width]) => uniformPrior(low, low + width)),
  fc
    .tuple(fc.double({ min: -10, max: 10, noNaN: true }), fc.double({ min: 0.05, max: 4, noNaN: true }))
    .map(([mu, sigma]) => lognormalPrior(mu, sigma)),
);
const probability = fc.double({ min: 1e-12, max: 1 - 1e-12, noNaN: true });

describe('any prior', () => {
  it('has quantiles, distribution and survival that belong together', () => {
    fc.assert(
      fc.property(priors, probability, (prior, p) => {
        const value = prior.quantile(p);
        expect(prior.cdf(value)).toBeCloseTo(p, 10);
        expect(prior.cdf(value) + prior.survival(value)).toBeCloseTo(1, 12);
        expect(Math.exp(prior.logCdf(value))).toBeCloseTo(prior.cdf(value), 12);
        if (p < 0.999) expect((prior.hazard(value) * prior.survival(value)) / prior.density(value)).toBeCloseTo(1, 9);
      }),
      { seed: 24, numRuns: 300 },
    );
  });

  it('keeps a far upper tail that 1 − p has lost', () => {
    expect(lognormalPrior(0, 1).survival(lognormalPrior(0, 1).upperQuantile(1e-200)) / 1e-200).toBeCloseTo(1, 9);
    expect(uniformPrior(0, 1).upperQuantile(1e-3)).toBe(0.999);
  });

  it('has a virtual value v − 1/hazard and its inverse, from 0 on', () => {
    fc.assert(
      fc.property(priors, fc.double({ min: 0, max: 3, noNaN: true }), (prior, times) => {
        const target = times * prior.quantile(0.5);
        const value = prior.virtualInverse(target);
        if (value === Infinity) return expect(target).toBeGreaterThan(prior.high);
        expect(value).toBeGreaterThanOrEqual(Math.max(prior.low, target) * (1 - 1e-12));
        if (value > prior.low) expect(Math.abs(prior.virtualValue(value) - target)).toBeLessThan(1e-9 * value);
        else expect(prior.virtualValue(value)).toBeGreaterThanOrEqual(target - 1e-9 * value);
      }),
      { seed: 25, numRuns: 300 },
    );
  });

  it('has a coordinate whose density integrates to 1 and whose figures are those of the value', () => {
    fc.assert(
      fc.property(priors, probability, (prior, p) => {
        const { coordinate } = prior;
        const x = coordinate.atLogCdf(Math.log(p));
        const value = coordinate.valueAt(x);
        expect(coordinate.logCdfAt(x)).toBeCloseTo(Math.log(p), 9);
        expect(Math.exp(coordinate.logCdfAt(coordinate.atCdf(p)))).toBeCloseTo(p, 12);
        expect(Math.exp(coordinate.logSurvivalAt(x)) + p).toBeCloseTo(1, 10);
        expect(coordinate.logValueAt(x)).toBeCloseTo(Math.log(value), 9);
        expect(Math.exp(coordinate.logDensityAt(x) - coordinate.logSlopeAt(x)) / prior.density(value)).toBeCloseTo(
          1,
          6,
        );
        expect(coordinate.virtualAt(x) / prior.virtualValue(value)).toBeCloseTo(1, 4);
        expect(coordinate.rise(coordinate.of(value), x)).toBeCloseTo(0, 5);
        expect(integrateLogConcave((at) => coordinate.logDensityAt(at), coordinate.from, coordinate.to)).toBeCloseTo(
          1,
          12,
        );
      }),
      { seed: 26, numRuns: 200 },
    );
  });

  it('knows the slope of the virtual value', () => {
    fc.assert(
      fc.property(priors, fc.double({ min: 0.05, max: 0.95, noNaN: true }), ({ coordinate }, p) => {
        const x = coordinate.atLogCdf(Math.log(p));
        const step = 1e-5;
        const difference = (coordinate.virtualAt(x + step) - coordinate.virtualAt(x - step)) / (2 * step);
        expect(Math.abs(difference - coordinate.virtualSlopeAt(x))).toBeLessThan(
          1e-5 * (Math.abs(difference) + coordinate.valueAt(x) + Math.abs(coordinate.virtualAt(x))),
        );
      }),
      { seed: 27, numRuns: 200 },
    );
  });
});

describe('a lognormal prior', () => {
  it(
    'is regular up to the published sigma: only beyond does the virtual value fall, and only where it is ' + 'negative',
    () => {
      const falls = (sigma: number): number[] => {
        const { coordinate } = lognormalPrior(0, sigma);
        return Array.from({ length: 1000 }, (_, index) => -8 + index / 100).filter(
          (z) => coordinate.virtualSlopeAt(z) < 0,
        );
      };
      expect(falls(LOGNORMAL_REGULAR_SIGMA - 1e-4)).toEqual([]);
      for (const sigma of [LOGNORMAL_REGULAR_SIGMA + 0.01, 2, 5]) {
        expect(falls(sigma).length).toBeGreaterThan(0);
        expect(falls(sigma).filter((z) => lognormalPrior(0, sigma).coordinate.virtualAt(z) >= 0)).toEqual([]);
      }
    },
  );
});

describe('createPrior', () => {
  it('makes both families', () => {
    expect(createPrior({ family: 'uniform', params: { low: 1, high: 3 } }).mean).toBe(2);
    expect(createPrior({ family: 'lognorm', params: { mu: 0, sigma: 1 } }).mean).toBeCloseTo(Math.exp(0.5), 14);
  });

  const uniform = (params: unknown): unknown => ({ family: 'uniform', params });
  it.each([
    [{ family: 'gamma', params: {} }, 'prior_family', ['family']],
    [{ family: 'toString', params: {} }, 'prior_family', ['family']],
    [null, 'prior_family', ['family']],
    [uniform(null), 'prior_params', ['params']],
    [uniform([0, 1]), 'prior_params', ['params']],
    [uniform({ low: 0 }), 'prior_parameter', ['params', 'high']],
    [uniform({ low: 0, high: 1, mu: 0 }), 'prior_parameter', ['params', 'mu']],
    [uniform({ low: '0', high: 1 }), 'prior_range', ['params', 'low']],
    [uniform({ low: -1, high: 1 }), 'prior_range', ['params', 'low']],
    [uniform({ low: 0, high: MAX_UNIFORM_VALUE * 2 }), 'prior_range', ['params', 'high']],
    [uniform({ low: Number.NaN, high: 1 }), 'prior_range', ['params', 'low']],
    [uniform({ low: 1, high: 1 }), 'prior_order', ['params', 'high']],
    [{ family: 'lognorm', params: { mu: 0, sigma: 0 } }, 'prior_range', ['params', 'sigma']],
    [{ family: 'lognorm', params: { mu: 0, sigma: MAX_SIGMA + 1 } }, 'prior_range', ['params', 'sigma']],
    [{ family: 'lognorm', params: { mu: -MAX_MU - 1, sigma: 1 } }, 'prior_range', ['params', 'mu']],
  ])('refuses %j with its place', (prior, code, path) => {
    expect(findPriorFault(prior as PriorParams)).toMatchObject({ code, path });
    expect(() => createPrior(prior as PriorParams)).toThrow(NumericsError);
    expect(() => createPrior(prior as PriorParams)).toThrow(expect.objectContaining({ code, path }));
  });
});

describe('findRoot', () => {
  it('finds the root of any increasing cubic to the last digits', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (root) => {
        const found = findRoot((x) => (x - root) * (1 + (x - root) * (x - root)), -200, 200);
        expect(Math.abs(found - root)).toBeLessThan(1e-12 * (1 + Math.abs(root)));
      }),
      { seed: 28, numRuns: 300 },
    );
  });

  it('takes a root at an end and flat ends', () => {
    expect(findRoot((x) => x, 0, 1)).toBeCloseTo(0, 300);
    expect(findRoot((x) => Math.max(-1e3, Math.log(x - 3)), 3, 100)).toBeCloseTo(4, 12);
  });

  it('refuses a bracket without a change of sign', () => {
    expect(() => findRoot((x) => x * x + 1, -1, 1)).toThrow(expect.objectContaining({ code: 'bracket_invalid' }));
    expect(() => findRoot((x) => x, -Infinity, 1)).toThrow(expect.objectContaining({ code: 'bracket_invalid' }));
  });
});

describe('roundFigure', () => {
  it('keeps 12 significant digits and no −0', () => {
    expect([roundFigure(1 / 3), roundFigure(123456789012345), roundFigure(-0)]).toEqual([
      0.333333333333, 123456789012000, 0,
    ]);
  });
});
