import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OPPONENTS, PLAYERS, SCENARIO_COUNT } from './choices.js';
import { playGame } from './replay.js';

const game = fc.record({
  scenario: fc.integer({ min: 1, max: SCENARIO_COUNT }),
  role: fc.constantFrom('seller' as const, 'buyer' as const),
  player: fc.constantFrom(...PLAYERS),
  opponent: fc.constantFrom(...OPPONENTS),
});

describe('a game that is told', () => {
  it('takes turns, ends once, and agrees on what was last offered', () => {
    fc.assert(
      fc.property(game, (choice) => {
        const steps = playGame(choice);
        const [offers, end] = [steps.slice(0, -1), steps.at(-1)];
        expect(offers.map(({ turn }) => turn)).toEqual(offers.map((_, index) => index + 1));
        expect(offers.map(({ by }) => by)).toEqual(
          offers.map((_, index) => ((index % 2 === 0) === (choice.role === 'seller') ? 'agent' : 'opponent')),
        );
        expect(offers.every(({ ending }) => ending === null)).toBe(true);
        expect(end?.ending).not.toBeNull();
        if (end?.ending?.endsWith('accepted')) expect(end.package).toEqual(offers.at(-1)?.package);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same game each time', () => {
    const choice = { scenario: 7, role: 'buyer', player: 'engine', opponent: 'conceder' } as const;
    expect(playGame(choice)).toEqual(playGame(choice));
  });
});
