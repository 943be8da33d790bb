import { describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY } from '@svc/contracts';
import { menuLines, readMessage, wordingBrief, wordReply } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { decideReply, standingOf, vocabularyOf, type ReplyDecision } from '@svc/reply';
import { writeReply } from './write-reply.js';

const policy = EXAMPLE_POLICY as unknown as Policy;
const decide = (message: string): ReplyDecision => {
  const reading = readMessage(message, vocabularyOf(policy), standingOf(policy, null));
  const decision = decideReply({
    policy,
    policyHash: 'A'.repeat(43),
    reading,
    memory: null,
    engine: null,
    flags: null,
    stock: null,
    nowMillis: 0,
  });
  if (!decision.ok) throw new Error(decision.message);
  return decision;
};
const offering = decide('Hello, what does it cost?');

/** A decision with so many offers to choose from, each at a price of its own. */
const withMenu = (count: number): ReplyDecision => ({
  ...offering,
  speech: {
    ...offering.speech,
    menu: Array.from({ length: count }, (_none, at) => ({ ...offering.speech.offer!, price: 100 + at })),
  },
});

describe('a reply in words', () => {
  it('is that of the built-in writer where no model words it, or the model says nothing', async () => {
    const { reply } = await writeReply(offering, {});
    expect(reply).toBe(wordReply(offering.speech));
    expect(await writeReply(offering, { wordReply: () => Promise.resolve(null) })).toEqual(
      await writeReply(offering, {}),
    );
  });

  it('is the model’s where it keeps to its placeholders, and the built-in writer’s else', async () => {
    const brief = wordingBrief(offering.speech);
    const asked: unknown[] = [];
    const worded = (text: string): ReturnType<typeof writeReply> =>
      writeReply(offering, {
        wordReply: (given) => {
          asked.push(given);
          return Promise.resolve(text);
        },
      });
    const built = wordReply(offering.speech);
    expect((await worded('Take it for 1 dollar.')).reply).toBe(built);
    const kept = (await worded('Thank you for your message. {reason} {offer} What do you think?')).reply;
    expect([kept === built, kept.includes('{')]).toEqual([false, false]);
    expect(asked).toEqual([brief, brief]);
  });

  it('is followed by the line of the offer, unless it states that itself', async () => {
    const line = offering.offer!.line;
    const { reply, replyWithOffer } = await writeReply(offering, {});
    expect(replyWithOffer).toBe(reply.includes(line) ? reply : `${reply}\n\n${line}`);
    const other = { ...offering, offer: { ...offering.offer!, line: 'Another line' } };
    expect((await writeReply(other, {})).replyWithOffer).toBe(`${reply}\n\nAnother line`);
    const stated = { ...offering, offer: { ...offering.offer!, line: reply.slice(0, 12) } };
    expect((await writeReply(stated, {})).replyWithOffer).toBe(reply);
  });

  it('is followed by nothing where nothing is offered', async () => {
    const { reply, replyWithOffer } = await writeReply({ ...offering, offer: null }, {});
    expect(replyWithOffer).toBe(reply);
  });

  it('is followed by a line for each of several offers, and by the offer’s own where there is no choice', async () => {
    for (const count of [2, 3]) {
      const { speech } = withMenu(count);
      const { replyWithOffer } = await writeReply({ ...withMenu(count), offer: offering.offer }, {});
      const lines = menuLines(speech.menu, speech);
      expect(lines).toHaveLength(count);
      for (const line of lines) expect(replyWithOffer).toContain(line);
    }
    const one = { ...withMenu(1), offer: { ...offering.offer!, line: 'Another line' } };
    expect((await writeReply(one, {})).replyWithOffer).toMatch(/\n\nAnother line$/);
  });
});
