import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  EXAMPLE_POLICY,
  MECHANISM_GALE_SHAPLEY,
  NEGOTIATE_SCORE,
  OPERATIONS,
  RECEIPT_VERIFY,
  REPLY,
  REPLY_DECIDE,
  SELL_NEXT_OFFER,
  PATH_PARAMETER,
  toolsOfDoor,
  type OperationRecord,
  type PolicyResult,
} from '@svc/contracts';
import { answerOperation, DEFAULT_TUNABLES } from '@svc/operations';
import { createServer, request as send, type Server, request as startRequest, type ClientRequest } from 'node:http';
import { connect as connectTo, type AddressInfo } from 'node:net';
import { createDoorServer } from './door-server.js';
import { isAnsweredHere } from './execute.js';
import { doorPorts } from './door-ports.js';
import { loadConfig } from './platform/config/config.js';

/** A path with the parameters of an example in it. */
const filled = (path: string, parameters: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(PATH_PARAMETER, (_whole, name: string) => encodeURIComponent(String(parameters[name])));

/** A stand-in for the API: it answers each operation with its record's first example, or as it is told. */
const received: { method: string; path: string; headers: Record<string, unknown>; body: string }[] = [];
let told: { status: number; body: object; headers?: Record<string, string> } | null = null;
/** Where it is set, the API never answers, and tells when its caller is gone. */
let abandoned: (() => void) | null = null;
const api = createServer((request, response) => {
  let body = '';
  request
    .on('data', (chunk: Buffer) => (body += chunk.toString()))
    .on('end', () => {
      received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      if (abandoned !== null) return void response.once('close', abandoned);
      const record = OPERATIONS.find(
        ({ method, path, examples: [example] }) =>
          method === request.method && filled(path, example?.parameters) === request.url,
      ) as OperationRecord;
      const {
        status,
        body: answer,
        headers,
      } = told ?? { status: record.status, body: record.examples[0]?.output ?? {}, headers: {} };
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
});
let doors: Server;
let url = '';
const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const listen = (server: Server): Promise<void> => new Promise((resolve) => void server.listen(0, '127.0.0.1', resolve));
let now = 0;
beforeAll(async () => {
  await listen(api);
  doors = createDoorServer(
    loadConfig({ SVC_BASE_URL: `http://127.0.0.1:${portOf(api)}/`, SVC_RATE_KEYLESS_PER_MINUTE: '2' }),
    { version: '0.0.1', nowMillis: () => now },
  );
  await listen(doors);
  url = `http://127.0.0.1:${portOf(doors)}`;
});
afterEach(() => {
  told = null;
  abandoned = null;
  received.length = 0;
});
afterAll(() => {
  api.close();
  doors.close();
});

const connect = async (path: string, headers: Record<string, string> = {}): Promise<Client> => {
  now += 60_000;
  const client = new Client({ name: 'spec', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(new URL(path, url), { requestInit: { headers } }));
  return client;
};
const textOf = (result: object): object =>
  JSON.parse((result as { content: { text: string }[] }).content[0]?.text ?? 'null') as object;

/** What REST answers to the record’s example: its handler is this same function. */
const answerOf = async (record: OperationRecord): Promise<object> =>
  (
    await answerOperation(
      record,
      record.examples[0]?.input ?? {},
      doorPorts(() => now, DEFAULT_TUNABLES),
    )
  ).body;

describe('the doors as a process of their own', () => {
  it.each([
    ['/mcp/', 'core'],
    ['/mcp/pro/', 'pro'],
  ] as const)(
    '%s lists its tools, and answers each with what REST answers: the pure ones here, the others by the API',
    async (path, door) => {
      const client = await connect(path, { authorization: 'Bearer svc_ConnectionKey01' });
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(toolsOfDoor(OPERATIONS, door).map(({ link }) => link.name));
      for (const { link, record } of toolsOfDoor(OPERATIONS, door)) {
        const [example] = record.examples;
        now += 60_000;
        const before = received.length;
        const input = example?.input as Record<string, unknown> | null;
        const result = await client.callTool({ name: link.name, arguments: { ...example?.parameters, ...input } });
        expect(result.structuredContent).toEqual(isAnsweredHere(record) ? await answerOf(record) : example?.output);
        expect(received.length - before).toBe(isAnsweredHere(record) ? 0 : 1);
        if (!isAnsweredHere(record))
          expect(received.at(-1)).toMatchObject({
            method: record.method,
            path: filled(record.path, example?.parameters),
            body: input === null ? '' : JSON.stringify(input),
            headers: { authorization: 'Bearer svc_ConnectionKey01', 'x-forwarded-for': '127.0.0.1' },
          });
      }
      await client.close();
    },
  );

  it('hands on what the API refuses, with the seconds to wait', async () => {
    const client = await connect('/mcp/');
    told = { status: 429, body: { detail: 'too many requests; try again in 3 s' }, headers: { 'retry-after': '3' } };
    const result = await client.callTool({ name: 'draft_negotiation_reply', arguments: { policy: {}, message: 'Hi' } });
    expect([result.isError, textOf(result)]).toEqual([
      true,
      { status: 429, detail: 'too many requests; try again in 3 s', retry_after: 3 },
    ]);
    await client.close();
  });

  it('says that the API cannot be reached, whatever stands in its place', async () => {
    const client = await connect('/mcp/');
    told = { status: 302, body: { moved: true }, headers: { location: 'http://127.0.0.1:9/' } };
    const result = await client.callTool({ name: 'draft_negotiation_reply', arguments: { policy: {}, message: 'Hi' } });
    expect(textOf(result)).toMatchObject({ status: 503, code: 'service_unreachable', retry_after: 1 });
    await client.close();
  });

  it('hands an argument key on as a header, never in the body, and keeps such calls on the floor rate', async () => {
    const client = await connect('/mcp/');
    const call = () =>
      client.callTool({
        name: 'compile_offer_policy',
        arguments: { description: 'A chair, 100.', access_key: 'svc_ArgumentKey0001' },
      });
    now += 60_000;
    await call();
    expect(received.at(-1)).toMatchObject({
      headers: { 'x-svc-key': 'svc_ArgumentKey0001' },
      body: '{"description":"A chair, 100."}',
    });
    await call();
    expect(textOf(await call())).toMatchObject({ status: 429, code: 'rate_exceeded', retry_after: 30 });
    now += 30_000;
    expect((await call()).isError).toBeFalsy();
    expect(
      (await client.callTool({ name: 'check_offer_policy', arguments: { policy: EXAMPLE_POLICY } })).isError,
    ).toBeFalsy();
    await client.close();
  });

  it('keeps what it answers itself to a rate of its own, told as REST does', async () => {
    const client = await connect('/mcp/');
    const call = () => client.callTool({ name: 'check_offer_policy', arguments: { policy: EXAMPLE_POLICY } });
    now += 60_000;
    expect([(await call()).isError, (await call()).isError]).toEqual([undefined, undefined]);
    const refused = await call();
    expect([refused.isError, textOf(refused)]).toEqual([
      true,
      { status: 429, detail: 'too many requests; try again in 30 s', code: 'rate_exceeded', retry_after: 30 },
    ]);
    expect(
      (
        await client.callTool({
          name: 'compile_offer_policy',
          arguments: { description: 'A chair, 100.', access_key: 'svc_ArgumentKey0001' },
        })
      ).isError,
    ).toBeFalsy();
    now += 30_000;
    expect((await call()).isError).toBeFalsy();
    await client.close();
  });

  it('counts lists, batches by their members, as calls, and has no batches from 2025-06-18 on', async () => {
    now += 60_000;
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const post = async (body: unknown, version: string): Promise<[number, string | null]> => {
      const response = await fetch(`${url}/mcp/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': version,
        },
        body: JSON.stringify(body),
      });
      await response.text();
      return [response.status, response.headers.get('retry-after')];
    };
    expect(await post([list, list], '2025-06-18')).toEqual([400, null]);
    expect(await post([list, list], '2025-03-26')).toEqual([200, null]);
    expect(await post(list, '2025-11-25')).toEqual([429, '30']);
    now += 60_000;
    expect(await post(list, '2025-11-25')).toEqual([200, null]);
  });

  /** So many requests that announce bodies of this size and send none of them, and the first answer that comes. */
  const announce = async (address: string, count: number, bytes: number): Promise<[number, string | undefined]> => {
    const requests: ClientRequest[] = [];
    const answers = Array.from({ length: count }, () => {
      const request = startRequest(`${address}/mcp/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': String(bytes) },
      });
      requests.push(request.on('error', () => undefined));
      request.flushHeaders();
      return new Promise<[number, string | undefined]>((resolve) =>
        request.on('response', ({ statusCode, headers }) => resolve([statusCode ?? 0, headers['retry-after']])),
      );
    });
    const first = await Promise.race(answers);
    for (const request of requests) request.destroy();
    return first;
  };

  it('finds room for large bodies before it reads them, and refuses with 503 what is more', async () => {
    const wide = createDoorServer(
      loadConfig({ SVC_BASE_URL: `http://127.0.0.1:${portOf(api)}/`, SVC_RATE_KEYLESS_PER_MINUTE: '100' }),
      { version: '0.0.1', nowMillis: () => now },
    );
    await listen(wide);
    expect(await announce(`http://127.0.0.1:${portOf(wide)}`, 3, 16 * 1_048_576)).toEqual([503, '1']);
    wide.close();
  });

  it('counts large messages before it reads them, and refuses with 429 what comes too fast', async () => {
    now += 60_000;
    expect(await announce(url, 3, 100_000)).toEqual([429, '30']);
  });

  it('counts a large call once', async () => {
    now += 60_000;
    const body = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'check_offer_policy', arguments: { policy: { padding: 'x'.repeat(100_000) } } },
    };
    const post = (): Promise<number> =>
      fetch(`${url}/mcp/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify(body),
      }).then(async (response) => {
        const text = await response.text();
        return text.includes('"status":429') ? 429 : response.status;
      });
    expect([await post(), await post(), await post()]).toEqual([200, 200, 429]);
  });

  it('ends the call of the API when its caller leaves', async () => {
    now += 60_000;
    const gone = new Promise<void>((resolve) => (abandoned = resolve));
    const leaves = new AbortController();
    const [example] = REPLY.examples;
    const call = fetch(`${url}/mcp/`, {
      method: 'POST',
      signal: leaves.signal,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'draft_negotiation_reply', arguments: example?.input },
      }),
    }).catch(() => 'left');
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    leaves.abort();
    await gone;
    expect(await call).toBe('left');
  }, 20_000);

  it('sends a decision on a bid to the API, which knows whose negotiation it is', async () => {
    const client = await connect('/mcp/', { 'x-svc-key': 'svc_OfTheSeller' });
    const { policy, state, ...decide } = REPLY_DECIDE.examples[0]?.input as Record<string, unknown>;
    const { structuredContent } = await client.callTool({
      name: 'draft_negotiation_reply',
      arguments: { policy, state, decide },
    });
    expect(structuredContent).toEqual(REPLY_DECIDE.examples[0]?.output);
    const [call] = received;
    expect([call?.path, call?.headers['x-svc-key']]).toEqual([REPLY_DECIDE.path, 'svc_OfTheSeller']);
    expect(JSON.parse(call?.body ?? '')).toEqual({ policy, state, ...decide });
    await client.close();
  });

  it('refuses two Host lines with 400', async () => {
    const answered = await new Promise<string>((resolve) => {
      const socket = connectTo(portOf(doors), '127.0.0.1', () =>
        socket.end('POST /mcp/ HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
      );
      let text = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      socket.on('close', () => resolve(text));
    });
    expect(answered.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
    expect(answered).toContain('a request must have one Host line');
  });

  it('compresses lists for who takes it, and nothing else', async () => {
    now += 60_000;
    const codingOf = async (method: string, coding: string): Promise<(string | null)[]> => {
      const { headers } = await fetch(`${url}/mcp/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'accept-encoding': coding,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }),
      });
      return [headers.get('content-encoding'), headers.get('vary')];
    };
    expect(await codingOf('tools/list', 'gzip')).toEqual(['gzip', 'Accept-Encoding']);
    expect(await codingOf('tools/list', 'identity')).toEqual([null, 'Accept-Encoding']);
    now += 60_000;
    expect(await codingOf('ping', 'gzip')).toEqual([null, null]);
  });

  it('hands a large call of a heavy tool on unparsed, as its arguments came', async () => {
    const client = await connect('/mcp/');
    const [example] = MECHANISM_GALE_SHAPLEY.examples;
    const args = { ...example?.input, padding: '{"}'.repeat(500_000) };
    const result = await client.callTool({ name: 'stable_match', arguments: args });
    expect(result.structuredContent).toEqual(example?.output);
    expect(received.at(-1)).toMatchObject({
      method: 'POST',
      path: MECHANISM_GALE_SHAPLEY.path,
      body: JSON.stringify(args),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });
    await client.close();
  });

  it('answers a template without the API, and refuses what does not fit with the places that REST names', async () => {
    const client = await connect('/mcp/');
    now += 60_000;
    const template = await client.callTool({ name: 'compile_offer_policy', arguments: { template: 'saas' } });
    expect(template.structuredContent as PolicyResult | undefined).toMatchObject({ ok: true, issues: [] });
    const refused = await client.callTool({
      name: 'score_deal',
      arguments: { ...NEGOTIATE_SCORE.examples[0]?.input, more: 1 },
    });
    expect(textOf(refused)).toMatchObject({ status: 422, detail: [{ loc: ['body', 'more'] }] });
    expect(received).toEqual([]);
    await client.close();
  });

  it('offers the texts for reading that the API serves', async () => {
    const client = await connect('/mcp/');
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name)).toEqual(expect.arrayContaining(['pricing', 'llms', 'llms-full']));
    const uri = resources.find(({ name }) => name === 'llms')?.uri ?? '';
    expect(new URL(uri).pathname).toBe('/llms.txt');
    now += 60_000;
    const { contents } = await client.readResource({ uri });
    expect(contents).toEqual([
      { uri, mimeType: 'text/plain', text: OPERATIONS.find(({ path }) => path === '/llms.txt')?.examples[0]?.output },
    ]);
    expect(received.at(-1)).toMatchObject({ method: 'GET', path: '/llms.txt' });
    await client.close();
  });
});

describe('what never reaches the doors', () => {
  const toolCall = (args: string): string =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_offer_policy","arguments":${args}}}`;
  const ask = (method: string, path: string, headers: Record<string, string>, body = ''): Promise<number> =>
    new Promise((resolve, reject) => {
      now += 60_000;
      send(
        {
          host: '127.0.0.1',
          port: portOf(doors),
          method,
          path,
          headers: { 'content-type': 'application/json', ...headers },
        },
        (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0));
        },
      )
        .on('error', reject)
        .end(body);
    });

  it.each([
    ['GET', '/mcp/', {}, '', 405],
    ['DELETE', '/mcp/pro', {}, '', 405],
    ['OPTIONS', '/mcp', {}, '', 204],
    ['POST', '/elsewhere', {}, '', 404],
    ['GET', '/health', {}, '', 200],
    ['POST', '/mcp/', { origin: 'https://evil.example' }, '{}', 403],
    ['POST', '/mcp/', { host: 'evil.example' }, '{}', 403],
    ['POST', '/mcp/', { 'content-type': 'text/plain' }, '{}', 415],
    ['POST', '/mcp/', {}, `{"padding":"${'x'.repeat(1_048_576)}"}`, 413],
    ['POST', '/mcp/', { 'mcp-name': 'check_offer_policy', 'transfer-encoding': 'chunked' }, 'x'.repeat(2_000_000), 413],
    ['POST', '/mcp/', { 'content-length': '20000000', connection: 'close' }, '', 413],
    ['POST', '/mcp/', {}, '{"jsonrpc":', 400],
    ['POST', '/mcp/', {}, `${'['.repeat(33)}${']'.repeat(33)}`, 400],
    ['POST', '/mcp/', {}, `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 400],
    ['POST', '/mcp/', {}, toolCall('{"policy":{"__proto__":{"x":1}}}'), 400],
    ['POST', '/mcp/', {}, toolCall('{"policy":{"constructor":1}}'), 400],
    ['POST', '/mcp/', {}, toolCall('{"policy":{},"policy":{}}'), 400],
    ['POST', '/mcp/', {}, toolCall('{"policy":{"floor_price":1e309}}'), 400],
    ['POST', '/mcp/', {}, toolCall('{"policy":"\\ud800"}'), 400],
  ])('%s %s with %j is answered with its status: %#', async (method, path, headers, body, status) => {
    expect(await ask(method, path, headers, body)).toBe(status);
    expect(received).toEqual([]);
  });
});

describe('what every response carries', () => {
  const preflight = { method: 'OPTIONS', headers: { origin: 'https://shop.example' } };

  it('is an id, the caller’s own where it is sane, and what scripts may read', async () => {
    const named = await fetch(`${url}/mcp/`, { headers: { 'x-request-id': 'my-own-id-0001' } });
    expect(named.headers.get('x-request-id')).toBe('my-own-id-0001');
    const made = await fetch(`${url}/mcp/`, { ...preflight, headers: { 'x-request-id': 'svc_NotAnIdNotAnId' } });
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(made.headers.get('access-control-expose-headers')).toMatch(/Retry-After.*X-Request-Id/);
  });

  it('goes along to the API as the id of the call', async () => {
    const client = await connect('/mcp/', { 'x-request-id': 'my-own-id-0002' });
    await client.callTool({ name: 'draft_negotiation_reply', arguments: { policy: {}, message: 'Hi' } });
    expect(received.at(-1)?.headers).toMatchObject({ 'x-request-id': 'my-own-id-0002' });
    await client.close();
  });

  it('says of a method that is not possible what the API says', async () => {
    const refused = await fetch(`${url}/mcp/`);
    expect([refused.status, refused.headers.get('allow'), await refused.json()]).toEqual([
      405,
      'OPTIONS, POST',
      { detail: 'GET is not possible here; allowed: OPTIONS, POST', code: 'method_not_allowed' },
    ]);
    const head = await fetch(`${url}/mcp/`, { method: 'HEAD' });
    expect([head.status, head.headers.get('allow'), await head.text()]).toEqual([405, 'OPTIONS, POST', '']);
    const lost = await fetch(`${url}/elsewhere`);
    expect([lost.status, await lost.json()]).toEqual([
      404,
      { detail: 'there is nothing at this address', code: 'not_found' },
    ]);
  });
});

describe('a page elsewhere', () => {
  it('may call where the operator names its origin', async () => {
    const config = loadConfig({
      SVC_BASE_URL: `http://127.0.0.1:${portOf(api)}`,
      SVC_MCP_ORIGINS: 'https://shop.example',
    });
    const own = createDoorServer(config, { version: '0.0.1', nowMillis: () => now });
    await listen(own);
    const ask = async (origin: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', origin };
      const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
      return (await fetch(`http://127.0.0.1:${portOf(own)}/mcp/`, { method: 'POST', headers, body })).status;
    };
    expect([await ask('https://shop.example'), await ask('https://evil.example')]).toEqual([200, 403]);
    own.close();
  });
});

describe('what is answered here', () => {
  it('is open, free and pure; a receipt is verified where keys are published', () => {
    const here = OPERATIONS.filter(isAnsweredHere);
    expect(here.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['listPolicyTemplates', 'checkPolicy', NEGOTIATE_SCORE.id]),
    );
    expect(here.filter(({ access, cost }) => access !== 'open' || cost !== 'free')).toEqual([]);
    expect(here.map(({ id }) => id)).not.toContain(RECEIPT_VERIFY.id);
  });

  it('needs a clock and randomness; asking for more is a fault', () => {
    const ports = doorPorts(() => 7, DEFAULT_TUNABLES);
    expect([ports.nowMillis(), ports.randomBytes(16).length]).toEqual([7, 16]);
    expect(() => ports.hash('')).toThrow('this process has no hash');
  });
});

describe('the configuration', () => {
  it('names all that cannot be used', () => {
    expect(() => loadConfig({ PORT: 'x', SVC_BASE_URL: 'ftp://api' })).toThrow(
      'SVC_BASE_URL must be an http or https address; PORT must be a whole number from 0 to 65535',
    );
    expect(() => loadConfig({ SVC_MCP_ORIGINS: 'https://shop.example/page' })).toThrow(
      'SVC_MCP_ORIGINS must be origins',
    );
    expect(() => loadConfig({ SVC_PEER_ASP_FLOOR: '2' })).toThrow('SVC_PEER_ASP_FLOOR must be a number from 0 to 1');
  });

  it('reaches the price engine', async () => {
    const opening = { my_reservation: 0, deadline_rounds: 64 };
    const ask = (env: Record<string, string>) =>
      answerOperation(
        SELL_NEXT_OFFER,
        opening,
        doorPorts(() => 0, loadConfig(env).tunables),
      );
    expect((await ask({ SVC_FRONTIER_KNOB: '0' })).body).not.toEqual((await ask({})).body);
  });
});
