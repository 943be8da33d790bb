import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY, OPERATIONS } from '@svc/contracts';
import { issueKey } from '../apps/api/src/testing/agent-keys.js';
import { startService } from '../apps/api/src/testing/service.js';
import { StripeStandIn, stripeOf } from '../apps/api/src/testing/stripe-stand-in.js';
import { ensureBuilt } from './build.mjs';
import { ROOT } from './install.mjs';
import { collectRequests, DEFAULT_BASE_URL } from './openapi-document.mjs';
import { codeBlocks } from './packages.mjs';

const run = promisify(execFile);
const EXAMPLES = join(ROOT, 'examples');
const CLIENTS = join(EXAMPLES, 'mcp-clients');

let standIn;
let service;
let env;
let folder;
beforeAll(async () => {
  ensureBuilt();
  standIn = await StripeStandIn.start();
  service = await startService({
    env: { STRIPE_SECRET_KEY: 'sk_test_stand_in', STRIPE_API_BASE: standIn.url, STRIPE_WEBHOOK_SECRET: 'whsec_x' },
  });
  folder = mkdtempSync(join(tmpdir(), 'svc-examples-'));
  env = { ...process.env, NODE_OPTIONS: '', SVC_BASE_URL: service.url, SVC_ACCESS_KEY: service.key };
}, 300_000);
afterAll(async () => {
  await service?.stop();
  await standIn?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe('the programs', () => {
  it('in Node goes from plain words to a receipt that the service and the program itself hold valid', async () => {
    const { stdout } = await run(process.execPath, [join(EXAMPLES, 'node', 'negotiate.mjs')], { env });
    expect(stdout).toMatch(/verdict: valid, says this program; valid, says the service\n$/);
  });

  it('in Node tells a refusal with the name of the request, and fails', async () => {
    const refused = run(process.execPath, [join(EXAMPLES, 'node', 'negotiate.mjs')], {
      env: { ...env, SVC_ACCESS_KEY: 'svc_NobodyNobodyNobody0000' },
    });
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^401: .*\(request \S{8,}\)\n$/),
    });
  });

  it(
    'in Node lives a paid life: a key, memory, receipts that hold offline, and what it cannot pay is not ' + 'charged',
    async () => {
      const { stdout } = await run(process.execPath, [join(EXAMPLES, 'node', 'paid-life.mjs')], { env });
      expect(stdout).toBe(
        'saved for 10 millicents, loaded the same bytes: true\n' +
          'receipt signed by the pinned key: true\n' +
          'no session: insufficient_funds; nothing was charged\n' +
          'left: 49990 millicents\n',
      );
    },
  );

  it('in curl reaches a deal and has its receipt re-checked', async () => {
    const { stdout } = await run('bash', [join(EXAMPLES, 'curl', 'negotiate.sh')], { env });
    expect(stdout).toContain('10 seats at $32 a month for 24 months');
    expect(stdout).toContain('$320 a month, $7,680 in all');
    expect(stdout).toMatch(/receipt "rcp_[\w-]{43}" valid: true\n$/);
  });
});

/**
 * Requests whose examples can only be refused, with the status: they name what was made before by an agent that signs,
 * and what the card processor alone can send carries its signature.
 */
const REFUSED = {
  '/v1/policy/sealed': 400,
  '/v1/reply/decide': 400,
  '/v1/reply/standing': 400,
  '/v1/stock/release': 404,
  '/v1/negotiation/reveal_first_strike': 404,
  '/v1/registry/request_domain_challenge': 404,
  '/v1/registry/verify_domain': 404,
  '/v1/a2a/open_session': 400,
  '/v1/a2a/next_offer': 404,
  '/v1/a2a/settle': 404,
  '/v1/billing/webhook': 400,
};

const pathOf = ({ raw }) => raw.replace('{{base_url}}', '');

describe('the collection', () => {
  it('is written for a release as a service with default settings serves it', async () => {
    const file = join(folder, 'collection.json');
    await run(process.execPath, [join(ROOT, 'tools', 'generate-collection.mjs'), file]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(collectRequests());
  });

  const { item: tags } = collectRequests();
  const requests = tags
    .flatMap(({ item }) => item)
    .map(({ request }) => [`${request.method} ${request.url.raw}`, request]);

  it('has a request for every operation', () => {
    expect(requests.map(([name]) => name.replace('{{base_url}}', '').replaceAll(/:(\w+)/g, '{$1}')).sort()).toEqual(
      OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort(),
    );
  });

  /** The operation that a request is for. */
  const operationOf = ({ method, url }) =>
    OPERATIONS.find(
      (record) => record.method === method && record.path.replaceAll(/\{(\w+)\}/g, ':$1') === pathOf(url),
    );

  /** The requests that were sent, by path: each is sent once, and what it makes is there for those that name it. */
  const sent = new Map();
  const answerTo = (path) => {
    if (!sent.has(path)) sent.set(path, send(requests.find(([, { url }]) => pathOf(url) === path)[1]));
    return sent.get(path);
  };
  const made = async (path, member) => (await answerTo(path)).body[member];

  /** The key of an agent whose wallet is funded, which the sessions of advice need. */
  const fundedKey = async () => {
    const topUp = await answerTo('/v1/mpp/topup');
    expect(topUp.body).toMatchObject({ ok: true });
    return await made('/v1/keys', 'api_key');
  };

  /** A token of a payment that its owner allows for the credit of the example and its fee. */
  const paymentToken = async () =>
    (
      await stripeOf(standIn).rawRequest('POST', '/v1/test_helpers/shared_payment/granted_tokens', {
        usage_limits: { currency: 'usd', max_amount: 1_080, expires_at: 2_000_000_000 },
      })
    ).id;

  /** The key for a request: the seller’s, or the agent’s; one that is replaced is no key of another request. */
  async function keyFor(request) {
    if (operationOf(request).access === 'svc_key') return service.key;
    const path = pathOf(request.url);
    if (path === '/v1/keys/rotate') return (await issueKey(service.url)).api_key;
    return path.startsWith('/v1/advice/') ? fundedKey() : made('/v1/keys', 'api_key');
  }

  /** What the person who uses the collection fills in for a piece of a request: what another request made. */
  const FILLED_IN = [
    [/:quote_id$/, () => made('/v1/price/quote', 'quote_id')],
    [/(?<=\/parcel\/):ticket$/, () => made('/v1/store/park', 'ticket')],
    [/(?<=\/load\/):ticket$/, () => made('/v1/memory/save', 'ticket')],
    [/(?<=\/request\/):id$/, () => made('/v1/store/request', 'request_id')],
    [/(?<=")ses_\w{26}(?=")/, () => made('/v1/advice/session', 'session_id')],
    [/(?<=")spt_123(?=")/, paymentToken],
    [/\{\{access_key\}\}|(?<=")gt_[\w-]{43}(?=")/, (request, key) => key],
  ];

  async function send(request) {
    const { method, url, header, body } = request;
    const needsKey = header.some(({ value }) => value === '{{access_key}}');
    const key = needsKey ? await keyFor(request) : '';
    const filled = async (text) => {
      let full = text.replace('{{base_url}}', service.url);
      for (const [piece, value] of FILLED_IN)
        if (piece.test(full)) full = full.replace(piece, await value(request, key));
      return full;
    };
    const headers = {};
    for (const { key: name, value } of header) headers[name] = await filled(value);
    const response = await fetch(await filled(url.raw), {
      method,
      headers,
      ...(body && { body: await filled(body.raw) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: isJson ? JSON.parse(text) : {} };
  }

  it.each(requests)('%s is answered', async (_, request) => {
    const { status, body } = await answerTo(pathOf(request.url));
    expect(status).toBe(REFUSED[pathOf(request.url)] ?? operationOf(request).status);
    expect(body).not.toMatchObject({ ok: false, charged: false });
  });
});

/**
 * A client’s configuration with what the client itself fills in: the key from the environment or from the person who is
 * asked.
 */
function filledConfiguration(file) {
  const text = readFileSync(join(CLIENTS, file), 'utf8')
    .replaceAll(
      /\$\{env:SVC_ACCESS_KEY\}|\$\{input:svc-access-key\}|\$\{SVC_ACCESS_KEY\}|\$SVC_ACCESS_KEY|svc_your-key/g,
      service.key,
    )
    .replaceAll(DEFAULT_BASE_URL, service.url)
    .replaceAll('/path/to/svc', ROOT);
  const { mcpServers, servers } = JSON.parse(text);
  return (mcpServers ?? servers).svc;
}

/** How a client reaches the server that it is configured with. */
function transportOf({ url, serverUrl, httpUrl, headers, command, args, env: own }) {
  const address = url ?? serverUrl ?? httpUrl;
  if (address !== undefined) return new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } });
  return new StdioClientTransport({
    command,
    args,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...own },
    cwd: ROOT,
    stderr: 'ignore',
  });
}

describe('the configurations of MCP clients', () => {
  const files = readdirSync(CLIENTS).filter((name) => name.endsWith('.json'));

  it('are those that the page lists, five clients and more with both ways', () => {
    const page = readFileSync(join(CLIENTS, 'README.md'), 'utf8');
    expect([...page.matchAll(/\]\(([\w.-]+\.json)\)/g)].map((match) => match[1]).sort()).toEqual(files.sort());
    const both = files.filter(
      (name) => name.endsWith('.address.json') && files.includes(name.replace('.address.', '.command.')),
    );
    expect(both.length).toBeGreaterThanOrEqual(5);
  });

  it.each(files)('%s reaches the tools, one that needs no key and one that does', async (file) => {
    const client = new Client({ name: 'spec', version: '1' });
    await client.connect(transportOf(filledConfiguration(file)));
    try {
      expect((await client.listTools()).tools.map(({ name }) => name)).toContain('check_offer_policy');
      expect(
        (await client.callTool({ name: 'check_offer_policy', arguments: { policy: EXAMPLE_POLICY } }))
          .structuredContent,
      ).toMatchObject({ ok: true });
      const compiled = await client.callTool({
        name: 'compile_offer_policy',
        arguments: { description: 'Used bike, asking 900 euros, not below 780.' },
      });
      expect(compiled.structuredContent).toMatchObject({ ok: true, policy: { list_price: 900, floor_price: 780 } });
    } finally {
      await client.close();
    }
  });
});

/** Their other commands, and those of docs, are run by docs.spec.mjs. */
describe('the first two commands of the README', () => {
  const [start, demo] = codeBlocks(readFileSync(join(ROOT, 'README.md'), 'utf8'), ['sh'])
    .map(({ code }) => code.trim())
    .filter((code) => /^npm (start|run demo)/.test(code));

  it('are the start and the demonstration', () => {
    expect([start, demo.split(/ {2,}/)[0]]).toEqual(['npm start', 'npm run demo']);
  });

  it('start a service that answers at the address that it prints', async () => {
    const child = spawn('bash', ['-c', `exec ${start}`], {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...env, PORT: '0', SVC_DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SVC_BASE_URL: '' },
    });
    try {
      const address = await new Promise((resolve, reject) => {
        let printed = '';
        child.stdout.on('data', (bytes) => {
          printed += bytes;
          const found = /Listening on (http:\S+)/.exec(printed);
          if (found) resolve(found[1]);
        });
        child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${printed}`)));
      });
      expect((await fetch(`${address}/ready`)).status).toBe(200);
    } finally {
      process.kill(-child.pid, 'SIGTERM');
    }
  }, 300_000);

  it('show a whole negotiation', async () => {
    const { stdout } = await run('bash', ['-c', demo], {
      cwd: ROOT,
      env: { ...env, SVC_BASE_URL: '', DATABASE_URL: '' },
      maxBuffer: 1 << 24,
    });
    expect(stdout).toContain('the genuine receipt holds');
  }, 300_000);
});
