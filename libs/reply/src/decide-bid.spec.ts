import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { decideBid, type DecideInput } from './decide-bid.js';
import type { ReplyMemory } from './memory.js';
import type { ReplyDecision, ReplyResult } from './reply.js';
import { reading } from './testing/policies.js';
import { bid, decide, hashOf, NOON, yes } from './testing/talk.js';

const HOUR = 3_600_000;
const RUG: Policy = {
  version: 'svc-policy/1',
  name: 'Rug',
  language: 'en',
  currency: 'USD',
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  list_price: 1000,
  floor_price: 600,
  reserve_price: 740,
};
const waiting = decide(RUG, bid(650)).memory;
const on = (memory: ReplyMemory, decision: Partial<DecideInput>): ReplyResult =>
  decideBid({
    policy: RUG,
    policyHash: hashOf(RUG),
    memory,
    engine: null,
    flags: null,
    stock: null,
    nowMillis: NOON + HOUR,
    decision: 'accept',
    price: null,
    by: null,
    ...decision,
  });
const reply = (result: ReplyResult): ReplyDecision => {
  if (!result.ok) throw new Error(result.message);
  return result;
};

describe('a seller who accepts', () => {
  it('offers the buyer their bid, which a plain yes seals; who decided stands in the deal', () => {
    const offered = reply(on(waiting, { by: 'Ann' }));
    expect(offered).toMatchObject({
      kind: 'offer',
      deal: null,
      decided_by: 'rule:seller_accepted',
      offer: { price: 650 },
      speech: { reason: 'approved' },
      seller: {},
    });
    const sealed = decide(RUG, yes, offered.memory, { nowMillis: NOON + 2 * HOUR });
    expect(sealed).toMatchObject({ kind: 'deal', deal: { offer: { price: 650 }, approved_by: 'Ann' } });
  });

  it('closes at once what the buyer has signed', () => {
    const signed = decide(RUG, bid(650), null, { signedBid: { public_key: 'k', signature: 's' } });
    expect(signed.seller.standing_bid?.signed).toBe(true);
    expect(reply(on(signed.memory, { by: 'Ann' }))).toMatchObject({
      kind: 'deal',
      done: true,
      deal: { offer: { price: 650 }, approved_by: 'Ann' },
    });
  });
});

describe('a seller who counters', () => {
  it('offers a price of their own', () => {
    const countered = reply(on(waiting, { decision: 'counter', price: 690 }));
    expect(countered).toMatchObject({
      kind: 'offer',
      decided_by: 'rule:seller_countered',
      offer: { price: 690 },
      speech: { reason: 'seller_counter' },
    });
    expect(decide(RUG, yes, countered.memory).deal?.offer.price).toBe(690);
  });

  it.each([
    ['no price', null, 'price_missing'],
    ['a price under the floor', 599, 'price_outside'],
    ['a price that the buyer has been offered', 870, 'price_outside'],
    ['a price above it', 900, 'price_outside'],
    ['a price finer than a cent', 690.005, 'price_outside'],
  ])('is refused with %s', (_what, price, code) =>
    expect(on(waiting, { decision: 'counter', price })).toMatchObject({ ok: false, code }),
  );
});

describe('a seller who declines', () => {
  it('says that the bid is not taken and what stands; none waits until the offer has changed', () => {
    const declined = reply(on(waiting, { decision: 'decline' }));
    expect(declined).toMatchObject({
      kind: 'offer',
      decided_by: 'rule:bid_refused',
      offer: { price: 870 },
      seller: {},
    });
    const again = decide(RUG, bid(651), declined.memory);
    expect(again.seller.standing_bid).toBeUndefined();
    const moved = decide(RUG, reading('reject', {}, { wants_discount: true }), declined.memory);
    expect(decide(RUG, bid(700), moved.memory).seller.standing_bid?.price).toBe(700);
  });
});

describe('a decision is refused', () => {
  it.each<[string, ReplyMemory, Partial<DecideInput>, string]>([
    ['on nothing', decide(RUG, reading('greet')).memory, {}, 'nothing_to_decide'],
    ['on a bid whose time is over', waiting, { nowMillis: NOON + 48 * HOUR }, 'bid_expired'],
    ['on a bid that the policy does not allow', decide(RUG, bid(590)).memory, {}, 'price_outside'],
    ['while the thing is on hold for somebody else', waiting, { held: true }, 'thing_held'],
    ['in the name of a bargain that does not exist', waiting, { engine: 'haggle9' }, 'unknown_engine'],
    ['after a deal', { ...waiting, done: true }, {}, 'negotiation_done'],
  ])('%s', (_what, memory, decision, code) => expect(on(memory, decision)).toMatchObject({ ok: false, code }));

  it('where the policy is bound to stock and no records came', () => {
    const bound: Policy = { ...RUG, inventory: { bind: [{ match: { vin: 'V1' } }] } };
    expect(on(waiting, { policy: bound })).toMatchObject({ ok: false, code: 'stock_missing' });
  });

  it('and one after a decline of the talk is not', () => {
    const gone = decide(RUG, reading('quit', {}, { for_good: true }), waiting);
    expect(gone.kind).toBe('decline');
    expect(on(gone.memory, {})).toMatchObject({ ok: true, offer: { price: 650 } });
  });
});
