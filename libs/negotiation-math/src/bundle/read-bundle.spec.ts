import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readBundle, readTurnClock } from './read-bundle.js';

describe('the clock of a negotiation', () => {
  it('lets the sides alternate, whoever began', () => {
    expect(readTurnClock({ mySpoken: 0, theirSpoken: 0, roundsLeft: 2, opponentMovesLast: true })).toMatchObject({
      now: 0,
      total: 4,
      answers: [1, 3],
    });
    expect(readTurnClock({ mySpoken: 0, theirSpoken: 1, roundsLeft: 2, opponentMovesLast: false })).toMatchObject({
      now: 1,
      total: 4,
      answers: [2],
    });
  });

  it('ends with whoever has the last word', () => {
    fc.assert(
      fc.property(
        fc.nat(20),
        fc.boolean(),
        fc.integer({ min: 1, max: 30 }),
        fc.boolean(),
        (spoken, began, left, last) => {
          const clock = readTurnClock({
            mySpoken: spoken,
            theirSpoken: spoken + (began ? 1 : 0),
            roundsLeft: left,
            opponentMovesLast: last,
          });
          expect(clock.now).toBe(2 * spoken + (began ? 1 : 0));
          expect(clock.answers).toHaveLength(last ? left : left - 1);
          for (const answer of clock.answers)
            expect([(answer - clock.now) % 2, answer < clock.total]).toEqual([1, true]);
          if (last) expect(clock.answers.at(-1)).toBe(clock.last);
          if (began) expect(clock.theirs.at(-1)).toBe(clock.now - 1);
          if (began) expect(clock.theirs[0]).toBe(0);
        },
      ),
    );
  });

  it('is that of a seller who begins and is answered at the end', () => {
    expect(readTurnClock({ mySpoken: 1, theirSpoken: 1, roundsLeft: 3, opponentMovesLast: true })).toMatchObject({
      now: 2,
      total: 8,
      answers: [3, 5, 7],
    });
  });

  it('is that of a buyer who answers last', () => {
    const clock = readTurnClock({ mySpoken: 1, theirSpoken: 2, roundsLeft: 3, opponentMovesLast: false });
    expect(clock).toEqual({ now: 3, total: 8, last: 7, answers: [4, 6], theirs: [0, 2] });
  });
});

describe('the length of a game', () => {
  const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
  const issues = ['price', 'delivery'].map((name) => ({ ...issue, name }));
  const low = { price: 'low', delivery: 'low' };

  it('counts the turns behind the caller as well: more than four in all are planned as a long game', () => {
    expect(readBundle({ issues, rounds_left: 4 }).isLong).toBe(false);
    expect(readBundle({ issues, rounds_left: 4, my_offers: [low] }).isLong).toBe(true);
  });
});
