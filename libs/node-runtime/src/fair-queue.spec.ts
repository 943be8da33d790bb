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

  it('lets a caller whose work is under way wait for every other one', () => {
    const queue = new FairQueue<number>();
    queue.serve('many');
    [1, 2, 3].forEach((item) => queue.add('many', item));
    queue.add('one', 9);
    queue.add('other', 8);
    expect([queue.take(), queue.take(), queue.take()]).toEqual([9, 8, 1]);
    // Who comes anew with each call has every second turn, and not every one.
    queue.add('one', 7);
    queue.add('one', 6);
    expect(emptied(queue)).toEqual([7, 2, 6, 3]);
  });

  it('lets nobody wait for ever behind callers that come anew', () => {
    const queue = new FairQueue<number>();
    queue.serve('many');
    [1, 2].forEach((item) => queue.add('many', item));
    const taken: (number | undefined)[] = [];
    for (let at = 10; at < 16; at += 1) {
      queue.add(`new ${at}`, at);
      queue.add(`also new ${at}`, at + 100);
      taken.push(queue.take());
    }
    expect(taken).toEqual([10, 110, 1, 11, 111, 12]);
  });

  it('takes what goes on before what is new of the same caller, and only of those that may have a turn', () => {
    const queue = new FairQueue<number>();
    [1, 2].forEach((item) => queue.add('many', item));
    queue.add('many', 3, true);
    queue.add('one', 9);
    expect(queue.take((caller) => caller !== 'many')).toBe(9);
    expect(queue.take((caller) => caller !== 'many')).toBeUndefined();
    expect(emptied(queue)).toEqual([3, 1, 2]);
  });

  it('gives two callers with work at all times the same number of turns, whenever they come', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 60 }), (added) => {
        const queue = new FairQueue<string>();
        const turns = { a: 0, b: 0 };
        for (const caller of added) queue.add(caller, caller);
        const waits = (caller: string): boolean => added.filter((one) => one === caller).length > turns[caller as 'a'];
        while (waits('a') && waits('b')) {
          turns[queue.take() as 'a'] += 1;
          expect(Math.abs(turns.a - turns.b)).toBeLessThanOrEqual(1);
        }
      }),
    );
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
