import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ReplyResult } from '@svc/contracts';
import fc from 'fast-check';
import { draftReply, type OpenReplyIn } from './draft-reply.js';
import type { OperationPorts } from './ports.js';
import { keptHistories } from './testing/kept-histories.js';
import { testPorts } from './testing/test-ports.js';

let ports: OperationPorts;
beforeAll(async () => {
  ports = await testPorts((text) => createHash('sha256').update(text, 'utf8').digest('base64url'));
});

const CAR = {
  version: 'svc-policy/1',
  name: 'Car',
  language: 'en',
  currency: 'USD',
  salt: 'AAECAwQFBgcICQoLDA0ODw',
  list_price: 10_000,
  floor_price: 8_000,
  reserve_price: 9_000,
};
const DAY_MILLIS = 86_400_000;

/** A seller who knows buyers by their id, and talks with them one message after another. */
function shop(policy: object = CAR) {
  const kept = keptHistories();
  let ahead = 0;
  const say = (message: string, state: object | null, buyer: string | null): Promise<ReplyResult> =>
    draftReply({ policy, message, state, buyer } as unknown as OpenReplyIn, {
      ...ports,
      ...kept,
      nowMillis: () => ports.nowMillis() + ahead,
    });
  return {
    say,
    wait: (days: number) => (ahead += days * DAY_MILLIS),
    /** The prices that a buyer hears in a talk, one a message. */
    talk: async (messages: readonly string[], buyer: string | null): Promise<(number | undefined)[]> => {
      let state: object | null = null;
      const heard: (number | undefined)[] = [];
      for (const message of messages) {
        const reply: ReplyResult = await say(message, state, buyer);
        state = reply.state;
        heard.push(reply.offer?.price);
        if (reply.done) break;
      }
      return heard;
    },
  };
}

const messages = fc.array(
  fc.oneof(
    fc.constantFrom('What is your lowest price?', 'That is too much for me.', 'Hi, what does it cost?'),
    fc.integer({ min: 60, max: 105 }).map((hundreds) => `Would you take ${hundreds * 100}?`),
  ),
  { minLength: 1, maxLength: 4 },
);

describe('a buyer whom the seller knows', () => {
  it('never hears a higher price than a stranger who says the same, whatever they said in earlier talks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(messages, { minLength: 1, maxLength: 3 }), messages, async (before, now) => {
        const { talk } = shop();
        for (const earlier of before) await talk(earlier, 'ann');
        const [known, stranger] = [await talk(now, 'ann'), await talk(now, null)];
        for (const [turn, price] of stranger.entries())
          expect([turn, (known[turn] ?? 0) <= (price ?? Infinity)]).toEqual([turn, true]);
      }),
      { numRuns: 30 },
    );
  });

  it('never hears a price below the reserve, however many talks they begin', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(messages, { minLength: 1, maxLength: 6 }), async (talks) => {
        const { talk } = shop();
        const heard: (number | undefined)[] = [];
        for (const one of talks) heard.push(...(await talk(one, 'ann')));
        expect(heard.filter((price) => (price ?? Infinity) < CAR.reserve_price)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('is promised what they were offered last, once its time is over not below the reserve of the day', async () => {
    const { talk, wait, say } = shop();
    expect(await talk(['What is your lowest price?', 'Would you take 9,200?'], 'ann')).toEqual([9_500, 9_200]);
    wait(3);
    expect(await talk(['Hi, what does it cost?'], 'ann')).toEqual([9_200]);
    const dearer = { ...CAR, reserve_price: 9_400 };
    const { offer } = await draftReply(
      { policy: dearer, message: 'Hi, what does it cost?', state: null, buyer: 'ann' } as unknown as OpenReplyIn,
      { ...ports, ...historyOf(9_200) },
    );
    expect(offer?.price).toBe(9_400);
    expect((await say('Hi, what does it cost?', null, 'bob')).offer?.price).toBe(10_000);
  });

  it('moves the price in so many talks a day, and is told that what stands is the last beyond them', async () => {
    const { talk } = shop({ ...CAR, manner: { conversations_per_day: 1 } });
    const less = ['What is your lowest price?'];
    expect(await talk(less, 'ann')).toEqual([9_500]);
    expect(await talk([...less, ...less, ...less], 'ann')).toEqual([9_500, 9_500, 9_500]);
    expect(await talk([...less, ...less], 'bob')).toEqual([9_500, 9_200]);
  });

  it('who has moved nothing yet moves nothing beyond them', async () => {
    const { talk } = shop({ ...CAR, manner: { conversations_per_day: 1 } });
    await talk(['Hi, what does it cost?'], 'ann');
    const less = ['What is your lowest price?'];
    expect(await talk([...less, ...less], 'ann')).toEqual([10_000, 10_000]);
  });
});

/** The history of a buyer who was offered a price whose time is over, one unit without terms. */
function historyOf(price: number): ReturnType<typeof keptHistories> {
  const then = 1;
  const judged = { hash: 'A'.repeat(43), list: CAR.list_price };
  const reached = { price, quantity: 1, terms: {}, charges: [], total: price, given: then, until: then + 1, judged };
  const history = { moves: 2, lowest: [reached], bid: null };
  const known = { held: false, outbidAt: 0, keepsBid: false, history, conversations: 1 };
  return { findDealings: () => Promise.resolve(known), keepDealings: () => Promise.resolve() };
}
