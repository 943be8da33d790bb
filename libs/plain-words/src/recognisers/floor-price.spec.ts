import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { told } from '../testing/told.js';

const floors = (description: string): number[] => told('floor', description).map(({ price }) => price);

describe('the lowest price', () => {
  it.each([
    ['Asking $500, lowest 430.', 430],
    ['Asking $500. I would never go below $430.', 430],
    ['Asking $500. My floor is $430.', 430],
    ['List $49 a seat; not under $38.', 38],
    ['Asking $500. The least I take is 430.', 430],
    ['Asking $500, bottom line 430', 430],
    ['Asking $500. Absolute lowest, whatever the combination: $430.', 430],
    ['标价500元，最低430元。', 430],
    ['标价500元，底价430。', 430],
    ['标价500元，低于430不卖。', 430],
    ['标价500元，不低于四百三十元。', 430],
  ])('in "%s" is %s', (description, price) => expect(floors(description)).toEqual([price]));

  it.each([
    'Asking $500, $20 off for cash.',
    'Asking $500. Minimum order 10.',
    'The minimum age is 18. Asking $500.',
    '标价500元，最低起订10箱。',
    'Asking $500. I will not sell to dealers.',
  ])('is not said in "%s"', (description) => expect(floors(description)).toEqual([]));

  it.each([
    'Asking €520, I could come down by 60 at most.',
    'PC €520, room to haggle is 60 and no more.',
    '摩托车，售价520元，议价空间最多60元。',
    '游戏机，售价520元，最多让60。',
  ])('is so much below the price in "%s"', (description) =>
    expect(told('floor_off', description).map(({ figure }) => figure)).toEqual([{ amount: 60 }]),
  );

  it('is not said by what comes off under a condition', () =>
    expect(told('floor_off', 'Bike €520. I could come down by 60 at most if you pay cash.')).toEqual([]));

  it('is said once more by "not lower", which refuses nothing', () => {
    const text =
      'Tables, €9 a day, at the least €7 a day but not lower. Asking $2,400, $2,200 at the least, but not further.';
    expect(told('never', text)).toEqual([]);
  });

  it('is never taken for the asking price, nor the asking price for it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 4000 }), fc.integer({ min: 1, max: 1000 }), (floor, more) => {
        for (const description of [
          `Bike, asking $${floor + more}. My lowest is $${floor}.`,
          `自行车，标价${floor + more}元，最低${floor}元。`,
        ]) {
          expect(floors(description)).toEqual([floor]);
          expect(told('list', description).map(({ price }) => price)).toEqual([floor + more]);
        }
      }),
      { numRuns: 50 },
    );
  });
});
