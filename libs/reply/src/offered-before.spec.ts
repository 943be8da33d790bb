import { describe, expect, it } from '@jest/globals';
import type { Offer } from '@svc/policy-rules';
import fc from 'fast-check';
import type { ReplyMemory } from './index.js';
import { decodeDeals, dealKey, encodeDeal } from './deal-code.js';
import { chat } from './testing/chat.js';
import { carPolicy, reading, seatPolicy } from './testing/policies.js';
import { bid, decide, talk, yes } from './testing/talk.js';

const prepaid = { contract: 'annual', quantity: 30 };

describe('an offer once made', () => {
  it('is what a buyer gets who asks for the very terms again', () => {
    const accepted = talk(seatPolicy(), [reading('greet'), bid(46, prepaid)]);
    const again = decide(seatPolicy(), reading('offer', prepaid, { question: true }), accepted.memory);
    expect(again).toMatchObject({
      kind: 'offer',
      decided_by: 'rule:still_offered',
      menu: [],
      speech: { reason: 'still_offered' },
      offer: { price: 46, quantity: 30, terms: { contract: 'annual' } },
    });
    expect(decide(seatPolicy(), yes, again.memory).deal?.offer.price).toBe(46);
  });

  it('can still be had at its price when other offers lie on the table since', () => {
    const first = talk(seatPolicy(), [reading('greet'), bid(36, { quantity: 25 })]);
    const earlier = decodeDeals(seatPolicy(), first.memory.standing).at(-1)!;
    const later = decide(seatPolicy(), reading('reject', {}, {}, {}), first.memory);
    const back = decide(seatPolicy(), bid(earlier.price, { ...earlier.terms, quantity: 25 }), later.memory);
    expect(back).toMatchObject({ decided_by: 'rule:still_offered', offer: { terms: earlier.terms } });
    expect(back.offer?.price).toBeLessThanOrEqual(earlier.price);
  });

  it('is what a buyer gets who names its price and nothing else, on its terms', () => {
    const first = talk(seatPolicy(), [reading('greet'), bid(36, { quantity: 25 })]);
    const earlier = decodeDeals(seatPolicy(), first.memory.standing).at(-1)!;
    expect(earlier.terms).not.toEqual(decodeDeals(seatPolicy(), first.memory.standing)[0]!.terms);
    const later = decide(seatPolicy(), reading('reject'), first.memory);
    const { decided_by, offer } = decide(seatPolicy(), bid(earlier.price), later.memory);
    expect([decided_by, offer]).toEqual(['rule:still_offered', expect.objectContaining(earlier)]);
  });

  it('is not repeated where a lower price is wanted: other ways to it are shown', () => {
    const accepted = talk(seatPolicy(), [reading('greet'), bid(46, prepaid)]);
    expect(decide(seatPolicy(), reading('offer', prepaid, { wants_discount: true }), accepted.memory).decided_by).toBe(
      'rule:trade_instead',
    );
  });

  it('is gone when stock is', () => {
    const opened = talk(carPolicy(), [
      reading('ask', { tyres: 'set' }),
      bid(11_500, { payment: 'cash', tyres: 'none' }),
    ]);
    const again = decide(carPolicy(), reading('offer', { tyres: 'set' }, { question: true }), opened.memory, {
      stock: [{ vin: 'VIN-1', status: 'available' }],
    });
    expect(again.offer?.terms.tyres).toBe('none');
  });

  it('is never retreated from, whatever is said in between', () => {
    const message = fc.oneof(
      fc.integer({ min: 20, max: 52 }).map((price) => bid(price, { quantity: 25 })),
      fc.constantFrom(
        reading('reject'),
        reading('ask', {}, { wants_discount: true }),
        reading('offer', { contract: 'annual' }),
        reading('offer', { contract: 'two_years', support: 'phone' }, { question: true }),
        reading('offer', { quantity: 100 }),
      ),
    );
    fc.assert(
      fc.property(fc.array(message, { minLength: 2, maxLength: 7 }), (messages) => {
        const policy = seatPolicy();
        const lowest = new Map<string, number>();
        let memory: ReplyMemory | null = null;
        for (const said of messages) {
          const decision = decide(policy, said, memory);
          for (const offer of decodeDeals(policy, decision.memory.standing)) {
            expect(offer.price).toBeLessThanOrEqual(lowest.get(dealKey(policy, offer)) ?? Infinity);
            lowest.set(dealKey(policy, offer), offer.price);
          }
          if (decision.done) return;
          memory = decision.memory;
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('what a buyer asks for', () => {
  it('is on the table, first, with nothing beside it that was not asked for', () => {
    const asked = chat(carPolicy({ meso: 3 }), ['Hi', 'What if I pay in cash and you do home delivery?']).at(
      -1,
    )!.decision;
    expect(asked.offer?.terms).toEqual({ payment: 'cash', delivery: 'home', tyres: 'none' });
  });

  it('is not taken for an offer of the menu that holds it and something more', () => {
    const policy = seatPolicy();
    const menu = decide(policy, bid(36, { quantity: 25 })).memory;
    const table: Offer[] = [
      { price: 49, quantity: 25, terms: {} },
      { price: 46.6, quantity: 25, terms: { contract: 'two_years', support: 'phone' } },
    ];
    const memory = { ...menu, standing: table.map((offer) => encodeDeal(policy, offer)) };
    const asked = decide(policy, reading('offer', { contract: 'two_years' }, { question: true, choice: 2 }), memory);
    expect(asked.offer?.terms).toEqual({ contract: 'two_years', support: 'mail', onboarding: 'docs' });
  });

  it('gets an answer to the question about the price', () => {
    expect(chat(seatPolicy(), ['Hello, what is your best price?'])[0]?.decision.speech.reason).toBe('trade_instead');
  });
});

describe('a yes that is not plain', () => {
  const menu = ['Hello', 'Would you take $36 for 25 seats?'];
  it('to a menu is asked which, by the labels, and signs nothing however often', () => {
    const [, , first, second, third] = chat(seatPolicy(), [...menu, 'Ok, deal.', 'Sure, sounds good!', 'Deal!']);
    for (const answer of [first, second])
      expect(answer).toMatchObject({
        decision: { kind: 'offer', deal: null, decided_by: 'rule:which_option' },
        shown: expect.stringMatching(/Option A.* or Option [BC]/),
      });
    expect(third?.decision).toMatchObject({ kind: 'handoff', deal: null, done: false });
    expect(chat(seatPolicy(), [...menu, 'Ok, deal.', 'Option B works']).at(-1)?.decision.kind).toBe('deal');
  });

  it('in Chinese too', () => {
    const answers = chat(seatPolicy({ language: 'zh' }), [
      '你好',
      '25 seats，36美元可以吗？',
      '好的，成交。',
      '那就B吧',
    ]);
    expect(answers.map(({ decision }) => decision.decided_by).slice(2)).toEqual([
      'rule:which_option',
      'rule:buyer_accepted',
    ]);
  });

  it('with something beside it is confirmed, and one plain word then settles it', () => {
    const [, doubt, sealed] = chat(seatPolicy(), ['Hello', 'Deal, my brother comes over on Saturday', 'yes']);
    expect(doubt?.decision).toMatchObject({
      kind: 'offer',
      deal: null,
      decided_by: 'rule:yes_in_doubt',
      speech: { reason: 'yes_in_doubt' },
    });
    expect(sealed?.decision.kind).toBe('deal');
  });
});
