import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { IdIndex } from './id-index.js';

const id = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', '0', '1', 'é', '😀', ' ') });

describe('an index of ids', () => {
  it('finds what a map finds, also where ids meet in its table', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: 300 }), fc.array(id), (ids, asked) => {
        const index = new IdIndex();
        expect(ids.map((one) => index.add(one))).toEqual(ids.map(() => true));
        expect([...ids, ...asked].map((one) => index.find(one))).toEqual(
          [...ids, ...asked].map((one) => ids.indexOf(one)),
        );
        expect(index.size).toBe(ids.length);
      }),
    );
  });

  it('finds the same wherever it looks first', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 30 }), id, fc.nat(), (ids, stranger, place) => {
        const index = new IdIndex();
        for (const one of ids) index.add(one);
        const previous = (place % (ids.length + 1)) - 1;
        expect([...ids, stranger].map((one) => index.findAfter(one, previous))).toEqual(
          [...ids, stranger].map((one) => index.find(one)),
        );
      }),
    );
  });

  it('keeps ids apart that end alike', () => {
    const index = new IdIndex();
    const ids = Array.from({ length: 1000 }, (_, at) => `${String(at).padStart(4, '0')}-suffix`);
    for (const one of ids) index.add(one);
    expect(ids.map((one) => index.find(one))).toEqual(ids.map((_, at) => at));
  });

  it('takes an id once, and knows the empty text as nobody’s', () => {
    const index = new IdIndex();
    expect([index.add('a'), index.add('a'), index.find(''), index.find('b')]).toEqual([true, false, -1, -1]);
  });
});
