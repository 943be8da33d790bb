import { describe, expect, it } from '@jest/globals';
import { ThreadTurns } from './thread-turns.js';

const never = (): AbortSignal => new AbortController().signal;
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('turns at a thread', () => {
  it('let another wait for the end of what is under way, and for no second task of the same caller', async () => {
    const turns = new ThreadTurns(1);
    const begun: string[] = [];
    await turns.take('many', never());
    for (let task = 0; task < 100; task += 1) void turns.take('many', never()).then(() => begun.push('many'));
    void turns.take('one', never()).then(() => begun.push('one'));
    turns.leave();
    await settled();
    expect(begun).toEqual(['one']);
  });

  it('let what has waited for somebody else go on in its turn, before what its caller has not begun', async () => {
    const turns = new ThreadTurns(1);
    const begun: string[] = [];
    const note = (what: string) => () => void begun.push(what);
    await turns.take('many', never());
    turns.leave();
    await turns.take('many', never());
    void turns.take('many', never()).then(note('new of many'));
    void turns.goOn('many').then(note('goes on'));
    void turns.take('one', never()).then(note('one'));
    for (let left = 0; left < 3; left += 1) {
      turns.leave();
      await settled();
    }
    expect(begun).toEqual(['one', 'goes on', 'new of many']);
  });

  it('never have more tasks than threads, also where one was given up while it waited for somebody else', async () => {
    const turns = new ThreadTurns(1);
    await turns.take('a', never());
    turns.leave();
    await turns.take('b', never());
    // The first was given up, and leaves a second time; then it goes on all the same.
    turns.leave();
    const begun: string[] = [];
    const order = [
      turns.goOn('a').then(() => begun.push('goes on')),
      turns.take('c', never()).then(() => begun.push('c')),
    ];
    turns.leave();
    await Promise.all(order);
    expect(begun).toEqual(['goes on', 'c']);
    expect(turns.size).toBe(0);
  });

  it('are given up for nothing by who leaves', async () => {
    const turns = new ThreadTurns(1);
    const left = new AbortController();
    await turns.take('many', never());
    const waiting = turns.take('one', left.signal);
    left.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(turns.take('one', left.signal)).rejects.toThrow('gone');
    expect(turns.size).toBe(0);
  });
});
