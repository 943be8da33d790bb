import { describe, expect, it } from '@jest/globals';
import { boundMemory, emptyMemory, recordTurn, type RememberedEvent } from './memory.js';

const events = (count: number): RememberedEvent[] => Array.from({ length: count }, (_none, t) => ({ t, a: 'refused' }));
const names = (count: number): string[] => Array.from({ length: count }, (_none, at) => `support=${at}`);

describe('a memory', () => {
  it('is empty before the first message', () => {
    expect(emptyMemory()).toMatchObject({
      turn: 0,
      round: 0,
      unclear: 0,
      called_back: false,
      done: false,
      last_kind: null,
    });
  });

  it.each([30, 31, 45])('keeps the last 30 events of %d', (count) => {
    expect(boundMemory({ ...emptyMemory(), history: events(count) }).history).toEqual(events(count).slice(count - 30));
  });

  it.each([24, 25, 40])('keeps the last 24 refused options of %d', (count) => {
    expect(boundMemory({ ...emptyMemory(), unwanted: names(count) }).unwanted).toEqual(names(count).slice(count - 24));
  });

  it.each([48, 49, 90])('keeps the last 48 offered deals of %d', (count) => {
    const offered = Object.fromEntries(Array.from({ length: count }, (_none, at) => [`${at}:0`, at]));
    const kept = boundMemory({ ...emptyMemory(), offered }).offered;
    expect(Object.keys(kept)).toHaveLength(48);
    expect(kept[`${count - 1}:0`]).toBe(count - 1);
    expect(kept[`${count - 48}:0`]).toBe(count - 48);
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
