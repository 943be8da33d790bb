import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY, REPLY, REPLY_DECIDE, type DecideIn, type ReplyResult } from '@svc/contracts';
import { decideStandingBid } from './decide-standing-bid.js';
import { draftReply, type OpenReplyIn } from './draft-reply.js';
import type { OperationPorts } from './ports.js';
import { testPorts } from './testing/test-ports.js';

let ports: OperationPorts;
beforeAll(async () => {
  ports = await testPorts((text) => createHash('sha256').update(text, 'utf8').digest('base64url'));
});
const draft = (
  message: string,
  more: Partial<OperationPorts> = {},
  state: object | null = null,
): Promise<ReplyResult> =>
  draftReply({ policy: EXAMPLE_POLICY, message, state } as Parameters<typeof draftReply>[0], { ...ports, ...more });

/** What is told of a message in which a model points at these acts. */
const read = async (message: string, ...acts: object[]): Promise<ReplyResult['reading']> =>
  (await draft(message, { reportActs: () => Promise.resolve({ language: 'en', acts }) })).reading;

const VALID_MILLIS = 30 * 86_400_000;

describe('the examples of the records', () => {
  const [{ input: asked, output: answered }] = REPLY.examples as unknown as [
    { input: OpenReplyIn; output: ReplyResult },
  ];
  const { state } = answered as { state: { expires_at: string } };
  const at = { nowMillis: (): number => Date.parse(state.expires_at) - VALID_MILLIS };

  it('are what the operation answers to a message', async () => {
    expect({ ...(await draftReply(asked, { ...ports, ...at })), state }).toEqual(answered);
  });

  it('are what it answers to a decision on the bid of that message', async () => {
    const before = await draftReply(asked, { ...ports, ...at });
    const [{ input, output }] = REPLY_DECIDE.examples as unknown as [{ input: DecideIn; output: ReplyResult }];
    const decided = await decideStandingBid({ ...input, state: { ...before.state } }, { ...ports, ...at });
    expect({ ...decided, state }).toEqual(output);
  });
});

describe('a reply', () => {
  it('has a menu and a receipt only where there is one', async () => {
    const hello = await draft('Hello!');
    expect(['menu', 'receipt'].filter((member) => member in hello)).toEqual([]);
    const asked = await draft('What is your best price for 12 seats?');
    if ('menu' in asked) expect(asked.menu?.length).toBeGreaterThan(1);
    const deal = await draft(asked.menu ? 'Option A, deal.' : 'Deal.', {}, asked.state);
    expect([deal.kind, deal.done, 'receipt' in deal]).toEqual(['deal', true, true]);
  });

  it('tells five members of what was read, whoever read it', async () => {
    const members = ['facts', 'intent', 'package', 'refuses', 'source'];
    expect(Object.keys((await draft('Hello!')).reading).sort()).toEqual(members);
    expect(Object.keys(await read('Hello!', { act: 'courtesy', quote: 'Hello!' })).sort()).toEqual(members);
  });
});

describe('a model’s reading', () => {
  it('stands as it is where the built-in reader finds nothing beside it: no member is added', async () => {
    const { facts, source } = await read('Ok', { act: 'courtesy', quote: 'Ok' });
    expect(source).toBe('model');
    expect(Object.values(facts)).not.toContain(undefined);
    const builtin = (await draft('Ok')).reading.facts;
    for (const member of ['open_questions', 'wishes', 'unread', 'asked_about', 'asks'] as const)
      expect([member, member in facts]).toEqual([member, member in builtin]);
  });

  it('has what the built-in reader leaves open beside it, unless it says something of it itself', async () => {
    const message = 'Can you paint it purple with yellow dots? I would also like a pony on top of it.';
    const builtin = (await draft(message)).reading.facts;
    const kept = ['acts', 'open_questions', 'wishes', 'unread', 'asked_about', 'asks'] as const;
    const found = kept.filter((member) => builtin[member] !== undefined);
    expect(found.length).toBeGreaterThan(1);
    const { facts } = await read(message, { act: 'courtesy', quote: 'Can you' });
    for (const member of kept) expect([member, facts[member]]).toEqual([member, builtin[member]]);
    const own = await read(message, { act: 'wish', quote: 'a pony on top of it' });
    expect(own.facts.wishes).toEqual(['a pony on top of it']);
  });
});
