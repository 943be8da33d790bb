import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_BODY_LIMIT_BYTES } from '@svc/contracts';
import { BODIES_BYTES } from '@svc/node-runtime';
import { announceBody, holdBody, postChunked } from '../testing/announced-body.js';
import { connectNew, connectOld } from '../testing/mcp-clients.js';
import { startService, type RunningService } from '../testing/service.js';

const KEYLESS = 4;
let service: RunningService;
beforeAll(async () => {
  service = await startService({
    env: { SVC_RATE_KEYLESS_PER_MINUTE: String(KEYLESS), SVC_TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(() => service.stop());

/** Each test calls from an address of its own, so that none spends another's tokens. */
let last = 0;
const fresh = (): string => `198.51.100.${(last += 1)}`;
const NEWEST = '2026-07-28';
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': NEWEST,
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'spec', version: '1' },
};

interface Posted {
  readonly address: string;
  readonly body: unknown;
  readonly version?: string;
  readonly door?: string;
  readonly method?: string;
}

const post = async ({ address, body, version = '2025-03-26', door = '/mcp/', method }: Posted) => {
  const response = await fetch(service.url + door, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': version,
      'x-forwarded-for': address,
      ...(method !== undefined && { 'mcp-method': method }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const message = (method: string, params?: object, id: number | null = 1): object => ({
  jsonrpc: '2.0',
  ...(id !== null && { id }),
  method,
  ...(params !== undefined && { params }),
});
const OLD_MESSAGES: readonly object[] = [
  message('initialize', {
    protocolVersion: '2025-03-26',
    capabilities: {},
    clientInfo: { name: 'spec', version: '1' },
  }),
  message('notifications/initialized', undefined, null),
  message('ping'),
  message('tools/list'),
  message('resources/list'),
  message('resources/templates/list'),
  message('resources/read', { uri: 'svc://policy/templates' }),
  message('prompts/list'),
  message('prompts/get', { name: 'write_offer_policy' }),
  message('no/such/method'),
  message('tools/call', { name: 'no_such_tool', arguments: {} }),
];

describe('a message that is no call of a tool', () => {
  it.each(OLD_MESSAGES.map((body) => [(body as { method: string }).method, body] as const))(
    'costs a token, and without one is refused with 429: %s (2025)',
    async (_, body) => {
      const address = fresh();
      for (let sent = 0; sent < KEYLESS; sent += 1) expect((await post({ address, body })).status).not.toBe(429);
      const { status, headers, text } = await post({ address, body });
      // A token comes every 15 seconds, and the calls before took some of them.
      const wait = Number(headers.get('retry-after'));
      expect([status, wait >= 10 && wait <= 15]).toEqual([429, true]);
      expect(JSON.parse(text)).toEqual({
        jsonrpc: '2.0',
        id: 'id' in body ? 1 : null,
        error: {
          code: -32000,
          message: `too many requests; try again in ${wait} s`,
          data: { status: 429, retry_after: wait },
        },
      });
    },
  );

  it.each([['server/discover'], ['tools/list'], ['prompts/list'], ['resources/list']])(
    'costs a token, and without one is refused with 429: %s (2026-07-28), on both doors together',
    async (method) => {
      const address = fresh();
      const body = message(method, { _meta: ENVELOPE });
      const statuses: number[] = [];
      for (let sent = 0; sent <= KEYLESS; sent += 1)
        statuses.push(
          (await post({ address, body, method, version: NEWEST, door: sent % 2 === 0 ? '/mcp/' : '/mcp/pro/' })).status,
        );
      expect(statuses).toEqual([200, 200, 200, 200, 429]);
    },
  );

  it('costs a token when it cannot be read at all', async () => {
    const address = fresh();
    const statuses: number[] = [];
    for (let sent = 0; sent <= KEYLESS; sent += 1) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      statuses.push((await fetch(`${service.url}/mcp/`, { method: 'POST', headers, body: '{' })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
  });

  it('is refused before its body arrives where it is large', async () => {
    const address = fresh();
    for (let sent = 0; sent < KEYLESS; sent += 1) await post({ address, body: message('ping') });
    const { answer, leave } = announceBody(`${service.url}/mcp/`, 100_000, { 'x-forwarded-for': address });
    expect(await answer).toEqual([429, '15']);
    leave();
  });

  it('finds its room before it arrives where it is large, and is refused with 503 where there is none', async () => {
    const most = BODIES_BYTES / DEFAULT_BODY_LIMIT_BYTES;
    const arriving = Array.from({ length: most + 1 }, () =>
      announceBody(`${service.url}/mcp/`, DEFAULT_BODY_LIMIT_BYTES, { 'x-forwarded-for': fresh() }),
    );
    expect(await Promise.race(arriving.map(({ answer }) => answer))).toEqual([503, '1']);
    arriving.forEach(({ leave }) => leave());
  });

  it('holds up nobody while it holds one byte back and does not tell its length', async () => {
    const held = Array.from({ length: 64 }, (_, at) =>
      holdBody(`${service.url}/mcp${at % 2 === 0 ? '' : '/pro'}/`, { 'x-forwarded-for': fresh() }),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    const ping = `${JSON.stringify(message('ping'))}${' '.repeat(100_000)}`;
    const accept = 'application/json, text/event-stream';
    for (const door of ['/mcp/', '/mcp/pro/'])
      expect(await postChunked(service.url + door, ping, { accept, 'x-forwarded-for': fresh() })).toBe(200);
    held.forEach(({ leave }) => leave());
  });

  it('is counted once where it did not tell its length and turned out large', async () => {
    const address = fresh();
    const ping = `${JSON.stringify(message('ping'))}${' '.repeat(100_000)}`;
    const headers = { accept: 'application/json, text/event-stream', 'x-forwarded-for': address };
    const statuses = [];
    for (let sent = 0; sent <= KEYLESS; sent += 1)
      statuses.push(await postChunked(`${service.url}/mcp/`, ping, headers));
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});

describe('a batch', () => {
  const lists = (count: number): object[] =>
    Array.from({ length: count }, (_, id) => message('tools/list', undefined, id));

  it('costs what its members cost, and is answered whole or not at all', async () => {
    const address = fresh();
    expect((await post({ address, body: lists(3) })).status).toBe(200);
    const refused = await post({ address, body: lists(3) });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await post({ address, body: lists(1) })).status).toBe(200);
  });

  it('that no bucket ever holds is refused with 400 and the number that one does', async () => {
    const { status, text } = await post({ address: fresh(), body: lists(100) });
    expect([status, text.length < 500]).toEqual([400, true]);
    expect(text).toContain(`at most ${KEYLESS}`);
  });

  it.each([['2025-06-18'], ['2025-11-25'], [NEWEST]])('is refused under %s, which has none', async (version) => {
    const { status, text } = await post({ address: fresh(), body: lists(1), version });
    expect([status, (JSON.parse(text) as { error: { code: number } }).error.code]).toEqual([400, -32600]);
  });
});

describe('a client of the SDK', () => {
  it.each([
    ['2026-07-28', connectNew],
    ['2025-11-25', connectOld],
  ] as const)('is told of 429 by an error that names the wait (%s)', async (_, connect) => {
    const headers = { 'x-forwarded-for': fresh() };
    const client = await connect({ url: service.url, door: 'core', headers });
    const failure = await (async () => {
      for (let sent = 0; sent <= KEYLESS; sent += 1) await client.raw.getPrompt({ name: 'write_offer_policy' });
    })().catch((thrown: Error) => thrown);
    expect(String(failure)).toMatch(/429|too many requests; try again in \d+ s/);
    await client.close();
  });
});
