import { describe, expect, it } from '@jest/globals';
import { lookAtTalk } from './look-at-talk.js';
import { emptyMemory, type ReplyMemory } from './memory.js';
import { carPolicy, reading } from './testing/policies.js';
import { rugPolicy } from './testing/rug-policy.js';
import { bid, decide, hashOf, NOON } from './testing/talk.js';

const RUG = rugPolicy();
const look = (memory: ReplyMemory, nowMillis = NOON, policy = RUG) =>
  lookAtTalk({ policy, policyHash: hashOf(policy), memory, engine: null, flags: null, stock: null, nowMillis });

describe('a look at a talk', () => {
  it('tells the bid that waits, as the reply to it did, and where the talk stands', () => {
    const { memory, seller } = decide(RUG, bid(RUG.floor_price));
    expect(seller.standing_bid).toBeDefined();
    expect(look(memory)).toMatchObject({
      ok: true,
      seller: { standing_bid: seller.standing_bid, summary: { turns: 1, moves: 1, best_bid: RUG.floor_price } },
    });
  });

  it('tells of no bid where none waits, or its time is over', () => {
    const weekMillis = 7 * 86_400_000;
    for (const looked of [look(emptyMemory()), look(decide(RUG, bid(RUG.floor_price)).memory, NOON + weekMillis)])
      expect([looked.ok, 'seller' in looked && 'standing_bid' in looked.seller]).toEqual([true, false]);
  });

  it('moves nothing: the next reply is the one that it would have been', () => {
    const { memory } = decide(RUG, bid(RUG.floor_price));
    const before = structuredClone(memory);
    look(memory);
    expect(memory).toEqual(before);
  });

  it('counts what nobody has answered', () => {
    const asked = reading('ask', {}, { question: true, open_questions: ['is it wool?'] });
    expect(look(decide(RUG, asked).memory)).toMatchObject({
      seller: { summary: { open_questions: 1, question_turns: [1] } },
    });
    const later = decide(RUG, asked, decide(RUG, bid(RUG.floor_price), decide(RUG, asked).memory).memory);
    expect(look(later.memory)).toMatchObject({ seller: { summary: { open_questions: 2, question_turns: [1, 3] } } });
  });

  it('is refused for a policy that is bound to stock, where none is sent', () => {
    expect(look(emptyMemory(), NOON, carPolicy())).toMatchObject({ ok: false, code: 'stock_missing' });
  });
});
