import { describe, expect, it } from '@jest/globals';
import { negotiateBundle } from '@svc/negotiation-math';
import { runPermutations } from './permutations/run.js';

describe('a move over several issues', () => {
  it('is the same for issues in another order, in every member of the answer', () => {
    const { breaches, samples, reordered, actions } = runPermutations({ count: 60, seed: 11 });
    expect({ breaches, samples }).toEqual({ breaches: 0, samples: [] });
    expect(reordered).toBeGreaterThan(40);
    expect(Object.keys(actions).sort()).toEqual(['accept', 'offer', 'walk']);
  }, 120_000);

  it('is found to depend on the order where the first issue listed weighs more', () => {
    const { breaches } = runPermutations({ count: 10, seed: 11 }, (request) => {
      const move = negotiateBundle(request);
      const first = request.issues[0]?.name as string;
      const weights = { ...move.inferred_priorities, [first]: (move.inferred_priorities[first] ?? 0) + 0.001 };
      return { ...move, inferred_priorities: weights };
    });
    expect(breaches).toBeGreaterThan(0);
  }, 120_000);
});
