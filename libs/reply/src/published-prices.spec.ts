import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';
import { bid, decide, talk, yes } from './testing/talk.js';
import { reading, seatPolicy } from './testing/policies.js';

/** A tutor's price list: from 10 lessons on it is 40 for everybody; nothing is given for nothing. */
const lessons: Policy = {
  version: 'svc-policy/1',
  name: 'Maths lessons',
  language: 'en',
  currency: 'GBP',
  list_price: 45,
  floor_price: 38,
  free_discount: 0,
  quantity: { min: 1, max: 40, unit: 'lesson', breaks: [{ from: 10, gives: { to_price: 40 } }] },
  grants: [{ flag: 'sibling', gives: { share: 0.1 } }],
};

/** Catering with extras that are paid on top. */
const catering: Policy = {
  version: 'svc-policy/1',
  name: 'Catering',
  language: 'en',
  currency: 'USD',
  list_price: 78,
  floor_price: 66,
  quantity: { min: 50, max: 220, unit: 'guest' },
  terms: [
    {
      id: 'bar',
      label: 'Bar',
      default: 'none',
      options: [
        { id: 'none', label: 'no bar' },
        { id: 'open_bar', label: 'open bar', charge: { amount: 25 }, words: ['open bar'] },
      ],
    },
    {
      id: 'travel',
      label: 'Travel',
      default: 'far',
      options: [{ id: 'far', label: 'beyond the city', charge: { amount: 120 }, charge_per: 'deal' }],
    },
  ],
};

describe('what everybody gets who qualifies', () => {
  it('is offered at once, without asking', () => {
    expect(decide(lessons, reading('ask', { quantity: 10 })).offer?.price).toBe(40);
    expect(decide(lessons, reading('ask', { quantity: 9 })).offer?.price).toBe(45);
    expect(decide(lessons, reading('greet'), null, { flags: { sibling: true } }).offer?.price).toBe(40.5);
    expect(decide(lessons, reading('greet')).offer?.price).toBe(45);
  });
  it('is what a buyer gets who asks for the published price', () => {
    expect(talk(lessons, [reading('greet'), bid(40, { quantity: 10 })]).offer).toMatchObject({
      price: 40,
      quantity: 10,
    });
  });
  it('is not bargained over', () => {
    for (const price of [36, 38, 39.5])
      expect(talk(lessons, [bid(price, { quantity: 10 }), bid(price)]).offer?.price).toBe(40);
  });
  it('is the same price for whoever bids more', () => {
    expect(decide(lessons, bid(44, { quantity: 12 })).offer?.price).toBe(40);
    expect(talk(lessons, [reading('greet'), reading('offer', { quantity: 12 })]).offer?.price).toBe(40);
  });
  it('lowers what was offered before a flag was confirmed, and never raises it', () => {
    const opened = decide(lessons, reading('greet'));
    const confirmed = decide(lessons, yes, opened.memory, { flags: { sibling: true } });
    expect(confirmed).toMatchObject({ kind: 'offer', deal: null, offer: { price: 40.5 } });
  });
  it('leaves what is unlocked to bargaining, from the list of the package on', () => {
    const both = seatPolicy({
      free_discount: 0,
      terms: [],
      quantity: {
        min: 10,
        max: 500,
        unit: 'seat',
        breaks: [{ from: 100, gives: { share: 0.05 }, unlocks: { amount: 3 } }],
      },
    });
    const opened = decide(both, reading('ask', { quantity: 100 }));
    expect(opened.offer?.price).toBe(46.55);
    const met = decide(both, bid(44, { quantity: 100 }), opened.memory).offer!;
    expect(met.price).toBeLessThan(46.55);
    expect(met.price).toBeGreaterThanOrEqual(43.55);
  });
});

describe('what is paid on top', () => {
  it('stands in the line and in the total, also where nobody asked for it', () => {
    const [first] = chat(catering, ['We have 80 guests and want the open bar.']);
    expect(first?.decision.offer).toMatchObject({
      price: 78,
      quantity: 80,
      charges: [
        { term: 'bar', option: 'open_bar', label: 'open bar', amount: 2000 },
        { term: 'travel', option: 'far', label: 'beyond the city', amount: 120 },
      ],
      total: 8360,
    });
    expect(first?.decision.offer?.line).toBe(
      '80 guests at $78, open bar ($2,000 on top), Travel: beyond the city ($120 on top) — $8,360 in total',
    );
    expect(first?.shown).toContain('$8,360 in total');
  });
  it('is agreed with the deal', () => {
    const answers = chat(catering, ['80 guests with the open bar please', 'ok deal']);
    expect(answers[1]?.decision).toMatchObject({
      kind: 'deal',
      deal: { offer: { price: 78, terms: { bar: 'open_bar' } } },
    });
  });
  it('is no part of the price that a total names', () => {
    const { memory } = decide(catering, reading('offer', { quantity: 80, bar: 'open_bar' }, { total: 8120 }));
    expect(memory.moves).toEqual([expect.objectContaining({ bid: 75 })]);
  });
  it('holds a yes to the whole total', () => {
    const offered = decide(catering, reading('ask', { quantity: 80, bar: 'open_bar' }));
    const said = (total: number) => decide(catering, reading('accept', {}, { total }), offered.memory).kind;
    expect([said(8360), said(6240)]).toEqual(['deal', 'offer']);
  });
});
