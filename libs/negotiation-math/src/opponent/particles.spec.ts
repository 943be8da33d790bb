import { describe, expect, it } from '@jest/globals';
import { certaintyOf, dearestIssue, meanWeights, priorPoints, sharesOfLogs, simplexPoints } from './particles.js';

describe('points on the simplex', () => {
  it('sum to 1, are not negative and average to equal weights', () => {
    const points = simplexPoints(4, 512);
    for (let row = 0; row < 512; row += 1)
      expect([...points.subarray(row * 4, row * 4 + 4)].reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(Math.min(...points)).toBeGreaterThanOrEqual(0);
    for (const mean of meanWeights({ count: 512, weights: points, probability: new Float64Array(512).fill(1 / 512) }))
      expect(Math.abs(mean - 0.25)).toBeLessThan(0.01);
  });

  it('are as spread as a Dirichlet(1)', () => {
    const belief = { count: 512, weights: simplexPoints(4, 512), probability: new Float64Array(512).fill(1 / 512) };
    expect(certaintyOf(belief)).toBeLessThan(0.05);
  });
});

describe('the points that stand for weights nobody told', () => {
  it.each([2, 3, 4, 7])('of %d issues are shares that sum to 1, and equal in the mean', (issueCount) => {
    const points = priorPoints(issueCount);
    const means = Array.from({ length: issueCount }, () => 0);
    const count = points.length / issueCount;
    expect(Number.isInteger(count)).toBe(true);
    for (let row = 0; row < count; row += 1) {
      const weights = points.slice(row * issueCount, (row + 1) * issueCount);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
      expect(Math.min(...weights)).toBeGreaterThan(0);
      for (const [issue, weight] of weights.entries()) means[issue]! += weight / count;
    }
    for (const mean of means) expect(mean).toBeCloseTo(1 / issueCount, 9);
  });

  it('are at least as many as asked for, all different, and the same each time', () => {
    const points = simplexPoints(3, 256);
    expect(points.length / 3).toBeGreaterThanOrEqual(256);
    expect(simplexPoints(3, 256)).toEqual(points);
    const rows = new Set(
      Array.from({ length: points.length / 3 }, (_, row) => points.slice(3 * row, 3 * row + 3).join()),
    );
    expect(rows.size).toBe(points.length / 3);
    expect(priorPoints(3)).toBe(priorPoints(3));
  });

  it('spread as a Dirichlet does: half of all first weights of two lie below a half', () => {
    const points = priorPoints(2);
    const firsts = [...points].filter((_, index) => index % 2 === 0);
    expect(firsts.filter((weight) => weight < 0.5).length / firsts.length).toBeCloseTo(0.5, 2);
    expect(firsts.filter((weight) => weight < 0.1).length / firsts.length).toBeCloseTo(0.1, 2);
  });
});

describe('the issue that matters most', () => {
  const particles = (rows: number[][]): Parameters<typeof dearestIssue>[0] => ({
    count: rows.length,
    weights: Float64Array.from(rows.flat()),
    probability: new Float64Array(rows.length).fill(1 / rows.length),
  });

  it('is named only where its lead is above the noise', () => {
    expect(
      dearestIssue(
        particles([
          [0.6, 0.4],
          [0.7, 0.3],
        ]),
      ),
    ).toBe(0);
    expect(
      dearestIssue(
        particles([
          [0.9, 0.1],
          [0.2, 0.8],
        ]),
      ),
    ).toBeNull();
    expect(dearestIssue(particles([[0.5, 0.5]]))).toBeNull();
  });
});

describe('logs of weights', () => {
  it('may have any offset', () => {
    expect([...sharesOfLogs(Float64Array.of(-900, -900 + Math.log(3)))]).toEqual([
      expect.closeTo(0.25, 12),
      expect.closeTo(0.75, 12),
    ]);
  });
});
