import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';
import { reading, seatPolicy } from './testing/policies.js';
import { bid, decide, talk, yes } from './testing/talk.js';

/** A bike with nothing to trade: list 500, lowest 300. */
const bike = (change: Partial<Policy> = {}): Policy => ({
  version: 'svc-policy/1',
  name: 'Road bike',
  language: 'en',
  currency: 'USD',
  list_price: 500,
  floor_price: 300,
  ...change,
});
const prices = (policy: Policy, messages: string[]) =>
  chat(policy, messages).map(({ decision }) => decision.offer?.price);

describe('the seller never bids against itself', () => {
  it('a complaint moves nothing, however often', () =>
    expect(new Set(prices(bike(), ['hi', ...Array<string>(7).fill('too expensive')]))).toEqual(new Set([500])));
  it('the same bid again moves nothing, and a lower one neither', () => {
    const [first, ...rest] = prices(bike(), ['300?', '300?', '290?', '300?']);
    expect(first).toBeLessThan(500);
    expect(new Set(rest)).toEqual(new Set([first]));
  });
  it('a higher bid moves it', () => {
    const [first, second] = prices(bike(), ['300?', '340']);
    expect(second).toBeLessThan(first!);
  });
  it('shows other terms of the same worth to whoever only complains', () => {
    const [, complained] = chat(seatPolicy(), ['25 seats please', 'too expensive']);
    const [list, ...others] = complained!.decision.speech.menu;
    expect(list?.price).toBe(49);
    expect(others.every((one) => one.price < 49 && one.terms.length > 0)).toBe(true);
    expect(others.length).toBeGreaterThan(0);
  });
});

describe('a bid that the policy allows', () => {
  const stubborn = (policy: Policy) => talk(policy, [reading('greet'), ...Array.from({ length: 8 }, () => bid(310))]);

  it('is taken at the last move and never declined', () => {
    for (const objective of ['close', 'balance'] as const) {
      const taken = stubborn(bike({ manner: { objective } }));
      expect(taken).toMatchObject({ kind: 'offer', offer: { price: 310 }, done: false });
      expect(decide(bike({ manner: { objective } }), yes, taken.memory).deal?.offer.price).toBe(310);
    }
  });
  it('is left to a person, with the bid as proposed offer, where the seller aims at margin', () =>
    expect(stubborn(bike({ manner: { objective: 'margin' } }))).toMatchObject({
      kind: 'handoff',
      decided_by: 'rule:lawful_bid',
      offer: { price: 310 },
    }));
  it('is taken when the buyer takes leave', () => {
    const left = talk(bike(), [reading('greet'), bid(310), reading('quit')]);
    expect(left).toMatchObject({ kind: 'offer', decided_by: 'rule:lawful_bid', offer: { price: 310 } });
  });
  it('that it does not allow ends in a decline', () =>
    expect(talk(bike({ manner: { max_rounds: 2 } }), [bid(100), bid(110), bid(120)]).kind).toBe('decline'));
});
