import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  gradedBreaks,
  integrateLogConcave,
  integratePanel,
  integratePanels,
  layPanels,
  normalLogDensity,
} from './index.js';

describe('integratePanel', () => {
  it('is exact for polynomials up to degree 79', () => {
    for (let degree = 0; degree < 80; degree += 1)
      expect(integratePanel((x) => Math.pow(x, degree), 0, 1) * (degree + 1)).toBeCloseTo(1, 13);
  });

  it('agrees with the nodes and weights of layPanels, which ascend', () => {
    const { xs, weights } = layPanels([0, 1, 3]);
    expect([...xs].sort((a, b) => a - b)).toEqual(xs);
    expect(xs.reduce((sum, x, index) => sum + Math.exp(x) * (weights[index] as number), 0)).toBeCloseTo(
      integratePanels(Math.exp, [0, 1, 3]),
      12,
    );
    expect(integratePanels(Math.exp, [0, 1, 3])).toBeCloseTo(Math.exp(3) - 1, 12);
  });

  it('takes a power at an end by graded panels', () => {
    expect(integratePanels((x) => Math.pow(x, 0.43), gradedBreaks(1, 0, 40, 0.5)) * -1.43).toBeCloseTo(1, 13);
    expect(gradedBreaks(0, 1, 3, 0.5)).toEqual([0, 0.5, 0.75, 1]);
  });
});

describe('integrateLogConcave', () => {
  it.each([
    ['a bell', (x: number) => normalLogDensity(x), -Infinity, Infinity, 1],
    ['a bell of width 1/512 at 32', (x: number) => normalLogDensity((x - 32) * 512), -Infinity, Infinity, 1 / 512],
    ['a layer at the lower end', (x: number) => -1e6 * x, 0, 5, 1e-6],
    ['a layer at the upper end', (x: number) => 1e3 * (x - 5), 0, 5, 1e-3],
    ['a tail', (x: number) => -x, 700, Infinity, Math.exp(-700)],
    ['a power', (x: number) => 99 * Math.log(x), 0, 1, 0.01],
    ['nothing', () => -Infinity, 0, 1, 0],
    ['an empty range', () => 0, 1, 1, 0],
  ])('integrates %s', (_, logIntegrand, from, to, expected) => {
    const value = integrateLogConcave(logIntegrand, from, to);
    if (expected === 0) expect(value).toBe(0);
    else expect(Math.abs(value / expected - 1)).toBeLessThan(1e-11);
  });

  it('gives the moments of any gamma density', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0.001, max: 1000, noNaN: true }), (shape, rate) => {
        const mass = integrateLogConcave((x) => shape * Math.log(rate * x) - rate * x - Math.log(x), 0, Infinity);
        const next = integrateLogConcave((x) => (shape + 1) * Math.log(rate * x) - rate * x - Math.log(x), 0, Infinity);
        expect(next / mass / shape).toBeCloseTo(1, 10);
      }),
      { seed: 23, numRuns: 200 },
    );
  });
});
