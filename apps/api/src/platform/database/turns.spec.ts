import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MOST_WAITING, Turns } from './turns.js';

/** Work that ends when it is told to. */
function pending() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end: () => end() };
}

describe('turns', () => {
  it('let an owner do one thing at a time, and nobody wait for another’s queue', async () => {
    const turns = new Turns(2);
    const [first, ended] = [pending(), [] as string[]];
    const queue = [turns.take('a', first.work)];
    for (let count = 0; count < 100; count += 1)
      queue.push(turns.take('a', () => Promise.resolve(void ended.push('a'))));
    await turns.take('b', () => Promise.resolve(void ended.push('b')));
    expect(ended).toEqual(['b']);
    first.end();
    await Promise.all(queue);
    expect(ended).toHaveLength(101);
  });

  it('go round the owners that wait, where one place is all there is', async () => {
    const turns = new Turns(1);
    const [first, order] = [pending(), [] as string[]];
    const all = [turns.take('a', first.work)];
    for (const owner of ['a', 'a', 'a', 'b', 'c', 'b'])
      all.push(turns.take(owner, () => Promise.resolve(void order.push(owner))));
    first.end();
    await Promise.all(all);
    // The first is done for a, which then waits for the others.
    expect(order).toEqual(['b', 'c', 'a', 'b', 'a', 'a']);
  });

  it('are never more than there are places, nor two of one owner, and all come to an end', async () => {
    const owners = fc.array(fc.constantFrom('a', 'b', 'c', null), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), owners, async (most, asked) => {
        const [turns, inside] = [new Turns(most), [] as (string | null)[]];
        const work = (owner: string | null) => async () => {
          inside.push(owner);
          const named = inside.filter((one) => one !== null);
          expect([inside.length <= most, new Set(named).size]).toEqual([true, named.length]);
          await turn();
          inside.splice(inside.indexOf(owner), 1);
        };
        await Promise.all(asked.map((owner) => turns.take(owner, work(owner))));
        expect(inside).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('go on where a piece of work fails, and refuse who would wait too long', async () => {
    const turns = new Turns(1);
    await expect(turns.take(null, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const first = pending();
    const all = [turns.take(null, first.work)];
    for (let count = 0; count < MOST_WAITING; count += 1) all.push(turns.take(null, () => Promise.resolve()));
    await expect(turns.take(null, () => Promise.resolve())).rejects.toMatchObject({ status: 503 });
    first.end();
    await Promise.all(all);
  });
});
