import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DESCRIPTION_MARKS, readingWork } from '@svc/plain-words';
import { compilePolicy, DESCRIPTION_LENGTH, TEMPLATES } from './index.js';

const salt = 'A'.repeat(22);
const filled = (fragment: string): string =>
  fragment.repeat(Math.ceil(DESCRIPTION_LENGTH / fragment.length)).slice(0, DESCRIPTION_LENGTH);

describe('the work of reading a description', () => {
  it.each([['1,'], ['proper\nsix\n\n推'], ['a\n'], ['便宜点，'], ['三千五']])(
    'is refused before it is begun for %j over and over',
    (fragment) => {
      const text = filled(fragment);
      expect(readingWork(text)).toBeGreaterThan(DESCRIPTION_MARKS);
      expect(() => compilePolicy(text, { salt })).toThrow(expect.objectContaining({ code: 'description_too_dense' }));
    },
  );

  it('of the greatest length in ordinary words is allowed', () => {
    const text = filled(`${TEMPLATES.map(({ description }) => description).join(' ')} `);
    expect(readingWork(text)).toBeLessThan(DESCRIPTION_MARKS);
  });

  it('of two texts is about the sum of theirs: a run of digits that meets another is counted once', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const sum = readingWork(one) + readingWork(other);
        expect([sum, sum - 1]).toContain(readingWork(one + other));
      }),
    );
  });
});
