import { describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY, OPERATIONS, type OperationRecord } from '@svc/contracts';
import fc from 'fast-check';
import type { Execution } from './execution.js';
import type { DoorAnswer } from './door-answer.js';
import { serveOverHttp, type HttpDoor } from './http-door.js';
import { prepareToolDoor, type ToolDoor } from './tool-door.js';

const NEW = '2026-07-28';
const OLD = '2025-11-25';
const BOTH = 'application/json, text/event-stream';

/**
 * A door that answers with examples; one operation is refused, one answers what its schema does not know, one fails.
 */
function prepared(): ToolDoor<null> {
  const execute = (record: OperationRecord): Promise<Execution> => {
    if (record.id === 'scoreDeal')
      return Promise.resolve({ status: 429, body: { detail: 'wait' }, headers: { 'retry-after': '9' } });
    if (record.id === 'verifyReceipt') return Promise.resolve({ status: 200, body: { wrong: true } });
    if (record.id === 'optimalBid') return Promise.reject(new Error('broken'));
    return Promise.resolve({ status: record.status, body: record.examples[0]?.output });
  };
  return prepareToolDoor({ records: OPERATIONS, door: 'core', version: '1.2.3', schemas: {}, execute });
}

/** A door as it is, and the same one when every message is left to the SDK’s handler. */
const quick = serveOverHttp(prepared());
const slow = serveOverHttp({ ...prepared(), answersAtOnce: () => false });

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

async function ask(
  door: HttpDoor<null>,
  { headers, body }: Sent,
): Promise<{ status: number; type: string | undefined; message: unknown }> {
  const answer = await door.answer({
    url: 'https://svc.example/mcp/',
    headers: { 'content-type': 'application/json', accept: BOTH, ...headers },
    bytes: new TextEncoder().encode(JSON.stringify(body)),
    context: null,
  });
  const text = await textOf(answer);
  return {
    status: answer.status,
    type: answer.headers['content-type'],
    message: text === '' ? null : (JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) as unknown),
  };
}

async function textOf({ body }: DoorAnswer): Promise<string> {
  return body === null || typeof body === 'string' ? (body ?? '') : new Response(body).text();
}

const envelope = (version = NEW): Record<string, unknown> => ({
  'io.modelcontextprotocol/protocolVersion': version,
  'io.modelcontextprotocol/clientInfo': { name: 'spec', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
});
const call = { name: 'check_offer_policy', arguments: { policy: EXAMPLE_POLICY } };
const modern = (params: Record<string, unknown>): Sent => ({
  headers: { 'mcp-protocol-version': NEW, 'mcp-method': 'tools/call', 'mcp-name': String(params['name']) },
  body: { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { _meta: envelope(), ...params } },
});
const legacy = (params: Record<string, unknown>): Sent => ({
  headers: { 'mcp-protocol-version': OLD },
  body: { jsonrpc: '2.0', id: 7, method: 'tools/call', params },
});
const ERAS = [
  ['2026-07-28', modern],
  ['2025-11-25', legacy],
] as const;

describe.each(ERAS)('a plain call of protocol %s', (_, message) => {
  it('is answered in one piece of JSON, structured content beside its text', async () => {
    const { status, type, message: told } = await ask(quick, message(call));
    const { result, ...rest } = told as { result: { content: { text: string }[]; structuredContent: object } };
    expect([status, type, rest]).toEqual([200, 'application/json', { jsonrpc: '2.0', id: 7 }]);
    expect(JSON.parse(result.content[0]?.text ?? '')).toEqual(result.structuredContent);
  });

  it.each([
    ['an answer', call],
    ['no arguments', { name: 'check_offer_policy' }],
    ['a refusal', { name: 'score_deal', arguments: {} }],
    ['an answer that does not fit its schema', { name: 'verify_deal_receipt', arguments: {} }],
    ['a fault of the host', { name: 'auction_bid', arguments: {} }],
    ['a key that is no text', { name: 'compile_offer_policy', arguments: { access_key: 5 } }],
    ['a tool that is not there', { name: 'haggle', arguments: {} }],
    ['a tool with stages', { name: 'compile_offer_policy', arguments: { description: 'A chair.' } }],
  ])('says what the SDK’s handler says: %s', async (__, params) => {
    const [ours, theirs] = [await ask(quick, message(params)), await ask(slow, message(params))];
    expect([ours.status, ours.message]).toEqual([theirs.status, theirs.message]);
  });

  it.each(['7', 0, -1, 1e15])('gives back the id %j as it came', async (id) => {
    const sent = message(call);
    expect((await ask(quick, { ...sent, body: { ...(sent.body as object), id } })).message).toMatchObject({ id });
  });
});

describe('whatever else comes', () => {
  const odd = fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    0,
    1.5,
    '',
    'x',
    [],
    {},
    [[]],
    { a: 1 },
    'tools/call',
    'check_offer_policy',
    NEW,
    OLD,
  );
  const key = fc.constantFrom(
    'jsonrpc',
    'id',
    'method',
    'params',
    'more',
    'params.name',
    'params.arguments',
    'params._meta',
    'params.task',
    'params.requestState',
    'params.inputResponses',
    'params._meta.progressToken',
    'params._meta.io.modelcontextprotocol/protocolVersion',
    'params._meta.io.modelcontextprotocol/clientCapabilities',
    'params._meta.io.modelcontextprotocol/clientInfo',
  );
  const header = fc.constantFrom('content-type', 'accept', 'mcp-protocol-version', 'mcp-method', 'mcp-name');
  const headerValue = fc.constantFrom(
    '',
    'application/json',
    'application/json; charset=utf-8',
    'text/event-stream',
    BOTH,
    '*/*',
    NEW,
    OLD,
    '2025-03-26',
    '1999-01-01',
    ' tools/call',
    'tools/list',
    'check_offer_policy',
    '=?base64?Y2hlY2tfb2ZmZXJfcG9saWN5?=',
    'haggle',
  );

  /** Sets a member of a message, or takes it away; names of the envelope hold dots of their own. */
  function spoil(value: unknown, path: string, member: unknown): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const [, own = path, rest] = /^(params|_meta)\.(.+)$/.exec(path) ?? [];
    const inner: Record<string, unknown> = { ...value };
    if (rest !== undefined) inner[own] = spoil(inner[own], rest, member);
    else if (member === undefined) delete inner[own];
    else inner[own] = member;
    return inner;
  }

  it('is answered with the status and the message of the SDK’s handler, whichever way it takes', async () => {
    const spoils = fc.array(fc.tuple(key, odd), { minLength: 0, maxLength: 2 });
    const headers = fc.array(fc.tuple(header, headerValue), { minLength: 0, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), spoils, headers, async (isModern, members, values) => {
        const whole = isModern ? modern(call) : legacy(call);
        const sent: Sent = {
          headers: { ...whole.headers, ...Object.fromEntries(values) },
          body: members.reduce((body, [path, member]) => spoil(body, path, member), whole.body),
        };
        const [ours, theirs] = [await ask(quick, sent), await ask(slow, sent)];
        expect({ sent, status: ours.status, message: ours.message }).toEqual({
          sent,
          status: theirs.status,
          message: theirs.message,
        });
      }),
      { seed: 20260728, numRuns: 600 },
    );
  });

  it('is a stream of events where the 2025 client asks for progress', async () => {
    expect((await ask(quick, legacy({ ...call, _meta: { progressToken: 1 } }))).type).toBe('text/event-stream');
  });

  it('is nothing once the door is closed', async () => {
    const door = serveOverHttp(prepared());
    await door.close();
    await expect(ask(door, modern(call))).rejects.toThrow('closed');
  });
});
