import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOneSlip, mendSlips } from './misspelled.js';
import { readMessage } from './read-message.js';
import type { MessageReading } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

const vocabulary: Vocabulary = {
  language: 'en',
  currency: 'USD',
  most: 1,
  terms: [],
  never: [],
  handoff: [],
  facts: [],
};
const read = (text: string): MessageReading =>
  readMessage(text, vocabulary, { listPrice: 900, offers: [{ price: 900, quantity: 1, terms: {} }] });

describe('one slip of the hand', () => {
  const word = fc.stringMatching(/^[a-z]{3,9}$/);
  const letter = fc.stringMatching(/^[a-z]$/);
  it('is a letter left out, added, exchanged, or two swapped, in either direction', () => {
    fc.assert(
      fc.property(
        word,
        letter,
        fc.nat(),
        fc.constantFrom('out', 'in', 'other', 'swap'),
        (meant, other, place, slip) => {
          const at = place % (meant.length - 1);
          const [before, after] = [meant.slice(0, at), meant.slice(at)];
          const typed = {
            out: before + after.slice(1),
            in: before + other + after,
            other: before + other + after.slice(1),
            swap: before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2),
          }[slip];
          expect([isOneSlip(typed, meant), isOneSlip(meant, typed)]).toEqual([typed !== meant, typed !== meant]);
        },
      ),
    );
  });
  it.each([
    ['dollars', 'dollars'],
    ['dlolasr', 'dollars'],
    ['pay', 'offer'],
  ])('is none from %s to %s', (typed, meant) => expect(isOneSlip(typed, meant)).toBe(false));
});

describe('a bid that is read over a slip', () => {
  it.each(['i cna pay 700 dolars', '700 dolars', 'my ofer: 700 dolars', 'i woud pya 700 bcuks'])(
    'is asked back, and nothing is signed on it: %s',
    (text) =>
      expect(read(text)).toMatchObject({
        intent: 'offer',
        package: { price: 700 },
        facts: { misspelled: true, unclear: true },
      }),
  );
  it('is never a yes', () => expect(read('i wll tkae it for 900 dolars').intent).not.toBe('accept'));
  it.each([
    'i can pay 700 dollars',
    'we met at 700 hollow road',
    'hello there',
    'i cna pay',
    'the 900 dollar question',
  ])('is none in %s', (text) => expect(read(text).facts.misspelled).toBeUndefined());
  it('mends nothing but cue words', () => {
    expect(mendSlips('i cna pay 700 dolars for ur bkie')).toBe('i can pay 700 dollars for ur bkie');
    expect(mendSlips('i can pay 700 dollars')).toBeNull();
  });
});
