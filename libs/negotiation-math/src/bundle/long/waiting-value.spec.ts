import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compileGame } from '../game.js';
import { promisedBest, valueOfWaiting } from './waiting-value.js';

const steps = Array.from({ length: 11 }, (_, option) => option / 10);
const issue = { name: 'price', options: steps, my_utility: steps, their_utility: [...steps].reverse() };
const game = compileGame([issue, { ...issue, name: 'service' }], [1, 0]);
/** Offers of theirs that are worth so many tenths. */
const offersOf = (tenths: readonly number[]): number[][] => tenths.map((tenth) => [tenth, 0]);
const rising = Array.from({ length: 500 }, (_, offer) => Math.floor(offer / 100));

describe('the value of waiting', () => {
  it('is above the standing offer while their best has gained and as many offers are to come', () => {
    expect(valueOfWaiting(game, { theirOffers: offersOf(rising), roundsLeft: 500 }, 0.1)).toBeGreaterThan(0.6);
  });

  it('is no more than what is planned on the last turn, and hardly more before it', () => {
    const theirOffers = offersOf(rising);
    expect(valueOfWaiting(game, { theirOffers, roundsLeft: 1 }, 0.4)).toBe(0.4);
    expect(valueOfWaiting(game, { theirOffers, roundsLeft: 3 }, 0.4)).toBeCloseTo(0.4, 12);
  });

  it('is the standing offer at most where nothing has come for as long as is left', () => {
    const theirOffers = offersOf([...rising, ...Array.from({ length: 300 }, () => 4)]);
    expect(valueOfWaiting(game, { theirOffers, roundsLeft: 300 }, 0.1)).toBeLessThanOrEqual(0.4);
  });

  it('never falls when more offers are to come, or when what is planned is worth more', () => {
    const worth = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(
        fc.array(worth, { maxLength: 40 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tenths, roundsLeft, more, planned) => {
          const theirOffers = offersOf(tenths);
          const value = valueOfWaiting(game, { theirOffers, roundsLeft }, planned);
          expect(valueOfWaiting(game, { theirOffers, roundsLeft: roundsLeft + more }, planned)).toBeGreaterThanOrEqual(
            value - 1e-12,
          );
          expect(valueOfWaiting(game, { theirOffers, roundsLeft }, planned / 2)).toBeLessThanOrEqual(value + 1e-12);
        },
      ),
    );
  });

  it('is never above the best package, which is taken when it is offered', () => {
    const theirOffers = offersOf([0, 10]);
    expect(valueOfWaiting(game, { theirOffers, roundsLeft: 1000 }, 0.1)).toBe(game.bestUtility);
  });

  it('promises nothing where nothing was offered', () => {
    expect(promisedBest([], 100)).toBe(0);
  });
});
