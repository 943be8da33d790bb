import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FairQueue } from './fair-queue.js';

const emptied = (queue: FairQueue<number>): number[] => {
  const taken: number[] = [];
  while (queue.size > 0) taken.push(queue.take() ?? -1);
  return taken;
};

describe('a fair queue', () => {
  it('takes one item of each caller after the other', () => {
    const queue = new FairQueue<number>();
    [1, 2, 3].forEach((item) => queue.add('many', item));
    queue.add('one', 9);
    expect(emptied(queue)).toEqual([1, 9, 2, 3]);
  });

  it('gives everything back once, and nothing that was removed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean())), (added) => {
        const queue = new FairQueue<number>();
        added.forEach(([caller], at) => queue.add(caller, at));
        added.forEach(([caller, isRemoved], at) => isRemoved && expect(queue.remove(caller, at)).toBe(true));
        const kept = added.flatMap(([, isRemoved], at) => (isRemoved ? [] : [at]));
        expect(queue.size).toBe(kept.length);
        expect(emptied(queue).sort((one, other) => one - other)).toEqual(kept);
        expect(queue.take()).toBeUndefined();
        expect(queue.remove('a', 0)).toBe(false);
      }),
    );
  });
});
