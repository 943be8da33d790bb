import { describe, expect, it } from '@jest/globals';
import { createRandom, type Random } from '@svc/numerics';
import { negotiateBundle, type BundleRequest } from '../index.js';

const OPPOSED = { options: ['low', 'middle', 'high'], my_utility: [1, 0.5, 0], their_utility: [0, 0.5, 1] };
const ISSUES = [
  { name: 'price', ...OPPOSED },
  { name: 'delivery', options: ['1 week', '2 weeks', '4 weeks'], my_utility: [1, 0.5, 0], their_utility: [0, 0.5, 1] },
];
const REQUEST: BundleRequest = {
  issues: ISSUES,
  my_priorities: { price: 3, delivery: 1 },
  my_batna: 0.3,
  rounds_left: 3,
  their_offers: [{ price: 'high', delivery: '4 weeks' }],
  look_ahead: true,
};

/** A request in the middle of a random game of three issues, told or not. */
function randomRequest(random: Random): BundleRequest {
  const options = ['a', 'b', 'c', 'd'];
  const utilities = (): number[] => options.map(() => random.next());
  const named = (): Record<string, string> =>
    Object.fromEntries(['x', 'y', 'z'].map((name) => [name, random.pick(options)]));
  return {
    issues: ['x', 'y', 'z'].map((name) => ({
      name,
      options,
      my_utility: utilities(),
      ...(random.chance(0.6) && { their_utility: utilities() }),
    })),
    my_batna: 0.5 * random.next(),
    rounds_left: 1 + random.integer(6),
    their_offers: Array.from({ length: random.integer(3) }, named),
    my_offers: Array.from({ length: random.integer(2) }, named),
    opponent_moves_last: random.chance(0.5),
    look_ahead: true,
  };
}

describe('looking a turn ahead', () => {
  it('says what to do where they stay, come half way, or most of the way', () => {
    const { next_moves: next } = negotiateBundle(REQUEST);
    expect(next?.map(({ when }) => when)).toEqual(['no_change', 'half_way', 'most_of_the_way']);
    expect(next?.[0]).toMatchObject({
      their_offer: { price: 'high', delivery: '4 weeks' },
      action: 'offer',
      words: expect.stringMatching(/^If they stay at price: high and delivery: 4 weeks, answer with price: .*\.$/),
    });
  });

  it('keeps the plan: the next request is answered with what was said', () => {
    const random = createRandom(31);
    let planned = 0;
    for (let run = 0; run < 60; run += 1) {
      const request = randomRequest(random);
      const { next_moves: next = [], recommended_offer: offered } = negotiateBundle(request);
      for (const { their_offer, action, recommended_offer, my_utility } of next) {
        planned += 1;
        const then = negotiateBundle({
          ...request,
          rounds_left: request.rounds_left! - 1,
          my_offers: [...request.my_offers!, offered!],
          their_offers: [...request.their_offers!, their_offer],
          look_ahead: false,
        });
        expect(then).toMatchObject({ action, recommended_offer, my_utility });
        expect(my_utility).toBeGreaterThanOrEqual(request.my_batna! - 1e-12);
      }
    }
    expect(planned).toBeGreaterThan(40);
  });

  it('names no answer twice', () => {
    const random = createRandom(32);
    for (let run = 0; run < 60; run += 1) {
      const { next_moves: next = [] } = negotiateBundle(randomRequest(random));
      expect(new Set(next.map(({ their_offer }) => JSON.stringify(their_offer))).size).toBe(next.length);
    }
  });

  it('begins with what they would like best where nothing was heard', () => {
    const [first] = negotiateBundle({ ...REQUEST, their_offers: [] }).next_moves ?? [];
    expect(first).toMatchObject({ when: 'no_change', their_offer: { price: 'high', delivery: '4 weeks' } });
    expect(first?.words).toMatch(/^If they offer /);
  });

  it('looks at the largest deals there are', () => {
    const two = { options: ['yes', 'no'], my_utility: [1, 0], their_utility: [0, 1] };
    const issues = Array.from({ length: 17 }, (_none, at) => ({ name: `issue${at}`, ...two }));
    expect(negotiateBundle({ issues, my_batna: 0.1, rounds_left: 4, look_ahead: true }).next_moves).toHaveLength(3);
  });

  it('is empty where no turn follows or nothing is offered, and absent where it is not asked for', () => {
    expect(negotiateBundle({ ...REQUEST, rounds_left: 1, opponent_moves_last: true }).next_moves).toEqual([]);
    const taken = { ...REQUEST, their_offers: [{ price: 'low', delivery: '1 week' }] };
    expect(negotiateBundle(taken)).toMatchObject({ action: 'accept', next_moves: [] });
    expect(negotiateBundle({ ...REQUEST, look_ahead: false })).not.toHaveProperty('next_moves');
  });
});
