import { request as send } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY, MCP_PROTOCOL_VERSIONS } from '@svc/contracts';
import { CONFIG, loadConfig } from '../platform/config/config.js';
import { PureOperationsModule } from '../operations/pure-operations.module.js';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';
import { McpModule } from './mcp.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule, McpModule]);
});
afterAll(() => service.close());

const NEW = '2026-07-28';
const OLD = '2025-11-25';
const BOTH = 'application/json, text/event-stream';

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string | undefined>;
  body?: unknown;
}
interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test says what it expects of each body
  body: any;
}

/** Sends exactly these headers; undefined takes one away. */
function ask({ method = 'POST', path = '/mcp/', headers = {}, body }: Sent): Promise<Got> {
  const bytes = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const all = {
    'content-type': 'application/json',
    accept: BOTH,
    ...(bytes !== '' && { 'content-length': String(Buffer.byteLength(bytes)) }),
    ...headers,
  };
  const { port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const request = send(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
      },
      (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (chunk: string) => (text += chunk))
          .on('end', () => {
            const json = text.startsWith('event:') ? (/^data: (.*)$/m.exec(text)?.[1] ?? '') : text;
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text,
              body: json.startsWith('{') ? JSON.parse(json) : null,
            });
          });
      },
    ).on('error', reject);
    request.end(bytes);
  });
}

const envelope = (version = NEW): object => ({
  'io.modelcontextprotocol/protocolVersion': version,
  'io.modelcontextprotocol/clientInfo': { name: 'spec', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
});
/** A message of 2026-07-28, whole and right. */
const modern = (method: string, params: Record<string, unknown> = {}, version = NEW): Sent => ({
  headers: {
    'mcp-protocol-version': version,
    'mcp-method': method,
    ...(typeof params['name'] === 'string' && { 'mcp-name': params['name'] }),
  },
  body: { jsonrpc: '2.0', id: 7, method, params: { ...params, _meta: envelope(version) } },
});
/** A message of the 2025 versions. */
const legacy = (method: string, params: Record<string, unknown> = {}): Sent => ({
  headers: { 'mcp-protocol-version': OLD },
  body: { jsonrpc: '2.0', id: 7, method, params },
});
const check = { name: 'check_offer_policy', arguments: { policy: EXAMPLE_POLICY } };

describe.each(['/mcp', '/mcp/', '/mcp/pro', '/mcp/pro/'])('%s', (path) => {
  it('answers both protocol eras, without a session', async () => {
    for (const message of [modern('tools/call', check), legacy('tools/call', check)]) {
      const { status, headers, body } = await ask({ ...message, path });
      expect([status, body.result.structuredContent.ok, headers['mcp-session-id']]).toEqual([200, true, undefined]);
    }
  });

  it.each(['GET', 'HEAD', 'DELETE', 'PUT'])('says 405 to %s', async (method) => {
    const { status, headers } = await ask({
      method,
      path,
      headers: { accept: 'text/event-stream', 'content-type': undefined },
    });
    expect([status, headers['allow']]).toEqual([405, 'OPTIONS, POST']);
  });

  it('lets a browser ask first', async () => {
    const { status, headers } = await ask({
      method: 'OPTIONS',
      path,
      headers: { origin: 'http://localhost:6274', 'access-control-request-method': 'POST' },
    });
    expect([status, headers['access-control-allow-methods']]).toEqual([204, 'OPTIONS, POST']);
    expect(headers['access-control-allow-headers']).toMatch(/MCP-Protocol-Version, Mcp-Method, Mcp-Name/);
  });
});

describe('a message of 2026-07-28', () => {
  it('finds the server’s versions and capabilities by server/discover', async () => {
    const { status, body } = await ask(modern('server/discover'));
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      supportedVersions: MCP_PROTOCOL_VERSIONS,
      capabilities: {
        tools: {},
        prompts: {},
        resources: {},
        extensions: { 'io.modelcontextprotocol/skills': { directoryRead: true } },
      },
      resultType: 'complete',
    });
  });

  it('gets lists that say how long they may be kept', async () => {
    const { body } = await ask(modern('tools/list'));
    expect(body.result).toMatchObject({ resultType: 'complete', ttlMs: 300_000, cacheScope: 'public' });
  });

  it('gets the same bytes for the same list', async () => {
    const [one, other] = await Promise.all([ask(modern('tools/list')), ask(modern('tools/list'))]);
    expect(one.text).toBe(other.text);
  });

  it.each([
    ['a version that is not served', modern('tools/list', {}, '2030-01-01'), 400, -32022],
    ['a missing version header', { ...modern('tools/list'), headers: { 'mcp-method': 'tools/list' } }, 400, -32020],
    [
      'another version in the header than in the message',
      { ...modern('tools/list'), headers: { 'mcp-protocol-version': OLD, 'mcp-method': 'tools/list' } },
      400,
      -32020,
    ],
    ['a missing method header', { ...modern('tools/list'), headers: { 'mcp-protocol-version': NEW } }, 400, -32020],
    [
      'another method in the header',
      { ...modern('tools/list'), headers: { 'mcp-protocol-version': NEW, 'mcp-method': 'tools/call' } },
      400,
      -32020,
    ],
    [
      'a missing name header',
      { ...modern('tools/call', check), headers: { 'mcp-protocol-version': NEW, 'mcp-method': 'tools/call' } },
      400,
      -32020,
    ],
    [
      'no envelope',
      { ...modern('tools/list'), body: { jsonrpc: '2.0', id: 7, method: 'tools/list', params: {} } },
      400,
      -32602,
    ],
    ['an unknown method', modern('tools/forget'), 404, -32601],
    ['a method of older versions', modern('ping'), 404, -32601],
    ['an unknown tool', modern('tools/call', { name: 'no_such_tool', arguments: {} }), 200, -32602],
    ['arguments that are no object', modern('tools/call', { name: 'check_offer_policy', arguments: [1] }), 200, -32602],
    ['arguments of null', modern('tools/call', { name: 'check_offer_policy', arguments: null }), 200, -32602],
    ['an unknown skill', modern('skills/get', { uri: 'skill://no-such/SKILL.md' }), 200, -32602],
    ['a skill without an address', modern('skills/get'), 200, -32602],
    [
      'the address of a file as that of a folder',
      modern('resources/directory/read', { uri: 'skill://x/SKILL.md' }),
      200,
      -32602,
    ],
    ['an unknown prompt', modern('prompts/get', { name: 'no_such_prompt' }), 200, -32602],
  ])('with %s is refused', async (_, message, status, code) => {
    const got = await ask(message as Sent);
    expect([got.status, got.body.error.code, got.body.id]).toEqual([status, code, 7]);
  });

  it('that names the versions of both eras when it asks for another', async () => {
    const { body } = await ask(modern('tools/list', {}, '2030-01-01'));
    expect(body.error.data).toEqual({ supported: MCP_PROTOCOL_VERSIONS, requested: '2030-01-01' });
  });

  it.each([
    [
      'arguments of null',
      { name: 'check_offer_policy', arguments: null },
      'The arguments of a tool must be an object, or be omitted',
    ],
    [
      'a tool of the other door',
      { name: 'gt_auction_simulate', arguments: {} },
      'This endpoint does not list gt_auction_simulate; /mcp/pro/ has it (over stdio: --door pro)',
    ],
    [
      'a tool of no door',
      { name: 'no_such_tool', arguments: {} },
      'Unknown tool; tools/list names the tools of this endpoint',
    ],
  ])('that calls with %s is told so in one sentence', async (_, params, sentence) => {
    for (const message of [modern('tools/call', params), legacy('tools/call', params)])
      expect((await ask(message)).body.error).toEqual({ code: -32602, message: sentence });
  });

  it('that subscribes is told that nothing will change, and the stream ends: no connection is held', async () => {
    const { status, text } = await ask(
      modern('subscriptions/listen', {
        notifications: { toolsListChanged: true, promptsListChanged: true, resourcesListChanged: true },
      }),
    );
    expect([status, text.match(/^data: /gm)?.length]).toEqual([200, 2]);
    expect(text).toMatch(/notifications\/subscriptions\/acknowledged.*"notifications":\{\}/);
  });

  it('that is a notification is taken without an answer', async () => {
    const { status, text } = await ask({
      ...modern('notifications/cancelled'),
      body: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1, _meta: envelope() } },
    });
    expect([status, text]).toEqual([202, '']);
  });
});

describe('a page elsewhere', () => {
  it('may call where the operator names its origin, and only then', async () => {
    const shop = await startFeatures(
      [PureOperationsModule, McpModule],
      [{ provide: CONFIG, useValue: loadConfig({ SVC_MCP_ORIGINS: 'https://shop.example, https://b.example:8443' }) }],
    );
    try {
      const statuses = [
        'https://shop.example',
        'https://b.example:8443',
        'https://shop.example.evil.example',
        'http://shop.example',
      ].map(async (origin) => {
        const { headers, body } = modern('tools/list');
        const all = { ...headers, origin, accept: BOTH, 'content-type': 'application/json' };
        return (await fetch(`${shop.url}/mcp/`, { method: 'POST', headers: all as never, body: JSON.stringify(body) }))
          .status;
      });
      expect(await Promise.all(statuses)).toEqual([200, 200, 403, 403]);
    } finally {
      await shop.close();
    }
  });
});

describe('a message of the 2025 versions', () => {
  it.each(['2025-11-25', '2025-06-18', '2025-03-26'])('agrees on %s', async (version) => {
    const { body } = await ask({
      headers: {},
      body: {
        jsonrpc: '2.0',
        id: 7,
        method: 'initialize',
        params: { protocolVersion: version, capabilities: {}, clientInfo: { name: 'spec', version: '1' } },
      },
    });
    expect(body.result).toMatchObject({
      protocolVersion: version,
      serverInfo: { name: 'svc' },
      capabilities: { tools: {} },
    });
  });

  it.each(['2024-11-05', '2024-10-07', '1999-01-01'])(
    'that asks for %s is offered the newest with a handshake',
    async (asked) => {
      const { body } = await ask({
        body: {
          jsonrpc: '2.0',
          id: 7,
          method: 'initialize',
          params: { protocolVersion: asked, capabilities: {}, clientInfo: { name: 'spec', version: '1' } },
        },
      });
      expect(body.result.protocolVersion).toBe(OLD);
    },
  );

  it.each([
    [
      'a version without streamable HTTP',
      { ...legacy('tools/call', check), headers: { 'mcp-protocol-version': '2024-11-05' } },
      400,
      -32000,
    ],
    [
      'a version header that is not served',
      { ...legacy('tools/list'), headers: { 'mcp-protocol-version': '1999-01-01' } },
      400,
      -32000,
    ],
    [
      'an answer type that is not taken',
      { ...legacy('tools/list'), headers: { 'mcp-protocol-version': OLD, accept: 'text/html' } },
      406,
      -32000,
    ],
    ['an unknown method', legacy('tools/forget'), 200, -32601],
    ['an unknown tool', legacy('tools/call', { name: 'no_such_tool', arguments: {} }), 200, -32602],
  ])('with %s is refused', async (_, message, status, code) => {
    const got = await ask(message as Sent);
    expect([got.status, got.body.error.code]).toEqual([status, code]);
  });
});

describe('what never reaches a door', () => {
  it.each([
    ['a page of a foreign origin', { origin: 'https://evil.example' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['a page whose name only begins like ours', { origin: 'http://localhost.evil.example' }],
    ['a host name that was pointed here', { host: 'evil.example' }],
    ['a host name that was pointed here, with our port', { host: 'evil.example:3000' }],
  ])('%s: 403', async (_, headers) => {
    for (const message of [modern('tools/call', check), legacy('tools/call', check)]) {
      const { status, body } = await ask({ ...message, headers: { ...message.headers, ...headers } });
      expect([status, body.error.code, body.id]).toEqual([403, -32000, null]);
      expect(body.error.message).not.toContain('evil');
    }
  });

  it.each(['http://localhost:6274', 'http://127.0.0.1:9', 'http://[::1]:1234'])(
    'but a page on this machine, %s, does',
    async (origin) => {
      const message = modern('tools/list');
      expect((await ask({ ...message, headers: { ...message.headers, origin } })).status).toBe(200);
    },
  );

  it.each([
    [
      'a body over the limit',
      JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'tools/list', params: { padding: 'x'.repeat(1_048_576) } }),
      {},
      413,
      -32000,
    ],
    ['a body that is no JSON', '{"jsonrpc":', {}, 400, -32700],
    ['a body with a member twice', '{"jsonrpc":"2.0","id":7,"id":8,"method":"tools/list"}', {}, 400, -32700],
    [
      'a body that nests too deep',
      `{"jsonrpc":"2.0","id":7,"method":"tools/list","params":${'['.repeat(40)}${']'.repeat(40)}}`,
      {},
      400,
      -32700,
    ],
    ['a prototype', '{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{"__proto__":{}}}', {}, 400, -32700],
    ['no body', undefined, {}, 400, -32700],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, -32000],
    ['a compressed body', 'x', { 'content-encoding': 'gzip' }, 415, -32000],
    ['JSON that is no message', '{"hello":"world"}', { 'mcp-protocol-version': OLD }, 400, -32600],
    ['null', 'null', { 'mcp-protocol-version': OLD }, 400, -32600],
  ])('%s', async (_, body, headers, status, code) => {
    const got = await ask({ body, headers: { 'mcp-protocol-version': undefined, ...headers } });
    expect([got.status, got.body.error.code]).toEqual([status, code]);
  });
});
