import { describe, expect, it } from '@jest/globals';
import { negotiateTurn } from '@svc/negotiation-math';
import { GREATEST_STEP_CENTS, runContinuity } from './continuity/run.js';

describe('the expected settlement of a turn', () => {
  it('moves by at most two cents where one price moves by a cent, also where the action changes', () => {
    const report = runContinuity({ count: 300, seed: 11 });
    expect(report.samples).toEqual([]);
    expect(report.greatestStepCents).toBeLessThanOrEqual(GREATEST_STEP_CENTS);
    expect(report.acrossActions).toBeGreaterThan(20);
  }, 120_000);

  it('is found broken where it jumps', () => {
    const { breaches } = runContinuity({ count: 60, seed: 11 }, (turn) => {
      const { action, expected_settlement } = negotiateTurn(turn);
      return { action, expected_settlement: action === 'accept' ? expected_settlement + 1 : expected_settlement };
    });
    expect(breaches).toBeGreaterThan(0);
  }, 120_000);
});
