import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { createJudge } from './lawful.js';
import { emptyMemory, type ReplyMemory } from './memory.js';
import { isBargaining, openTurn, type Turn } from './turn.js';
import type { BuyerMove } from './curve.js';
import { orderTag } from './order.js';
import { hashOf, NOON } from './testing/talk.js';
import { table } from './testing/table.js';
import { carPolicy, reading, seatPolicy } from './testing/policies.js';

const seats = seatPolicy();
const MAIL = { contract: 'monthly', support: 'mail', onboarding: 'docs' };
const TEN = orderTag({ quantity: 10, terms: MAIL });
const bidOf = (bid: number): BuyerMove => ({ bid, wish: false, order: TEN, reserve: 42 });

function opened(message: ReturnType<typeof reading>, before: Partial<ReplyMemory> = {}, policy: Policy = seats): Turn {
  const arrival = {
    policy,
    policyHash: hashOf(policy),
    judge: createJudge(policy, { flags: null, stock: null }),
    engine: 'bundle2',
    reading: message,
    now: NOON / 1000,
    revokedBefore: 0,
    held: false,
    outbidAt: 0,
    signedBid: null,
  };
  return openTurn(arrival, { ...emptyMemory(), ...before });
}

describe('a message in its place', () => {
  it('is counted, and leaves what it does not speak of as it was', () => {
    const before = { turn: 4, quantity: 30, wanted: { support: 'phone' }, unwanted: ['contract=annual'] };
    const { memory } = opened(reading('greet'), before);
    expect(memory).toMatchObject({ ...before, turn: 5, last_bid: null, moves: [], bid: null });
  });

  it('wants what it names, and no longer what it refuses or pays otherwise', () => {
    const wants = (message: ReturnType<typeof reading>) => {
      const { wanted, unwanted } = opened(message, {
        wanted: { support: 'phone' },
        unwanted: ['contract=annual'],
      }).memory;
      return [wanted, unwanted];
    };
    expect(wants(reading('offer', { contract: 'annual' }))).toEqual([{ support: 'phone', contract: 'annual' }, []]);
    expect(wants(reading('reject', {}, {}, { support: 'phone' }))).toEqual([{}, ['contract=annual', 'support=phone']]);
    expect(wants(reading('reject', {}, { paid_otherwise: { support: ['phone'] } }))).toEqual([
      {},
      ['contract=annual', 'support=phone'],
    ]);
    expect(wants(reading('reject', {}, {}, { contract: 'annual' }))).toEqual([
      { support: 'phone' },
      ['contract=annual'],
    ]);
  });

  it('keeps the last bid, and of its moves what a price can depend on; a figure in doubt is neither', () => {
    const before = { last_bid: 41, best_said: 42, moves: [bidOf(42)] };
    const bids = (price: number, facts = {}) => opened(reading('offer', { price }, facts), before).memory;
    expect(bids(40)).toMatchObject({ last_bid: 40, best_said: 42, moves: [bidOf(42)] });
    expect(bids(43)).toMatchObject({ last_bid: 43, best_said: 43, moves: [bidOf(42), bidOf(43)] });
    expect(bids(40, { wants_discount: true }).moves).toEqual([bidOf(42), { bid: null, wish: true }]);
    expect(bids(43, { wants_discount: true }).moves).toEqual([bidOf(42), { ...bidOf(43), wish: true }]);
    for (const left of [
      bids(43, { unclear: true }),
      bids(43, { misspelled: true }),
      bids(74),
      opened(reading('reject'), before).memory,
    ])
      expect(left).toMatchObject(before);
    expect(bids(73.5)).toMatchObject({ last_bid: 73.5 });
    expect(opened(reading('offer', { price: 43, quantity: 5 }), before).memory.moves).toEqual([bidOf(42)]);
  });

  it('takes a figure back that the buyer takes back: it was none', () => {
    const before = { last_bid: 43, best_said: 43, moves: [bidOf(42), { ...bidOf(43), wish: true }] };
    const back = opened(reading('other', {}, { takes_back: true }), before);
    expect(back.memory).toMatchObject({ last_bid: null, moves: [bidOf(42), { bid: null, wish: true }] });
  });

  it('leaves a bid standing that was better than the figure that is taken back', () => {
    const before = { last_bid: 40, best_said: 43, moves: [bidOf(43)] };
    const back = opened(reading('other', {}, { takes_back: true }), before);
    expect(back.memory).toMatchObject({ last_bid: null, moves: [bidOf(43)] });
  });

  it('lets a figure above the list for another order hold no bid for this one', () => {
    const above = { ...bidOf(900), order: 'another' };
    expect(opened(reading('offer', { price: 40 }), { moves: [above] }).memory.moves).toHaveLength(2);
    expect(opened(reading('offer', { price: 40 }), { moves: [bidOf(900)] }).memory.moves).toHaveLength(1);
  });

  it('lets nobody choose from an older menu at more than was promised for the order since', () => {
    const offered = (price: number, contract: string) => ({ price, quantity: 10, terms: { ...MAIL, contract } });
    const menu = table(seats, [offered(48, 'monthly'), offered(46, 'annual')]).table;
    const since = table(seats, [offered(46, 'annual'), offered(47, 'monthly')]);
    const before = { ...since, table: since.table.slice(1), menu };
    const { standing } = opened(reading('offer', {}, { choice: 1 }), before);
    expect(standing.map(({ price }) => price)).toEqual([47, 46]);
  });

  it('remembers 64 moves; beyond them only a higher bid is noted, in the place of the last', () => {
    const moves = Array.from({ length: 64 }, (_none, at) => bidOf(at));
    const after = opened(reading('offer', { price: 70 }), { moves }).memory.moves;
    expect([after.length, after.at(-1), after.at(-2)]).toEqual([64, bidOf(70), bidOf(62)]);
    expect(opened(reading('reject', {}, { wants_discount: true }), { moves }).memory.moves).toEqual(moves);
  });

  it.each<[string, number, boolean]>([
    ['one and a half times the list', 73.5, false],
    ['more', 73.6, true],
  ])('is asked back where its price is %s', (_name, price, farAbove) => {
    expect(opened(reading('offer', { price })).farAbove).toBe(farAbove);
  });

  it.each<[string, ReturnType<typeof reading>, Partial<ReplyMemory>, Partial<Turn['fresh']>]>([
    ['a first bid', reading('offer', { price: 40 }), {}, { better: true, higher: true, other: false }],
    [
      'a higher bid',
      reading('offer', { price: 41 }),
      { moves: [bidOf(40)], best_said: 40 },
      { better: true, higher: true },
    ],
    [
      'the same bid',
      reading('offer', { price: 40 }),
      { moves: [bidOf(40)], best_said: 40 },
      { better: false, higher: false },
    ],
    [
      'a lower bid',
      reading('offer', { price: 39 }),
      { moves: [bidOf(40)], best_said: 40 },
      { better: false, higher: false },
    ],
    [
      'a lower bid with its charges apart',
      reading('offer', { price: 39 }, { charges_apart: true }),
      { moves: [bidOf(40)], best_said: 45 },
      { better: false, higher: false },
    ],
    [
      'a higher bid whose figure was named before',
      reading('offer', { price: 41 }),
      { moves: [bidOf(40)], best_said: 45 },
      { better: false, higher: false },
    ],
    [
      'the same with its charges apart',
      reading('offer', { price: 41 }, { charges_apart: true }),
      { moves: [bidOf(40)], best_said: 45 },
      { better: true, higher: false },
    ],
    ['no price at all', reading('reject'), {}, { better: false, higher: false, other: false }],
    ['a choice', reading('offer', {}, { choice: 1 }), {}, { other: true }],
    ['a count', reading('offer', { quantity: 20 }), {}, { other: true }],
    ['another count', reading('offer', { quantity: 20 }), { quantity: 30 }, { other: true }],
    ['the same count', reading('offer', { quantity: 20 }), { quantity: 20 }, { other: false }],
    ['an option', reading('offer', { support: 'phone' }), {}, { other: true }],
    [
      'another option',
      reading('offer', { contract: 'annual' }),
      { wanted: { contract: 'two_years' } },
      { other: true },
    ],
    ['the same option', reading('offer', { support: 'phone' }), { wanted: { support: 'phone' } }, { other: false }],
    ['a refusal', reading('reject', {}, {}, { support: 'phone' }), {}, { other: true }],
    [
      'the same refusal',
      reading('reject', {}, {}, { support: 'phone' }),
      { unwanted: ['support=phone'] },
      { other: false },
    ],
  ])('%s is told from what was there before', (_name, message, before, fresh) => {
    expect(opened(message, before).fresh).toMatchObject(fresh);
  });

  it('has as many moves as the policy says, and 8 where it says nothing', () => {
    expect(opened(reading('greet'), {}, carPolicy()).maxRounds).toBe(8);
    const short = opened(reading('greet'), {}, seatPolicy({ manner: { max_rounds: 2 } }));
    expect([short.maxRounds, short.rules.counters]).toEqual([2, [0.5, 0.8]]);
    expect(opened(reading('greet'), {}, seatPolicy({ manner: { counters: [0.3, 1] } })).rules.counters).toEqual([
      0.3, 1,
    ]);
  });

  it('keeps at most 180 characters of wishes, the latest', () => {
    const wish = (open_wish: string) =>
      opened(reading('other', {}, { wishes: ['a bag with it'] }), { open_wish }).memory.open_wish!;
    expect(wish('a box')).toBe('a box, a bag with it');
    expect(wish('x'.repeat(400))).toHaveLength(180);
    expect(wish('x'.repeat(400))).toMatch(/x, a bag with it$/);
    expect(wish('a bag with it')).toBe('a bag with it');
  });
});

describe('a message bargains', () => {
  it.each<[boolean, string, ReturnType<typeof reading>]>([
    [true, 'an offer', reading('offer')],
    [true, 'a refusal', reading('reject')],
    [true, 'a wish for less', reading('ask', {}, { wants_discount: true })],
    [true, 'an option', reading('ask', { support: 'phone' })],
    [true, 'a price', reading('ask', { price: 40 })],
    [true, 'a complaint', reading('other', {}, { complains: true })],
    [true, 'what it will not have', reading('other', {}, {}, { support: 'phone' })],
    [false, 'a question', reading('ask')],
    [false, 'a greeting', reading('greet')],
    [false, 'an option that the policy does not have', reading('ask', { colour: 'red' })],
  ])('%s: %s', (bargains, _name, message) => {
    expect(isBargaining(opened(message))).toBe(bargains);
  });
});
