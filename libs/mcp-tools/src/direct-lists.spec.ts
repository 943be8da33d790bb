import { describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '@svc/contracts';
import type { DoorAnswer } from './door-answer.js';
import { serveOverHttp } from './http-door.js';
import { prepareToolDoor } from './tool-door.js';

const NEWEST = '2026-07-28';
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': NEWEST,
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'spec', version: '1' },
};
const prepared = prepareToolDoor<null>({
  records: OPERATIONS,
  door: 'pro',
  version: '1.2.3',
  schemas: {},
  execute: () => Promise.reject(new Error('nothing is executed')),
});
const door = serveOverHttp(prepared);
const LISTS = [['tools/list'], ['prompts/list'], ['resources/list'], ['resources/templates/list']];

const ask = (method: string, version: string, meta: object = {}): Promise<DoorAnswer> => {
  const params = version === NEWEST ? { _meta: { ...ENVELOPE, ...meta } } : { _meta: meta };
  return door.answer({
    url: 'http://127.0.0.1/mcp/pro/',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': version,
      'mcp-method': method,
    },
    bytes: new TextEncoder().encode(JSON.stringify({ jsonrpc: '2.0', id: 'seven', method, params })),
    context: null,
  });
};

/** The message of an answer, in one piece or as the only event. */
async function told({ body }: DoorAnswer): Promise<unknown> {
  const text = typeof body === 'string' ? body : await new Response(body).text();
  return JSON.parse(
    text
      .split('\n')
      .find((line) => line.startsWith('data: '))
      ?.slice(6) ?? text,
  );
}

describe.each([[NEWEST], ['2025-11-25'], ['2025-03-26']])('a list under %s', (version) => {
  it.each(LISTS)('%s says what the SDK’s own handler says', async (method) => {
    const quick = await ask(method, version);
    const slow = await ask(method, version, { progressToken: 1 });
    expect([quick.status, typeof quick.body]).toEqual([200, 'string']);
    expect(await told(quick)).toEqual(await told(slow));
  });
});

it('a list is rendered once for a door, and not for each request', async () => {
  let rendered = 0;
  const counted = { ...prepared, tools: prepared.tools.map((tool) => ({ ...tool, toJSON: () => (rendered += 1) })) };
  const other = serveOverHttp(counted as never);
  for (let request = 0; request < 5; request += 1)
    await other.answer({
      url: 'http://127.0.0.1/mcp/',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      bytes: new TextEncoder().encode(JSON.stringify({ jsonrpc: '2.0', id: request, method: 'tools/list' })),
      context: null,
    });
  expect(rendered).toBe(prepared.tools.length);
});
