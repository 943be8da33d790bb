import { describe, expect, it } from '@jest/globals';
import { FAULTS, runPeriods } from './periods/run.js';

describe('a deal that is paid by time', () => {
  it('says and signs the sums that whole coins come to, and no sum of another time', async () => {
    const { deals, open, faults, samples } = await runPeriods({ count: 300, seed: 11 });
    expect({ faults, samples }).toEqual({ faults: Object.fromEntries(FAULTS.map((fault) => [fault, 0])), samples: [] });
    expect(deals).toBe(300);
    expect(open).toBeGreaterThan(10);
  });

  it('is found at fault where one period’s sum is signed for all of them', async () => {
    const { faults } = await runPeriods({ count: 50, seed: 11, once: true });
    expect(faults['the total is another']).toBeGreaterThan(20);
  });
});
