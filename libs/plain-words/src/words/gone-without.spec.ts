import { describe, expect, it } from '@jest/globals';
import { optionWords } from './option-words.js';
import { goneWithout, wordsOfGoingWithout, wordsOfNotDoing } from './gone-without.js';

describe('a condition to go without something', () => {
  it.each([
    ['do not need the bag', 'bag'],
    ['don’t want delivery', 'delivery'],
    ["won't need a driver", 'driver'],
    ['without our warranty', 'warranty'],
  ])('names it: "%s"', (condition, thing) => expect(goneWithout(condition)).toBe(thing));

  it.each(['pay in cash', 'need the bag', 'do not smoke', 'collect it'])('is none: "%s"', (condition) =>
    expect(goneWithout(condition)).toBeNull(),
  );

  it('is said by denials alone: the thing by its name is the opposite', () => {
    const words = wordsOfGoingWithout('bag');
    expect(words).toEqual(expect.arrayContaining(['without the bag', 'do not need the bag', 'no bag']));
    expect(words.filter((one) => !/^(?:without|do not|don’t|no) /.test(one))).toEqual([]);
  });

  it('is known by the denial too where something is not done', () => {
    expect(wordsOfNotDoing('do not smoke')).toContain('never smoke');
    expect(wordsOfNotDoing('pay in cash')).toBeNull();
    expect(optionWords('do not smoke')).not.toContain('smoke');
    expect(optionWords('do not need the bag')).not.toContain('bag');
  });
});
