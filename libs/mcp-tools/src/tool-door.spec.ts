import { InMemoryTransport } from '@modelcontextprotocol/server';
import { Client } from '@modelcontextprotocol/client';
import { describe, expect, it } from '@jest/globals';
import {
  EXAMPLE_POLICY,
  OPERATIONS,
  POLICY_BACKTEST,
  POLICY_CHECK,
  POLICY_TEMPLATES,
  REPLY_DECIDE,
  type OperationRecord,
} from '@svc/contracts';
import type { Call, Execution } from './execution.js';
import { createToolServer, prepareToolDoor, type ToolDoorOptions } from './tool-door.js';

interface Asked {
  id: string;
  input: object;
  call: Call<string>;
}

/** A door whose operations answer with their first example, unless told otherwise. */
async function opened(answer?: (record: OperationRecord) => Execution, more: Partial<ToolDoorOptions<string>> = {}) {
  const asked: Asked[] = [];
  const server = createToolServer<string>(
    {
      records: OPERATIONS,
      door: 'core',
      version: '1.2.3',
      schemas: {},
      ...more,
      execute: (record, input, call) => {
        asked.push({ id: record.id, input, call });
        return Promise.resolve(answer?.(record) ?? { status: record.status, body: record.examples[0]?.output });
      },
    },
    'the connection',
  );
  const [here, there] = InMemoryTransport.createLinkedPair();
  await server.connect(here);
  const client = new Client({ name: 'spec', version: '1' });
  await client.connect(there as never);
  const call = async (name: string, args: Record<string, unknown>) => {
    const { isError, structuredContent, content } = (await client.callTool({ name, arguments: args })) as {
      isError?: boolean;
      structuredContent?: unknown;
      content: { text: string }[];
    };
    return {
      isError: isError ?? false,
      structured: structuredContent,
      told: JSON.parse(content[0]?.text ?? 'null') as unknown,
    };
  };
  return { asked, client, call };
}

describe('a call', () => {
  it('hands the executor the record, the input without the key, the key and the connection', async () => {
    const { asked, call } = await opened();
    await call('draft_negotiation_reply', { policy: {}, message: 'hello', access_key: 'svc_x' });
    expect(asked).toEqual([
      {
        id: 'draftReply',
        input: { policy: {}, message: 'hello' },
        call: { accessKey: 'svc_x', context: 'the connection', signal: expect.any(AbortSignal) },
      },
    ]);
  });

  it('is answered with structured content and the same JSON as text', async () => {
    const { call } = await opened();
    const output = POLICY_CHECK.examples[0]?.output;
    expect(await call('check_offer_policy', { policy: {} })).toEqual({
      isError: false,
      structured: output,
      told: output,
    });
  });

  it.each([
    [
      { status: 422, body: { detail: [{ loc: ['body', 'policy'] }] } },
      { status: 422, detail: [{ loc: ['body', 'policy'] }] },
    ],
    [
      { status: 400, body: { detail: 'no', issues: [1] } },
      { status: 400, detail: 'no', issues: [1] },
    ],
    [
      { status: 429, body: { detail: 'wait' }, headers: { 'retry-after': '9' } },
      { status: 429, detail: 'wait', retry_after: 9 },
    ],
    [
      { status: 502, body: '<html>' },
      { status: 502, detail: 'the call failed' },
    ],
  ])('that is refused with %j is a result that says so', async (refusal, told) => {
    const { call } = await opened(() => refusal);
    expect(await call('check_offer_policy', { policy: {} })).toEqual({ isError: true, structured: undefined, told });
  });

  it('whose answer does not fit its own schema, or that the executor fails at, is told the host alone', async () => {
    const faults: unknown[] = [];
    const wrong = await opened(() => ({ status: 200, body: { ok: 'yes' } }), {
      onFault: (fault) => faults.push(fault),
    });
    expect((await wrong.call('check_offer_policy', { policy: {} })).told).toEqual({
      status: 500,
      detail: 'internal error',
      code: 'internal_error',
    });
    const broken = await opened(
      () => {
        throw new Error('the password is swordfish');
      },
      { onFault: (fault) => faults.push(fault) },
    );
    expect((await broken.call('check_offer_policy', { policy: {} })).told).toEqual({
      status: 500,
      detail: 'internal error',
      code: 'internal_error',
    });
    expect(faults.map(String)).toEqual([
      'Error: the answer of checkPolicy does not fit its schema',
      'Error: the password is swordfish',
    ]);
  });

  it('of a tool that is not there is the protocol’s error', async () => {
    const { client } = await opened();
    await expect(client.callTool({ name: 'haggle', arguments: {} })).rejects.toMatchObject({ code: -32602 });
  });
});

describe('a joined call', () => {
  const template = {
    id: 'saas',
    title: 't',
    language: 'en',
    engine: 'bundle2',
    description: 'd',
    policy: EXAMPLE_POLICY,
    summary: 's',
  };
  const templates = (record: OperationRecord): Execution => ({
    status: record.status,
    body: { templates: [template] },
  });

  it('goes to the other operation and answers in the tool’s own shape', async () => {
    const { asked, call } = await opened(templates);
    expect((await call('compile_offer_policy', { template: 'saas' })).structured).toEqual({
      ok: true,
      policy: EXAMPLE_POLICY,
      issues: [],
      summary: 's',
      sources: [],
      questions: [],
      readback: [],
      statements: [],
    });
    expect(asked).toMatchObject([{ id: POLICY_TEMPLATES.id, input: {} }]);
  });

  it('takes no other argument: what would be ignored is refused by its name, before anything is asked', async () => {
    const { asked, call } = await opened(templates);
    const { told } = await call('compile_offer_policy', { template: 'saas', description: 'Ten chairs at $40.' });
    expect(told).toMatchObject({
      detail: [{ loc: ['body', 'description'], msg: expect.stringContaining('template'), type: 'extra_forbidden' }],
    });
    expect(asked).toEqual([]);
  });

  it('is refused as the other operation is', async () => {
    const { call } = await opened(() => ({ status: 429, body: { detail: 'wait' }, headers: { 'retry-after': '2' } }));
    expect((await call('compile_offer_policy', { template: 'saas' })).told).toEqual({
      status: 429,
      detail: 'wait',
      retry_after: 2,
    });
  });
});

describe('a joined call whose argument is an object', () => {
  const reply = REPLY_DECIDE.examples[0]!.output;
  const answered = (record: OperationRecord): Execution => ({ status: record.status, body: reply });
  const state = { v: 1 };
  const policy = EXAMPLE_POLICY;

  it('goes to the other operation with its members and what stands beside it; what is null was left out', async () => {
    const { asked, call } = await opened(answered);
    const decide = { decision: 'counter', price: 103, by: 'Ann' };
    const { structured } = await call('draft_negotiation_reply', { policy, state, decide, message: null, stock: null });
    expect(structured).toEqual(reply);
    expect(asked).toMatchObject([{ id: REPLY_DECIDE.id, input: { policy, state, ...decide } }]);
    expect(Object.keys((asked[0] as { input: object }).input)).not.toContain('message');
  });

  it('answers as the other operation does where the tool is open too', async () => {
    const body = POLICY_BACKTEST.examples[0]!.output;
    const { asked, call } = await opened(() => ({ status: 200, body }));
    const { structured } = await call('check_offer_policy', { policy, backtest: { know: 0.3, visitors: 5 } });
    expect(structured).toEqual(body);
    expect(asked).toMatchObject([{ id: POLICY_BACKTEST.id, input: { policy, know: 0.3, visitors: 5 } }]);
    expect((await call('check_offer_policy', { policy, backtest: { know: 2 } })).told).toMatchObject({
      detail: [{ loc: ['body', 'backtest', 'know'], type: 'less_than_equal' }],
    });
  });

  it('is refused beside an argument that it would ignore, and with a member that is not its own', async () => {
    const { asked, call } = await opened(answered);
    const decide = { decision: 'accept' };
    expect((await call('draft_negotiation_reply', { policy, state, decide, message: 'Hi' })).told).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'message'], msg: 'Input cannot be combined with decide', type: 'extra_forbidden' }],
    });
    expect((await call('draft_negotiation_reply', { policy, state, decide: { ...decide, state } })).told).toMatchObject(
      { detail: [{ loc: ['body', 'decide', 'state'], type: 'extra_forbidden' }] },
    );
    expect((await call('draft_negotiation_reply', { policy, state, decide: 'accept' })).told).toMatchObject({
      detail: [{ loc: ['body', 'decide'], type: 'object_type' }],
    });
    expect(asked).toEqual([]);
  });

  it('tells a fault at the place where the tool has the member', async () => {
    const { call } = await opened(answered);
    const { told } = await call('draft_negotiation_reply', { policy, decide: { decision: 'maybe' } });
    expect((told as { detail: { loc: unknown }[] }).detail.map(({ loc }) => loc)).toEqual([
      ['body', 'decide', 'decision'],
      ['body', 'state'],
    ]);
  });

  it('is another way than a message: who sends neither is told of both, and null is neither', async () => {
    const { call } = await opened(answered);
    for (const decide of [{}, { decide: null }])
      expect((await call('draft_negotiation_reply', { policy, ...decide })).told).toMatchObject({
        detail: [{ loc: ['body', 'message'], msg: 'Field required, or decide in its place' }],
      });
  });

  it('is refused as the other operation is', async () => {
    const { call } = await opened(() => ({ status: 400, body: { detail: 'no bid is waiting in this negotiation' } }));
    const { told } = await call('draft_negotiation_reply', { policy, state, decide: { decision: 'accept' } });
    expect(told).toEqual({ status: 400, detail: 'no bid is waiting in this negotiation' });
  });
});

describe('a door', () => {
  const execute = () => Promise.reject(new Error('not called'));
  const options = { records: OPERATIONS, door: 'core' as const, version: '1', schemas: {}, execute };

  it('lists only the prompts whose tools it has', () => {
    const some = OPERATIONS.filter(({ id }) => id === 'verifyReceipt');
    expect(prepareToolDoor({ ...options, records: some }).prompts.map(({ name }) => name)).toEqual(['verify_receipt']);
    expect(prepareToolDoor({ ...options, records: [] })).toMatchObject({ tools: [], prompts: [], resources: [] });
  });

  it('cannot be made of a record that has a tool but no class of its answer', () => {
    expect(() => prepareToolDoor({ ...options, records: [{ ...POLICY_CHECK, output: null }] })).toThrow(
      'checkPolicy has the tool check_offer_policy but no class of its answer.',
    );
  });

  it('offers the texts that it is given, read when they are asked for', async () => {
    const text = {
      uri: 'https://svc.example/llms.txt',
      name: 'llms',
      title: 'Guide',
      description: 'For agents.',
      mimeType: 'text/plain',
    };
    const { client } = await opened(undefined, {
      texts: [
        { ...text, text: 'now' },
        { ...text, uri: 'svc://later', text: () => Promise.resolve('later') },
        { ...text, uri: 'svc://never', text: () => Promise.reject(new Error('secret')) },
      ],
    });
    const read = async (uri: string) => ((await client.readResource({ uri })).contents[0] as { text: string }).text;
    expect([await read(text.uri), await read('svc://later')]).toEqual(['now', 'later']);
    await expect(read('svc://never')).rejects.toMatchObject({
      code: -32603,
      message: expect.not.stringContaining('secret'),
    });
  });
});
