import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { carPolicy, reading, seatPolicy } from './testing/policies.js';
import { bid, decide, talk, yes } from './testing/talk.js';

const { inventory: _inventory, ...unbound } = carPolicy();
const delivered: Policy = {
  ...unbound,
  terms: [
    {
      id: 'delivery',
      label: 'Delivery',
      default: 'van',
      options: [
        { id: 'van', label: 'by van', charge: { amount: 90 } },
        { id: 'pickup', label: 'pick-up' },
      ],
    },
    {
      id: 'papers',
      label: 'Papers',
      default: 'copy',
      options: [
        { id: 'copy', label: 'a copy' },
        { id: 'original', label: 'the originals', worth: -10 },
      ],
    },
  ],
};

describe('an offer in words', () => {
  const termsOf = (...messages: ReturnType<typeof reading>[]) =>
    talk(seatPolicy(), messages).speech.offer!.terms.map(({ id, option, standard }) => [id, option, standard ?? false]);

  it('names no term at its default that nobody has raised', () => {
    expect(termsOf(reading('greet'))).toEqual([]);
    expect(termsOf(reading('ask', { support: 'phone' }))).toEqual([['support', 'phone', false]]);
  });

  it('names a default that the buyer has asked for, and says that it is the usual', () => {
    expect(termsOf(reading('ask', { support: 'mail' }))).toEqual([['support', 'mail', true]]);
  });

  it('names what costs something on top, default or not', () => {
    const [offer] = [decide(delivered, reading('greet')).speech.offer!];
    expect(offer).toMatchObject({ price: 11_900, total: 11_990 });
    expect(offer.terms).toEqual([
      { id: 'delivery', label: 'Delivery', option: 'van', optionLabel: 'by van', charge: 90, standard: true },
    ]);
  });
});

describe('a reply', () => {
  it('remembers what it has offered, and says what it waits for', () => {
    const opened = decide(seatPolicy(), reading('greet'));
    expect(opened.memory).toMatchObject({
      table: [{ price: 49, quantity: 10 }],
      promised: [{ price: 49, quantity: 10 }],
      last_kind: 'offer',
      awaits_yes: true,
    });
    const greeted = decide(seatPolicy(), reading('greet'), opened.memory);
    expect(greeted.memory).toMatchObject({ moves: [], awaits_yes: false, done: false });
    const sold = decide(seatPolicy(), yes, opened.memory);
    expect(sold.memory).toMatchObject({ done: true, last_kind: 'deal' });
    expect(sold.deal).toMatchObject({ turns: 2, language: 'en' });
  });

  it('is over after a deal and after a decline, and not after a person takes over', () => {
    const { memory } = decide(seatPolicy(), reading('greet'));
    const kinds = [
      yes,
      reading('quit', {}, { for_good: true }),
      reading('ask', {}, { handoff: ['security_review'] }),
    ].map((message) => decide(seatPolicy(), message, memory));
    expect(kinds.map(({ kind, done }) => [kind, done])).toEqual([
      ['deal', true],
      ['decline', true],
      ['handoff', false],
    ]);
  });

  it('lists a menu by its letters, and no menu of one', () => {
    const menu = talk(seatPolicy(), [reading('greet'), bid(36, { quantity: 25 })]);
    expect(menu.menu.map(({ price }) => price)).toEqual(menu.speech.menu.map(({ price }) => price));
    expect(menu.menu.length).toBe(menu.memory.table.length);
    expect(decide(seatPolicy(), reading('greet')).menu).toEqual([]);
  });
});
