import { describe, expect, it } from '@jest/globals';
import type { MessageReading } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import {
  decideReply,
  standingOf,
  vocabularyOf,
  type ReplyDecision,
  type ReplyInput,
  type ReplyMemory,
} from './index.js';
import { CAR_STOCK, carPolicy, reading, seatPolicy } from './testing/policies.js';
import { bid, decide, hashOf, NOON, talk, yes } from './testing/talk.js';

/** A plain wish for a lower price. */
const less = reading('reject', {}, { wants_discount: true });

/** A request at noon that brings nothing else. */
const plainly = (policy: Policy) => ({
  policy,
  policyHash: hashOf(policy),
  memory: null,
  engine: null,
  flags: null,
  stock: null,
  nowMillis: NOON,
});

describe('decideReply opens', () => {
  it('at list where nothing was asked for, with the least that can be ordered', () => {
    const { kind, offer, decided_by, speech, done, deal } = decide(seatPolicy(), reading('greet'));
    expect({ kind, decided_by, done, deal, reason: speech.reason }).toEqual({
      kind: 'offer',
      decided_by: 'rule:opening',
      done: false,
      deal: null,
      reason: 'opening',
    });
    expect(offer).toEqual({
      terms: { contract: 'monthly', support: 'mail', onboarding: 'docs' },
      line: expect.stringContaining('$49'),
      charges: [],
      price: 49,
      quantity: 10,
      total: 490,
      valid_until: '2026-12-03T12:00:00.000Z',
      net: 49,
      inside_policy: true,
    });
  });

  it('with what was asked for, priced at list', () => {
    expect(decide(seatPolicy(), reading('ask', { quantity: 25, contract: 'annual' })).offer).toMatchObject({
      price: 49,
      quantity: 25,
      terms: { contract: 'annual' },
      net: 52.1,
    });
  });

  it('by the curve where the buyer bids first', () => {
    const { decided_by, offer, menu: none } = decide(seatPolicy(), bid(36, { quantity: 25 }));
    expect(decided_by).toBe('engine:bundle2');
    expect(offer?.quantity).toBe(25);
    expect(none).toEqual([]);
  });

  it('with a choice only after a refusal, what was asked for first', () => {
    const { menu, offer } = talk(seatPolicy(), [reading('greet'), bid(36, { quantity: 25 })]);
    expect(offer?.terms).toEqual({ contract: 'monthly', support: 'mail', onboarding: 'docs' });
    expect(menu.length).toBeGreaterThan(1);
    expect(menu.map((item) => item.option)).toEqual(['Option A', 'Option B', 'Option C'].slice(0, menu.length));
  });
});

describe('decideReply makes a deal', () => {
  it('only on a yes to an offer that was sent', () => {
    const { kind, done, deal, decided_by, memory } = talk(seatPolicy(), [reading('greet'), yes]);
    expect({ kind, done, decided_by }).toEqual({ kind: 'deal', done: true, decided_by: 'rule:buyer_accepted' });
    expect(deal).toEqual({
      offer: { price: 49, quantity: 10, terms: { contract: 'monthly', support: 'mail', onboarding: 'docs' } },
      promised: null,
      approved_by: null,
      language: 'en',
      engine: 'bundle2',
      turns: 2,
      things: [],
    });
    expect(memory.done).toBe(true);
    expect(decide(seatPolicy(), yes).kind).toBe('offer');
  });

  it('on the option of a menu that was picked', () => {
    const menu = talk(seatPolicy(), [reading('greet'), bid(36, { quantity: 25 })]);
    const second = menu.speech.menu[1]!;
    expect(decide(seatPolicy(), reading('accept', {}, { choice: 2 }), menu.memory).deal?.offer.price).toBe(
      second.price,
    );
    expect(decide(seatPolicy(), reading('accept', { price: second.price }), menu.memory).deal?.offer.price).toBe(
      second.price,
    );
  });

  it('by answering a proposal with that very offer, which one word seals', () => {
    const answered = talk(seatPolicy(), [reading('greet'), bid(46, { contract: 'annual', quantity: 30 })]);
    expect(answered).toMatchObject({
      kind: 'offer',
      deal: null,
      speech: { reason: 'accepts_yours' },
      offer: { price: 46, quantity: 30, terms: { contract: 'annual' } },
    });
    expect(decide(seatPolicy(), yes, answered.memory)).toMatchObject({
      kind: 'deal',
      deal: { offer: { price: 46, quantity: 30 } },
    });
  });

  it.each<[string, MessageReading]>([
    ['a question', reading('accept', {}, { question: true })],
    ['a proposal at the very price', reading('offer', { price: 49 })],
    ['a yes at another price', reading('accept', { price: 45 })],
    ['a yes to another quantity', reading('accept', { quantity: 11 })],
    ['a yes to another option', reading('accept', { contract: 'annual' })],
    ['a yes to another total', reading('accept', {}, { total: 480 })],
    ['a yes that wants less', reading('accept', {}, { wants_discount: true })],
    ['a yes that refuses something', reading('accept', {}, {}, { contract: 'monthly' })],
    ['a yes that wants what is never given', reading('accept', {}, { never: ['sso'] })],
    ['a yes in another currency', reading('accept', {}, { other_currency: 'EUR' })],
    ['a yes that is in doubt', reading('accept', {}, { unclear: true })],
    ['a choice that is not there', reading('accept', {}, { choice: 4 })],
  ])('not on %s', (_, message) => {
    const { kind, deal, done } = talk(seatPolicy(), [reading('greet'), message]);
    expect({ deal, done }).toEqual({ deal: null, done: false });
    expect(kind).not.toBe('deal');
  });

  it('not on a bare yes to a menu: it asks which', () => {
    const menu = talk(seatPolicy(), [reading('greet'), bid(36, { quantity: 25 })]);
    expect(decide(seatPolicy(), yes, menu.memory)).toMatchObject({
      kind: 'offer',
      decided_by: 'rule:which_option',
      speech: { reason: 'which_option', menu: menu.speech.menu },
    });
  });

  it('never twice: after a deal the negotiation is over', () => {
    const { memory } = talk(seatPolicy(), [reading('greet'), yes]);
    expect(decideReply({ ...plainly(seatPolicy()), reading: yes, memory })).toMatchObject({
      ok: false,
      code: 'negotiation_done',
    });
  });
});

describe('decideReply looks at stock and flags on every message', () => {
  it('does not sign what is sold meanwhile', () => {
    const opened = decide(carPolicy(), reading('greet'));
    const sold = decide(carPolicy(), yes, opened.memory, { stock: [{ vin: 'VIN-1', status: 'sold' }, CAR_STOCK[1]!] });
    expect(sold).toMatchObject({
      kind: 'decline',
      decided_by: 'rule:out_of_stock',
      offer: null,
      deal: null,
      done: true,
    });
  });

  it('offers another combination where only an option is gone', () => {
    const withTyres = talk(carPolicy(), [reading('ask', { tyres: 'set' })]);
    expect(withTyres.offer?.terms.tyres).toBe('set');
    const without = decide(carPolicy(), yes, withTyres.memory, { stock: [CAR_STOCK[0]!] });
    expect(without).toMatchObject({ kind: 'offer', decided_by: 'rule:no_longer_available', deal: null });
    expect(without.offer?.terms.tyres).toBe('none');
  });

  it('offers as many as are there where the buyer wants more', () => {
    const policy = seatPolicy({ inventory: { bind: [{ match: { id: 'seats' } }] } });
    const { offer } = decide(policy, bid(47, { quantity: 90 }), null, {
      stock: [{ id: 'seats', availability: 'InStock', inventoryLevel: 40 }],
    });
    expect(offer?.quantity).toBe(40);
  });

  it('uses a grant only while the caller confirms it, and signs nothing once it is withdrawn', () => {
    const policy = seatPolicy({ terms: [], free_discount: 0 });
    const deep = bid(47.6, { quantity: 25 });
    const granted = decide(policy, deep, null, { flags: { new_customer: true } });
    expect(granted).toMatchObject({ speech: { reason: 'accepts_yours' }, offer: { price: 47.6 } });
    for (const flags of [{}, null, { new_customer: 'true' }, { new_customer: 1 }, { NEW_CUSTOMER: true }])
      expect(decide(policy, deep, null, { flags }).offer?.price).toBe(49);
    expect(decide(policy, yes, granted.memory, { flags: { new_customer: true } }).kind).toBe('deal');
    const withdrawn = decide(policy, yes, granted.memory, { flags: {} });
    expect(withdrawn.deal).toBeNull();
  });

  it('says which records a bound policy wants, and takes an empty list for "nothing there"', () => {
    const ask = (stock: ReplyInput['stock']) =>
      decideReply({ ...plainly(carPolicy()), reading: reading('greet'), stock });
    expect(ask(null)).toMatchObject({ ok: false, code: 'stock_missing', message: expect.stringContaining('VIN-1') });
    expect(ask([])).toMatchObject({ ok: true, kind: 'decline', decided_by: 'rule:out_of_stock' });
  });
});

describe('decideReply keeps to its subjects', () => {
  it('refuses what is never given, in the policy’s words, and stands', () => {
    expect(talk(seatPolicy(), [reading('greet'), reading('ask', {}, { never: ['sso'] })])).toMatchObject({
      kind: 'offer',
      decided_by: 'rule:never',
      speech: { reason: 'never_given', refusals: ['Single sign-on is part of the Enterprise plan only.'] },
    });
  });

  it('leaves a subject to a person with the offer that stands, and goes on afterwards', () => {
    const handed = talk(seatPolicy(), [reading('greet'), reading('ask', {}, { handoff: ['security_review'] })]);
    expect(handed).toMatchObject({
      kind: 'handoff',
      done: false,
      decided_by: 'rule:handoff',
      speech: { handoff: 'security questionnaires' },
      offer: { price: 49 },
    });
    const confirmed = decide(seatPolicy(), yes, handed.memory);
    expect(confirmed).toMatchObject({ kind: 'offer', decided_by: 'rule:yes_in_doubt' });
    expect(decide(seatPolicy(), yes, confirmed.memory).kind).toBe('deal');
  });

  it('answers what may be told', () => {
    expect(talk(seatPolicy(), [reading('greet'), reading('ask', {}, { asked: ['trial'] })])).toMatchObject({
      kind: 'offer',
      decided_by: 'rule:answer',
      speech: { reason: 'answering', answers: ['There is a 14-day trial.'] },
    });
  });

  it('asks back once and then leaves it to a person; a clear word between counts anew', () => {
    const mumble = reading('other');
    expect(talk(seatPolicy(), [reading('greet'), mumble])).toMatchObject({ kind: 'offer', decided_by: 'rule:unclear' });
    expect(talk(seatPolicy(), [reading('greet'), mumble, mumble])).toMatchObject({
      kind: 'handoff',
      decided_by: 'rule:unclear_twice',
      done: false,
    });
    expect(talk(seatPolicy(), [reading('greet'), mumble, bid(44), mumble])).toMatchObject({
      kind: 'offer',
      decided_by: 'rule:unclear',
    });
  });

  it('answers a bluff with the offer that stands, once, and then lets the buyer go', () => {
    const bluff = talk(seatPolicy(), [reading('greet'), reading('quit')]);
    expect(bluff).toMatchObject({ kind: 'offer', speech: { reason: 'stays_open' }, offer: { price: 49 }, done: false });
    expect(decide(seatPolicy(), reading('quit'), bluff.memory)).toMatchObject({
      kind: 'decline',
      decided_by: 'rule:buyer_quit',
      done: true,
      offer: { price: 49 },
    });
  });

  it('lets a buyer go at once who leaves for good, or to whom nothing was offered', () => {
    const gone = reading('quit', {}, { for_good: true });
    expect(talk(seatPolicy(), [reading('greet'), gone])).toMatchObject({ kind: 'decline', done: true });
    expect(decide(seatPolicy(), reading('quit')).offer).toBeNull();
  });

  it('makes its last offer at the last move, and after it nothing new', () => {
    const policy = seatPolicy({ free_discount: 7, meso: 0 });
    const last = talk(policy, [bid(30), bid(32), bid(34)]);
    expect(last).toMatchObject({ speech: { reason: 'last_offer' }, offer: { price: last.offer?.price } });
    const after = decide(policy, bid(36), last.memory);
    expect(after).toMatchObject({
      kind: 'offer',
      speech: { reason: 'last_price' },
      offer: { price: last.offer?.price },
    });
    expect(decide(policy, yes, after.memory).deal?.offer.price).toBe(last.offer?.price);
  });

  it('calls no price the last where its counters end above the reserve: a bid from there up is taken', () => {
    const policy = seatPolicy({ free_discount: 7, manner: { max_rounds: 2 } });
    const stays = talk(policy, [bid(30), bid(32), bid(34)]);
    expect(stays).toMatchObject({ speech: { reason: 'below_here' }, offer: { price: 43.4 } });
    expect(decide(policy, bid(42.5), stays.memory)).toMatchObject({ speech: { reason: 'accepts_yours' } });
  });

  it('ends where the last price is refused twice, and what stood can still be had', () => {
    const last = talk(seatPolicy({ terms: [] }), [reading('greet'), ...Array<MessageReading>(3).fill(less)]);
    const no = reading('reject');
    const refused = decide(seatPolicy({ terms: [] }), no, last.memory);
    expect(refused).toMatchObject({ kind: 'offer', decided_by: 'rule:last_price', done: false });
    const over = decide(seatPolicy({ terms: [] }), no, refused.memory);
    expect(over).toMatchObject({ kind: 'decline', decided_by: 'rule:last_refused', done: true });
    expect(decide(seatPolicy({ terms: [] }), yes, over.memory).kind).toBe('deal');
  });

  it('does not go back up: the price of one deal only falls', () => {
    const lowest = new Map<string, number>();
    let memory: ReplyMemory | null = null;
    for (const price of [30, 44, 31, 46, 20, 40, 33]) {
      const decision = decide(seatPolicy(), bid(price, { quantity: 25 }), memory);
      memory = decision.memory;
      for (const offer of standingOf(seatPolicy(), memory).offers) {
        const key = JSON.stringify([offer.quantity, offer.terms]);
        expect(offer.price).toBeLessThanOrEqual(lowest.get(key) ?? Infinity);
        lowest.set(key, offer.price);
      }
      if (decision.done) return;
    }
  });

  it('does not put an option on the table that the buyer refused', () => {
    let memory = decide(seatPolicy(), bid(40, { quantity: 25 })).memory;
    for (const refused of [{ contract: 'two_years' }, {}, {}] as Record<string, string>[]) {
      const decision = decide(seatPolicy(), reading('reject', {}, {}, refused), memory);
      memory = decision.memory;
      for (const offer of standingOf(seatPolicy(), memory).offers) expect(offer.terms.contract).not.toBe('two_years');
    }
  });

  it('puts an option on the table again that the buyer refused and then asks for', () => {
    const opened = decide(seatPolicy(), bid(40, { quantity: 25 })).memory;
    const without = decide(seatPolicy(), reading('reject', {}, {}, { contract: 'two_years' }), opened).memory;
    expect(without.unwanted).toEqual(['contract=two_years']);
    const asked = decide(seatPolicy(), bid(41, { quantity: 25, contract: 'two_years' }), without).memory;
    expect(asked.unwanted).toEqual([]);
    const offered = standingOf(seatPolicy(), asked).offers.map(({ terms }) => terms.contract);
    expect(offered).toContain('two_years');
  });
});

describe('decideReply', () => {
  it('names the engines where it does not know one', () => {
    const result = decideReply({ ...plainly(seatPolicy()), reading: reading('greet'), engine: 'bundle9' });
    expect(result).toMatchObject({
      ok: false,
      code: 'unknown_engine',
      allowed: ['bundle2', 'price1'],
      message: expect.stringContaining('price1'),
    });
  });

  it('names the bargain as the caller asks for it, else as the policy does, else bundle2: both are one', () => {
    const named = (engine: string | null) => decide(seatPolicy(), bid(40), null, { engine });
    expect(named('price1').offer).toEqual(named('bundle2').offer);
    expect(decide(seatPolicy(), bid(40), null, { engine: 'price1' }).decided_by).toBe('engine:price1');
    expect(decide(seatPolicy({ engine: 'price1' }), bid(40)).decided_by).toBe('engine:price1');
    const { engine: _, ...plain } = seatPolicy();
    expect(decide(plain, bid(40)).decided_by).toBe('engine:bundle2');
  });

  it('is deterministic, and leaves its input as it was', () => {
    const first = decide(seatPolicy(), bid(36, { quantity: 25 }));
    const input: ReplyInput = { ...plainly(seatPolicy()), reading: reading('reject'), memory: first.memory };
    const before = structuredClone(input);
    expect(decideReply(input)).toEqual(decideReply(structuredClone(before)));
    expect(input).toEqual(before);
  });

  it('says nothing of the floor: not in the speech, not in the memory’s numbers, whatever is asked', () => {
    const policy = seatPolicy({ floor_price: 37.63 });
    let memory: ReplyMemory | null = null;
    for (const message of [
      reading('greet'),
      bid(30),
      reading('reject', {}, { wants_discount: true }),
      reading('other'),
      bid(33),
    ]) {
      const decision: ReplyDecision = decide(policy, message, memory);
      memory = decision.memory;
      expect(JSON.stringify(decision.speech)).not.toContain('37.63');
      expect(JSON.stringify(decision.memory)).not.toContain('37.63');
    }
  });

  it('gives the reader names, words and answers, and no price or bound', () => {
    const { never, facts, terms, unit } = vocabularyOf(seatPolicy());
    expect(terms[0]).toEqual({
      id: 'contract',
      label: 'Contract',
      default: 'monthly',
      options: [
        { id: 'monthly', label: 'monthly' },
        { id: 'annual', label: 'one year, paid up front', words: ['annual'] },
        { id: 'two_years', label: 'two years, paid yearly' },
      ],
    });
    expect({ never, facts, unit }).toEqual({
      never: [{ id: 'sso', words: ['sso', 'saml'] }],
      facts: [{ id: 'trial', words: ['trial'], answer: 'There is a 14-day trial.' }],
      unit: 'seat',
    });
  });
});
