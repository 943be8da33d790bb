import { describe, expect, it } from '@jest/globals';
import { spreadOfDemands } from './scenarios.js';

describe('the spread of demands', () => {
  it('is nothing for a side that only comes down, and more the further it goes back up', () => {
    expect(spreadOfDemands(Float64Array.of(1, 0.8, 0.8, 0.7))).toBe(0);
    expect(spreadOfDemands(Float64Array.of())).toBe(0);
    expect(spreadOfDemands(Float64Array.of(0.5, 0.9, 0.5))).toBeCloseTo(0.2, 12);
    expect(spreadOfDemands(Float64Array.of(0.5, 0.9, 0.8))).toBeCloseTo(0.25, 12);
    expect(spreadOfDemands(Float64Array.of(0.5, 0.7, 0.5))).toBeLessThan(
      spreadOfDemands(Float64Array.of(0.5, 0.9, 0.5)),
    );
  });
});
