import { describe, expect, it } from '@jest/globals';
import { LoopTurns } from './loop-turns.js';

const turnOver = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('turns of the event loop', () => {
  it('let a caller begin a few pieces each turn, in their order, and all in the end', async () => {
    const turns = new LoopTurns(2);
    const begun: number[] = [];
    for (let piece = 0; piece < 7; piece += 1) turns.enter('one', () => begun.push(piece));
    expect(begun).toEqual([0, 1]);
    await turnOver();
    expect(begun).toEqual([0, 1, 2, 3]);
    turns.enter('one', () => begun.push(7));
    for (let turn = 0; turn < 3; turn += 1) await turnOver();
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('let another begin at once, however many pieces of one wait', () => {
    const turns = new LoopTurns(2);
    const begun: string[] = [];
    for (let piece = 0; piece < 100; piece += 1) turns.enter('one', () => begun.push('one'));
    turns.enter('other', () => begun.push('other'));
    expect(begun).toEqual(['one', 'one', 'other']);
  });

  it('give the places of a turn back with its end', async () => {
    const turns = new LoopTurns(1);
    const begun: number[] = [];
    for (let piece = 0; piece < 3; piece += 1) {
      turns.enter('one', () => begun.push(piece));
      expect(begun).toHaveLength(piece + 1);
      await turnOver();
    }
  });

  it('count what comes while they begin to the turn that is', async () => {
    const turns = new LoopTurns(2);
    const begun: string[] = [];
    const again = (name: string) => () => {
      begun.push(name);
      if (name.length < 5) turns.enter('one', again(`${name}'`));
    };
    for (const name of ['a', 'b', 'c']) turns.enter('one', again(name));
    expect(begun).toEqual(['a', "a'"]);
    await turnOver();
    expect(begun).toHaveLength(4);
    for (let turn = 0; turn < 10; turn += 1) await turnOver();
    expect(begun).toHaveLength(15);
  });
});
