import { describe, expect, it } from '@jest/globals';
import { countsTimes, isPackOf, namesPack, pricesEach, sameUnit, tellsPackSize } from './pack-size.js';

describe('two words for one unit', () => {
  it.each([
    ['boxes', 'box'],
    ['Seat', 'seats'],
    ['cases', 'case'],
    ['bottles', 'bottle'],
    ['glasses', 'glass'],
    ['benches', 'bench'],
    ['people', 'guest'],
    ['pax', 'person'],
    ['位', '人'],
    ['箱', '箱'],
  ])('are "%s" and "%s"', (left, right) => {
    expect(sameUnit(left, right)).toBe(true);
    expect(sameUnit(right, left)).toBe(true);
  });
  it.each([
    ['box', 'case'],
    ['seat', 'person'],
    ['箱', '桶'],
    ['bus', 'box'],
    ['tubes', 'tub'],
  ])('are not "%s" and "%s"', (left, right) => {
    expect(sameUnit(left, right)).toBe(false);
    expect(sameUnit(right, left)).toBe(false);
  });
});

describe('what a pack holds', () => {
  it.each([
    ['a case is 36', 'case', '36'],
    ['one box of 12 bottles', 'box', '12'],
    ['boxes hold 24', 'box', '24'],
    ['a case is 36', 'cases', '36'],
    ['one bottle of 70', 'bottles', '70'],
    ['each carton contains 500', 'carton', '500'],
    ['一箱24桶', '箱', '24桶'],
    ['每箱12瓶', '箱', '12瓶'],
    ['24桶/箱', '箱', '24'],
    ['24桶一箱', '箱', '24'],
  ])('is said in "%s": a %s has %s', (words, unit, figure) => expect(tellsPackSize(words, unit, figure)).toBe(true));

  it.each([
    ['36 cases or more', 'case', '36'],
    ['a case is $36', 'case', '40'],
    ['a suitcase is 36 cm', 'case', '36'],
    ['10箱起', '箱', '10'],
    ['一箱24桶', '桶', '24'],
    ['24起一箱', '箱', '24'],
  ])('is not said in "%s" (a %s of %s)', (words, unit, figure) =>
    expect(tellsPackSize(words, unit, figure)).toBe(false),
  );

  it('is looked for with any signs in the figure and the unit, as they are', () => {
    expect(tellsPackSize('a pallet holds 1,200', 'pallet', '1,200')).toBe(true);
    expect(tellsPackSize('anything', '(', '*')).toBe(false);
  });
});

describe('words of packing and counting', () => {
  it.each(['case', 'Boxes', 'cartons', 'pallet', '箱', '盒'])('name a pack: %s', (unit) =>
    expect(namesPack(unit)).toBe(true),
  );
  it.each(['seat', 'suitcase', 'bottle', '个', '小时'])('name no pack: %s', (unit) =>
    expect(namesPack(unit)).toBe(false),
  );
  it.each(['session', 'Lessons', 'times', '次', '节'])('count how often: %s', (unit) =>
    expect(countsTimes(unit)).toBe(true),
  );
  it.each(['hour', 'day', 'seat', '天'])('count no times: %s', (unit) => expect(countsTimes(unit)).toBe(false));

  it('price one thing each', () => {
    for (const words of ['$4 each', 'two euros apiece', '£3 ea']) expect(pricesEach(words)).toBe(true);
    for (const words of ['$4 a bag', 'teach', 'the sea']) expect(pricesEach(words)).toBe(false);
  });
  it('name one pack by what it holds', () => {
    expect(isPackOf('Ten-pack: $75 a session')).toBe(true);
    expect(isPackOf('6-pack')).toBe(true);
    expect(isPackOf('flat packed')).toBe(false);
    expect(isPackOf('a pack')).toBe(false);
  });
});
