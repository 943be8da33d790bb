import { describe, expect, it } from '@jest/globals';
import { createStateSealer } from '@svc/node-runtime';
import { randomBytes } from 'node:crypto';
import { joinParts, LateSeals } from './late-seals.js';

const sealer = createStateSealer([randomBytes(32)], (count) => randomBytes(count));
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (seals: LateSeals, answer: unknown): Record<string, string> =>
  JSON.parse(
    Buffer.from(joinParts(seals.partsOf(JSON.stringify(answer)), (...given) => sealer.seal(...given))).toString(),
  ) as Record<string, string>;
const opened = (sealed: string | undefined, data: string): string =>
  Buffer.from(sealer.open(sealed ?? '', bytes(data)) ?? []).toString();

describe('seals of an answer', () => {
  it('are made when the answer is there, each in its place, and have the length that was told before', () => {
    const seals = new LateSeals();
    const first = seals.seal(bytes('the state'), bytes('one'));
    const last = seals.seal(bytes('another'), bytes('two'));
    const answer = joined(seals, { last, said: '“é” 😀', first });
    expect(opened(answer['first'], 'one')).toBe('the state');
    expect(opened(answer['last'], 'two')).toBe('another');
    expect(answer['said']).toBe('“é” 😀');
    expect([answer['first']?.length, answer['last']?.length]).toEqual([first.length, last.length]);
  });

  it('are not made of what is not in the answer, and an answer without any goes out as it is', () => {
    const seals = new LateSeals();
    seals.seal(bytes('forgotten'), bytes(''));
    expect(seals.partsOf('{"a":1}')).toEqual([bytes('{"a":1}')]);
    expect(Buffer.from(joinParts(seals.partsOf('{"a":1}'), null)).toString()).toBe('{"a":1}');
  });

  it('stand behind texts that nobody can know before', () => {
    const seals = new LateSeals();
    expect(seals.seal(bytes('same'), bytes(''))).not.toBe(seals.seal(bytes('same'), bytes('')));
  });

  it('refuse an answer that holds one twice, and one without a key', () => {
    const seals = new LateSeals();
    const sealed = seals.seal(bytes('state'), bytes(''));
    expect(() => seals.partsOf(JSON.stringify([sealed, sealed]))).toThrow('twice');
    expect(() => joinParts(seals.partsOf(JSON.stringify([sealed])), null)).toThrow('there is no key');
  });
});
