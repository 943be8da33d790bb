import { describe, expect, it } from '@jest/globals';
import { boundMemory, emptyMemory, recordTurn } from './memory.js';
import { promised } from './testing/table.js';
import { seatPolicy } from './testing/policies.js';

const names = (count: number): string[] => Array.from({ length: count }, (_none, at) => `support=${at}`);
const promises = (count: number) =>
  Array.from({ length: count }, (_none, at) => promised(seatPolicy(), { price: 40, quantity: 10 + at }));

describe('a memory', () => {
  it('is empty before the first message', () => {
    expect(emptyMemory()).toMatchObject({
      turn: 0,
      moves: [],
      unclear: 0,
      bid: null,
      called_back: false,
      done: false,
      last_kind: null,
    });
  });

  it.each([24, 25, 40])('keeps the last 24 refused options of %d', (count) => {
    expect(boundMemory({ ...emptyMemory(), unwanted: names(count) }).unwanted).toEqual(names(count).slice(count - 24));
  });

  it.each([16, 17, 30])('keeps the last 16 promises of %d, or fewer where it has to', (count) => {
    const memory = { ...emptyMemory(), promised: promises(count) };
    const kept = (most?: number) => boundMemory(memory, most).promised.map(({ quantity }) => quantity);
    expect(kept()).toEqual(
      promises(count)
        .slice(count - 16)
        .map(({ quantity }) => quantity),
    );
    expect([kept(2), kept(0)]).toEqual([[count + 8, count + 9], []]);
  });

  it('chains its transcripts, so that no two talks share a chain', () => {
    const chain = (...turns: [string, string][]): string =>
      turns.reduce((memory, [message, reply]) => recordTurn(memory, { message, reply }, (text) => text), emptyMemory())
        .transcript_hash;
    expect(chain(['ab', 'c'])).not.toBe(chain(['a', 'bc']));
    expect(chain(['a', 'b'], ['c', 'd'])).not.toBe(chain(['c', 'd'], ['a', 'b']));
    expect(chain(['a', 'b'])).toBe('0:\n1:a\n1:b');
  });
});
