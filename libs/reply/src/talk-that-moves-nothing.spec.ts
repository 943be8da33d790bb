import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wordReply } from '@svc/language';
import { seatPolicy, reading } from './testing/policies.js';
import { bid, decide, talk } from './testing/talk.js';
import type { ReplyMemory } from './memory.js';
import type { ReplyDecision } from './reply.js';
import type { Policy } from '@svc/policy-rules';

const seats = seatPolicy();
/** A talk in which somebody has bid these prices, one after the other. */
const after = (...prices: number[]): ReplyMemory | null =>
  prices.reduce<ReplyMemory | null>((memory, price) => decide(seats, bid(price), memory).memory, null);
const complaint = reading('other', {}, { complains: true });
const asksFirm = reading('ask', {}, { asks: ['firm'] });

describe('talk of the price that names none', () => {
  it('is heard in the first message: a complaint is answered, and not greeted with the list price', () => {
    const { speech, offer } = decide(seats, complaint);
    expect([speech.reason, offer?.price]).toEqual(['ask_price', seats.list_price]);
    expect(decide(seatPolicy({ free_discount: 0, meso: 1 }), complaint).speech.reason).toBe('firm');
    expect(decide(seats, reading('ask', {}, { question: true })).speech.reason).toBe('opening');
  });

  it('asks no figure of somebody who has named one', () => {
    expect(decide(seatPolicy({ meso: 1 }), complaint, after()).speech.reason).toBe('ask_price');
    const bidder = decide(seatPolicy({ meso: 1 }), bid(30));
    expect(decide(seatPolicy({ meso: 1 }), complaint, bidder.memory).speech.reason).toBe('holding');
  });

  it('is told whether the price is firm: it is not, or it is the last', () => {
    expect(decide(seats, asksFirm).speech.notes).toEqual([{ kind: 'not_firm' }]);
    expect(decide(seats, asksFirm, after(30)).speech.notes).toEqual([{ kind: 'not_firm' }]);
    const last = decide(seats, asksFirm, after(30, 32, 34));
    expect([last.speech.reason, last.speech.notes?.some(({ kind }) => kind === 'not_firm')]).toEqual([
      'last_price',
      false,
    ]);
  });

  it('stands before what else is told in the reply', () => {
    const text = wordReply({ ...decide(seats, asksFirm).speech, tone: 'friendly', turn: 1 });
    expect(text).toMatch(/^Thanks for your interest! There is some room in the price/);
  });
});

describe('words beside a bid that nothing was read as', () => {
  const told = (words: string) =>
    decide(seats, reading('offer', { price: 30 }, { unread: [words], open_questions: [words] }));

  it('are passed over where they only tell of the buyer’s life, and stay noted for the seller', () => {
    const { speech, memory } = told('my daughter starts college next month.');
    expect([speech.notes, memory.open_questions]).toEqual([[], 1]);
  });

  it('are told where they may mean the deal', () =>
    expect(told('my brother picks it up.').speech.notes).toEqual([{ kind: 'unread_beside' }]));
});

describe('a menu', () => {
  const later = { id: 'later', label: 'later' };
  const advance = { id: 'advance', label: 'in advance', worth: 10, unlocks: { amount: 10 } };
  const desk: Policy = {
    version: 'svc-policy/1',
    name: 'Standing desk',
    language: 'en',
    currency: 'USD',
    list_price: 400,
    floor_price: 300,
    reserve_price: 334,
    terms: [{ id: 'payment', label: 'Payment', default: 'later', options: [later, advance] }],
  };
  /** Whether every offer of a table has been made before, at its price. */
  const shown = ({ promised }: ReplyMemory, table: ReplyMemory['table']): boolean =>
    table.every(({ price, terms }) =>
      promised.some((one) => one.price === price && one.terms['payment'] === terms['payment']),
    );

  it('is not made of offers that have all been made before', () => {
    const wish = reading('ask', {}, { wants_discount: true });
    const message = fc.oneof(
      fc.integer({ min: 210, max: 330 }).map((price) => bid(price)),
      fc.constantFrom(wish, complaint, reading('reject')),
    );
    fc.assert(
      fc.property(fc.array(message, { minLength: 4, maxLength: 10 }), (messages) => {
        let memory: ReplyMemory | null = null;
        for (const one of messages) {
          const before: ReplyMemory | null = memory;
          const { memory: next }: ReplyDecision = decide(desk, one, before);
          if (before?.table.length === 1 && next.table.length > 1) expect(shown(before, next.table)).toBe(false);
          memory = next;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is not said again by a reply that holds the price, and its letters still choose', () => {
    const beside = talk(desk, [bid(220), bid(240)]);
    expect(beside.menu.length).toBeGreaterThan(1);
    const held = decide(desk, complaint, beside.memory);
    expect([held.decided_by, held.menu]).toEqual(['rule:hold', []]);
    const asked = decide(desk, reading('other', {}, { unclear: true }), beside.memory);
    expect(asked.menu).toHaveLength(beside.menu.length);
    const { deal } = decide(desk, reading('accept', {}, { choice: 2 }), held.memory);
    expect(deal?.offer.price).toBe(beside.menu[1]?.price);
  });

  it('is said again where choices are asked for', () => {
    const { memory } = talk(desk, [bid(220), bid(240), bid(260), bid(280), bid(290)]);
    const { table } = decide(desk, reading('ask', {}, { asks: ['options'] }), memory).memory;
    expect([table.length > 1, shown(memory, table)]).toEqual([true, true]);
  });
});
