import { describe, expect, it } from '@jest/globals';
import { findEngine } from '@svc/negotiation-math';
import type { Policy } from '@svc/policy-rules';
import { encodeDeal } from './deal-code.js';
import { createJudge } from './lawful.js';
import { emptyMemory, type ReplyMemory } from './memory.js';
import { isBargaining, openTurn, rememberMove, type Turn } from './turn.js';
import { carPolicy, reading, seatPolicy } from './testing/policies.js';

const seats = seatPolicy();
const MAIL = { contract: 'monthly', support: 'mail', onboarding: 'docs' };
const onTheTable = (...prices: number[]): string[] =>
  prices.map((price) => encodeDeal(seats, { price, quantity: 10, terms: MAIL }));

function opened(message: ReturnType<typeof reading>, before: Partial<ReplyMemory> = {}, policy: Policy = seats): Turn {
  const judge = createJudge(policy, { flags: null, stock: null });
  return openTurn({ policy, judge, engine: findEngine('bundle2')!, reading: message }, { ...emptyMemory(), ...before });
}

describe('a message in its place', () => {
  it('is counted, and leaves what it does not speak of as it was', () => {
    const before = { turn: 4, round: 2, quantity: 30, wanted: { support: 'phone' }, unwanted: ['contract=annual'] };
    const { memory } = opened(reading('greet'), before);
    expect(memory).toMatchObject({ ...before, turn: 5, last_bid: null, best_bid: null, last_bid_deal: null });
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

  it('keeps the last bid and the best, and a figure in doubt is neither', () => {
    const before = { last_bid: 41, best_bid: 42, best_said: 42, last_bid_deal: '41@10:000' };
    const bids = (price: number, facts = {}) => opened(reading('offer', { price }, facts), before).memory;
    expect(bids(40)).toMatchObject({ last_bid: 40, best_bid: 42, best_said: 42, last_bid_deal: '40@10:000' });
    expect(bids(43)).toMatchObject({ last_bid: 43, best_bid: 43, best_said: 43, last_bid_deal: '43@10:000' });
    for (const left of [bids(43, { unclear: true }), bids(74), opened(reading('reject'), before).memory])
      expect(left).toMatchObject(before);
    expect(bids(73.5)).toMatchObject({ last_bid: 73.5 });
    expect(opened(reading('offer', { price: 43, quantity: 5 }), before).memory).toMatchObject({
      last_bid: 43,
      last_bid_deal: '41@10:000',
    });
  });

  it.each<[string, number, boolean]>([
    ['one and a half times the list', 73.5, false],
    ['more', 73.6, true],
  ])('is asked back where its price is %s', (_name, price, farAbove) => {
    expect(opened(reading('offer', { price })).farAbove).toBe(farAbove);
  });

  it.each<[string, ReturnType<typeof reading>, Partial<ReplyMemory>, Partial<Turn['fresh']>]>([
    ['a first bid', reading('offer', { price: 40 }), {}, { better: true, higher: true, other: false }],
    ['a higher bid', reading('offer', { price: 41 }), { best_bid: 40, best_said: 40 }, { better: true, higher: true }],
    [
      'the same bid',
      reading('offer', { price: 40 }),
      { best_bid: 40, best_said: 40 },
      { better: false, higher: false },
    ],
    ['a lower bid', reading('offer', { price: 39 }), { best_bid: 40, best_said: 40 }, { better: false, higher: false }],
    [
      'a lower bid with its charges apart',
      reading('offer', { price: 39 }, { charges_apart: true }),
      { best_bid: 40, best_said: 45 },
      { better: false, higher: false },
    ],
    [
      'a higher bid whose figure was named before',
      reading('offer', { price: 41 }),
      { best_bid: 40, best_said: 45 },
      { better: false, higher: false },
    ],
    [
      'the same with its charges apart',
      reading('offer', { price: 41 }, { charges_apart: true }),
      { best_bid: 40, best_said: 45 },
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
    const { manner: _manner, ...silent } = carPolicy();
    expect(opened(reading('greet'), {}, silent).maxRounds).toBe(8);
    expect(opened(reading('greet'), {}, seatPolicy({ manner: { max_rounds: 3 } })).maxRounds).toBe(3);
    expect(opened(reading('greet'), {}, carPolicy()).maxRounds).toBe(6);
  });

  it('brings another engine no memory but its own', () => {
    const kept = { engine_memory: { own: 1 } };
    expect(opened(reading('greet'), { ...kept, engine: 'bundle2' }).memory.engine_memory).toEqual({ own: 1 });
    expect(opened(reading('greet'), { ...kept, engine: 'other' }).memory).toMatchObject({
      engine: 'bundle2',
      engine_memory: null,
    });
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

describe('what a message adds to the history', () => {
  const added = (message: ReturnType<typeof reading>, standing: string[]) =>
    rememberMove(opened(message, { standing })).history;

  it('is a refusal of what lies there, alone where nothing is proposed', () => {
    expect(added(reading('reject'), onTheTable(49))).toEqual([{ t: 1, a: 'refused' }]);
    expect(added(reading('reject'), [])).toEqual([]);
  });

  it('is a preference for what lies there alone', () => {
    const table = onTheTable(49, 48);
    const preferred = (choice: number) =>
      added(reading('reject', {}, { choice }), table).filter(({ a }) => a === 'preferred');
    expect([0, 1, 2, 3].map(preferred)).toEqual([
      [],
      [{ t: 1, a: 'preferred', i: 0 }],
      [{ t: 1, a: 'preferred', i: 1 }],
      [],
    ]);
  });
});

describe('a message bargains', () => {
  it.each<[boolean, string, ReturnType<typeof reading>]>([
    [true, 'an offer', reading('offer')],
    [true, 'a refusal', reading('reject')],
    [true, 'a wish for less', reading('ask', {}, { wants_discount: true })],
    [true, 'an option', reading('ask', { support: 'phone' })],
    [true, 'a price', reading('ask', { price: 40 })],
    [true, 'what it will not have', reading('other', {}, {}, { support: 'phone' })],
    [false, 'a question', reading('ask')],
    [false, 'a greeting', reading('greet')],
    [false, 'an option that the policy does not have', reading('ask', { colour: 'red' })],
  ])('%s: %s', (bargains, _name, message) => {
    expect(isBargaining(opened(message))).toBe(bargains);
  });
});
