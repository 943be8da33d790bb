import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  EXAMPLE_POLICY,
  PILOT_REQUEST,
  POLICY_CHECK,
  POLICY_COMPILE,
  POLICY_TEMPLATES,
  RECEIPT_VERIFY,
  REPLY,
  type OperationRecord,
  type ReplyResult,
} from '@svc/contracts';
import type { Execution, TextResource } from '@svc/mcp-tools';
import { DEFAULT_TUNABLES, type OperationPorts } from '@svc/operations';
import { executeLocally, servedRecords } from './execute.js';
import { openLocalKeys } from './local-keys.js';
import { localPorts } from './local-ports.js';
import { serviceTexts } from './service-texts.js';
import type { Settings } from './platform/config/settings.js';

const KEY = 'svc_EnvironmentEnvironment1';
let service: Server;
let settings: Settings;
let seen: { method?: string; url?: string; key: string | undefined; body: string }[] = [];
let respond: { status: number; body: string; headers?: Record<string, string> } | null;
/** Told when the connection of a request that is not answered is gone. */
let left: () => void;
beforeAll(async () => {
  service = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({
        method: request.method,
        url: request.url,
        key: request.headers['x-svc-key'] as string | undefined,
        body,
      });
      if (respond === null) return void response.once('close', () => left());
      response.writeHead(respond.status, { 'content-type': 'application/json', ...respond.headers }).end(respond.body);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  settings = {
    baseUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    accessKey: KEY,
    dataDir: null,
    tunables: DEFAULT_TUNABLES,
  };
});
afterAll(() => void service.close());
beforeEach(() => {
  seen = [];
  respond = { status: 200, body: '{"from":"service"}' };
});

const keys = openLocalKeys(null);
const ports = async (): Promise<OperationPorts> => localPorts(await keys, DEFAULT_TUNABLES);
const call = (
  record: OperationRecord,
  input: object,
  {
    accessKey = null,
    signal = new AbortController().signal,
    ...other
  }: Partial<Settings> & { accessKey?: string | null; signal?: AbortSignal } = {},
): Promise<Execution> =>
  executeLocally({ settings: { ...settings, ...other }, ports })(record, input as Record<string, unknown>, {
    accessKey,
    context: null,
    signal,
  });
const draft = { policy: EXAMPLE_POLICY, message: 'What is your best price for 12 seats?' };

describe('with a service and a key', () => {
  it('sends what a model answers there, with the key of the environment', async () => {
    expect(await call(REPLY, draft)).toMatchObject({ status: 200, body: { from: 'service' } });
    expect(seen).toEqual([{ method: 'POST', url: '/v1/reply', key: KEY, body: JSON.stringify(draft) }]);
  });

  it('sends the key of the argument in its place', async () => {
    await call(POLICY_COMPILE, { description: 'x' }, { accessKey: 'svc_ArgumentArgument1' });
    expect(seen.map(({ key }) => key)).toEqual(['svc_ArgumentArgument1']);
  });

  it('lets the service refuse a key that is none', async () => {
    await call(REPLY, draft, { accessKey: 'no\nkey' });
    await call(REPLY, draft, { accessKey: 'gt_WrongKindWrongKind1' });
    expect(seen.map(({ key }) => key)).toEqual(['unreadable', 'gt_WrongKindWrongKind1']);
  });

  it('answers what is pure here', async () => {
    expect([
      (await call(POLICY_CHECK, { policy: EXAMPLE_POLICY })).status,
      (await call(POLICY_TEMPLATES, {})).status,
      seen,
    ]).toEqual([200, 200, []]);
  });

  it('sends what needs the database there, without a key where none is needed', async () => {
    await call(PILOT_REQUEST, { name: 'A' });
    expect(seen).toEqual([{ method: 'POST', url: '/v1/pilot/request', key: undefined, body: '{"name":"A"}' }]);
  });

  it('fills path parameters, which then stand in no body', async () => {
    await call(
      { ...PILOT_REQUEST, id: 'settleQuote', path: '/v1/price/settle/{quote_id}', input: null },
      { quote_id: 'a/b c' },
    );
    expect(seen).toMatchObject([{ url: '/v1/price/settle/a%2Fb%20c', body: '{}' }]);
  });
});

describe('with a service and no key', () => {
  it('answers replies here, by the built-in reader', async () => {
    const { status, body } = await executeLocally({ settings: { ...settings, accessKey: null }, ports })(REPLY, draft, {
      accessKey: null,
      context: null,
      signal: new AbortController().signal,
    });
    expect([status, (body as ReplyResult).reading.source, seen]).toEqual([200, 'builtin', []]);
  });
});

describe('with a key for other calls', () => {
  it('answers replies here too, unless a call names a key', async () => {
    expect([(await call(REPLY, draft, { accessKey: null })).status, seen.length]).toEqual([200, 1]);
    const wallet = { ...settings, accessKey: 'gt_WalletWalletWallet1' };
    expect(
      (
        await executeLocally({ settings: wallet, ports })(REPLY, draft, {
          accessKey: null,
          context: null,
          signal: new AbortController().signal,
        })
      ).body,
    ).toMatchObject({ kind: 'offer' });
    expect(seen).toHaveLength(1);
  });
});

describe('verify', () => {
  it('asks the service, which knows its keys', async () => {
    expect(await call(RECEIPT_VERIFY, { receipt: {}, policy: EXAMPLE_POLICY })).toMatchObject({
      status: 200,
      body: { from: 'service' },
    });
    expect(seen).toMatchObject([{ url: '/v1/receipt/verify', key: undefined }]);
  });

  it('answers here for a receipt that was signed here', async () => {
    const here = (input: object): Promise<Execution> =>
      executeLocally({
        settings: { baseUrl: null, accessKey: null, dataDir: null, tunables: DEFAULT_TUNABLES },
        ports,
      })(REPLY, input as Record<string, unknown>, {
        accessKey: null,
        context: null,
        signal: new AbortController().signal,
      });
    const first = (await here(draft)).body as ReplyResult;
    const last = (await here({ ...draft, message: first.menu ? 'Option A, deal.' : 'Deal.', state: first.state }))
      .body as ReplyResult;
    expect(await call(RECEIPT_VERIFY, { receipt: last.receipt, policy: EXAMPLE_POLICY })).toMatchObject({
      status: 200,
      body: { valid: true },
    });
    expect(seen).toEqual([]);
  });
});

describe('a service that refuses or fails', () => {
  it('learns that a call was cancelled: its connection is closed', async () => {
    respond = null;
    const cancelled = new AbortController();
    const gone = new Promise<void>((resolve) => (left = resolve));
    const answer = call(REPLY, draft, { signal: cancelled.signal });
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    cancelled.abort();
    await gone;
    expect((await answer).status).toBeGreaterThanOrEqual(400);
  }, 20_000);

  it('is passed on with its status, its body and its time to wait', async () => {
    respond = { status: 429, body: '{"detail":"slowly"}', headers: { 'retry-after': '7' } };
    expect(await call(REPLY, draft)).toMatchObject({
      status: 429,
      body: { detail: 'slowly' },
      headers: { 'retry-after': '7' },
    });
  });

  it('is told as such where it is away or answers something else', async () => {
    expect(await call(REPLY, draft, { baseUrl: 'http://127.0.0.1:9' })).toMatchObject({
      status: 503,
      body: { detail: expect.stringContaining('cannot be reached') },
    });
    respond = { status: 200, body: '<html>' };
    expect(await call(REPLY, draft)).toMatchObject({ status: 502 });
  });

  it('cannot send the key elsewhere by a redirection', async () => {
    respond = { status: 307, body: '', headers: { location: `${settings.baseUrl}/elsewhere` } };
    expect((await call(REPLY, draft)).status).toBe(503);
    expect(seen.map(({ url }) => url)).toEqual(['/v1/reply']);
  });
});

describe('the texts of the service', () => {
  it('are there with a service, fetched when they are read', async () => {
    const texts = serviceTexts(settings.baseUrl);
    expect([texts.map(({ name }) => name), seen]).toEqual([['pricing', 'llms', 'llms-full'], []]);
    respond = { status: 200, body: '# Prices' };
    const read = (text: TextResource['text'] | undefined): unknown => (typeof text === 'function' ? text() : text);
    expect(await read(texts[0]?.text)).toBe('# Prices');
    expect(seen.map(({ url }) => url)).toEqual(['/PRICING.md']);
    respond = { status: 404, body: '{}' };
    await expect(read(texts[1]?.text)).rejects.toThrow('404');
    expect(serviceTexts(null)).toEqual([]);
  });
});

describe('what is served', () => {
  const stateful: OperationRecord = {
    ...PILOT_REQUEST,
    id: 'storeSomething',
    tools: [{ name: 'store_something', door: 'core' }],
  };

  it('leaves out tools that need a service where there is none', () => {
    expect(servedRecords([stateful, REPLY], { ...settings, baseUrl: null })).toEqual([REPLY]);
    expect(servedRecords([stateful, REPLY], settings)).toEqual([stateful, REPLY]);
  });
});
