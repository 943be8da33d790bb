import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { combinations } from './combinations.js';

const counts = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });
const startsOf = (sizes: readonly number[]) =>
  fc.array(fc.tuple(...sizes.map((size) => fc.nat(size - 1))), { minLength: 1, maxLength: 3 });
const apart = (one: readonly number[], other: readonly number[]): number =>
  one.filter((option, term) => option !== other[term]).length;

describe('the combinations around what is wanted', () => {
  it('are all there are, each once, where all fit', () =>
    fc.assert(
      fc.property(
        counts.chain((sizes) => fc.tuple(fc.constant(sizes), startsOf(sizes))),
        ([sizes, starts]) => {
          const all = combinations(sizes, starts, 1000);
          expect(all.length).toBe(sizes.reduce((product, size) => product * size, 1));
          expect(new Set(all.map(String)).size).toBe(all.length);
        },
      ),
    ));

  it('begin with what is wanted, and go on with what differs from it least', () =>
    fc.assert(
      fc.property(
        counts.chain((sizes) => fc.tuple(fc.constant(sizes), startsOf(sizes))),
        fc.integer({ min: 1, max: 30 }),
        ([sizes, starts], limit) => {
          const found = combinations(sizes, starts, limit);
          const product = sizes.reduce((so, size) => so * size, 1);
          expect(found.length).toBe(Math.min(limit, product));
          const wanted = [...new Set(starts.map(String))].slice(0, limit);
          expect(found.slice(0, wanted.length).map(String)).toEqual(wanted);
          const distances = found.map((one) => Math.min(...starts.map((start) => apart(one, start))));
          expect(distances).toEqual([...distances].sort((one, other) => one - other));
        },
      ),
    ));

  it('are at most 64 where nothing else is said', () => {
    expect(combinations([12, 12, 12], [[0, 0, 0]])).toHaveLength(64);
    expect(combinations([4, 4, 4], [[0, 0, 0]])).toHaveLength(64);
    expect(combinations([3, 21], [[0, 0]])).toHaveLength(63);
  });
});
