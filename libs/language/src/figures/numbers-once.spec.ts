import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readingNumbersOnce, readNumbers } from './numbers.js';

const pieces = fc.constantFrom('25', '$1.200', 'two', '3w', '八折', '%', ' to ', 'seats', '-', ',', ' ', 'a quid');
const texts = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
const options = fc.record(
  { currency: fc.constantFrom('USD', 'CNY'), units: fc.constant(['seat']), decimalComma: fc.boolean() },
  { requiredKeys: [] },
);

describe('the numbers of a text that is asked for again while a message is read', () => {
  it('are those of the first time, whatever was asked between and whatever became of that answer', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(texts, options), { maxLength: 6 }), (asked) => {
        const alone = asked.map(([text, how]) => readNumbers(text, how));
        const inOne = readingNumbersOnce(() =>
          [...asked, ...asked].map(([text, how]) => {
            const mentions = readNumbers(text, how);
            const copy = structuredClone(mentions);
            for (const mention of mentions) mention.value = -1;
            return copy;
          }),
        );
        expect(inOne).toEqual([...alone, ...alone]);
      }),
      { numRuns: 100 },
    ));

  /** A unit that counts how often a text is worked out with it. */
  const counting = () => {
    const counted = { times: 0 };
    const units = Object.defineProperty([], 'map', { value: () => ((counted.times += 1), ['seat']) }) as string[];
    return { counted, read: () => readNumbers('25 seats', { units }) };
  };

  it('are worked out once, also where a reading stands in another', () => {
    const { counted, read } = counting();
    readingNumbersOnce(() => [read(), readingNumbersOnce(read), read()]);
    expect(counted.times).toBe(1);
  });

  it('are kept no longer than the reading, also where it fails', () => {
    const { counted, read } = counting();
    const fails = (): never => {
      read();
      throw new Error('no reading');
    };
    expect(() => readingNumbersOnce(fails)).toThrow('no reading');
    readingNumbersOnce(read);
    read();
    expect(counted.times).toBe(3);
  });
});
