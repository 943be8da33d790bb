import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY, OPERATIONS } from '@svc/contracts';
import { startService } from '../apps/api/src/testing/service.js';
import { ensureBuilt } from './build.mjs';
import { COLLECTION, renderCollection } from './generate-collection.mjs';
import { ROOT } from './install.mjs';
import { DEFAULT_BASE_URL, describeService } from './openapi-document.mjs';
import { codeBlocks } from './packages.mjs';

const run = promisify(execFile);
const EXAMPLES = join(ROOT, 'examples');
const CLIENTS = join(EXAMPLES, 'mcp-clients');

let service;
let env;
let folder;
beforeAll(async () => {
  ensureBuilt();
  service = await startService();
  folder = mkdtempSync(join(tmpdir(), 'svc-examples-'));
  env = { ...process.env, NODE_OPTIONS: '', SVC_BASE_URL: service.url, SVC_ACCESS_KEY: service.key };
}, 300_000);
afterAll(async () => {
  await service?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe('the programs', () => {
  it('in Node goes from plain words to a receipt that the service and the program itself hold valid', async () => {
    const { stdout } = await run(process.execPath, [join(EXAMPLES, 'node', 'negotiate.mjs')], { env });
    expect(stdout).toMatch(/the service says true, this process says true\n$/);
  });

  it('in Node tells a refusal with the name of the request, and fails', async () => {
    const refused = run(process.execPath, [join(EXAMPLES, 'node', 'negotiate.mjs')], { env: { ...env, SVC_ACCESS_KEY: 'svc_NobodyNobodyNobody0000' } });
    await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^401: .*\(request \S{8,}\)\n$/) });
  });

  it('in curl reaches a deal and has its receipt re-checked', async () => {
    const { stdout } = await run('bash', [join(EXAMPLES, 'curl', 'negotiate.sh')], { env });
    expect(stdout).toMatch(/receipt "rcp_[\w-]{43}" valid: true\n$/);
  });
});

describe('the collection', () => {
  it('is the one that the records make', () => {
    expect(readFileSync(COLLECTION, 'utf8') === renderCollection(describeService())).toBe(true);
  });

  const { item: tags } = JSON.parse(readFileSync(COLLECTION, 'utf8'));
  const requests = tags.flatMap(({ item }) => item).map(({ request }) => [`${request.method} ${request.url.raw}`, request]);

  it('has a request for every operation', () => {
    expect(requests.map(([name]) => name.replace('{{base_url}}', '').replaceAll(/:(\w+)/g, '{$1}')).sort()).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort());
  });

  /** The id that a quote gives: what the person who uses the collection fills in. */
  async function newQuoteId() {
    const [, { body }] = requests.find(([name]) => name.endsWith('/v1/price/quote'));
    const response = await fetch(`${service.url}/v1/price/quote`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: body.raw });
    return (await response.json()).quote_id;
  }

  it.each(requests)('%s is answered', async (_, { method, url, header, body }) => {
    const quoteId = url.raw.includes(':quote_id') ? await newQuoteId() : '';
    const filled = (text) => text.replace('{{base_url}}', service.url).replace('{{access_key}}', service.key).replace(':quote_id', quoteId);
    const response = await fetch(filled(url.raw), { method, headers: Object.fromEntries(header.map(({ key, value }) => [key, filled(value)])), ...(body && { body: body.raw }) });
    await response.text();
    expect(response.ok).toBe(true);
  });
});

/** A client’s configuration with what the client itself fills in: the key from the environment or from the person who is asked. */
function filledConfiguration(file) {
  const text = readFileSync(join(CLIENTS, file), 'utf8')
    .replaceAll(/\$\{env:SVC_ACCESS_KEY\}|\$\{input:svc-access-key\}|\$\{SVC_ACCESS_KEY\}|\$SVC_ACCESS_KEY|svc_your-key/g, service.key)
    .replaceAll(DEFAULT_BASE_URL, service.url);
  const { mcpServers, servers } = JSON.parse(text);
  return (mcpServers ?? servers).svc;
}

/** How a client reaches the server that it is configured with. `npx` finds the package where it is installed: here, in the workspace. */
function transportOf({ url, serverUrl, httpUrl, headers, command, args, env: own }) {
  const address = url ?? serverUrl ?? httpUrl;
  if (address !== undefined) return new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } });
  return new StdioClientTransport({ command, args, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...own }, cwd: ROOT, stderr: 'ignore' });
}

describe('the configurations of MCP clients', () => {
  const files = readdirSync(CLIENTS).filter((name) => name.endsWith('.json'));

  it('are those that the page lists, five clients and more with both ways', () => {
    const page = readFileSync(join(CLIENTS, 'README.md'), 'utf8');
    expect([...page.matchAll(/\]\(([\w.-]+\.json)\)/g)].map((match) => match[1]).sort()).toEqual(files.sort());
    const both = files.filter((name) => name.endsWith('.address.json') && files.includes(name.replace('.address.', '.command.')));
    expect(both.length).toBeGreaterThanOrEqual(5);
  });

  it.each(files)('%s reaches the tools, one that needs no key and one that does', async (file) => {
    const client = new Client({ name: 'spec', version: '1' });
    await client.connect(transportOf(filledConfiguration(file)));
    try {
      expect((await client.listTools()).tools.map(({ name }) => name)).toContain('check_offer_policy');
      expect((await client.callTool({ name: 'check_offer_policy', arguments: { policy: EXAMPLE_POLICY } })).structuredContent).toMatchObject({ ok: true });
      const compiled = await client.callTool({ name: 'compile_offer_policy', arguments: { description: 'Used bike, asking 900 euros, not below 780.' } });
      expect(compiled.structuredContent).toMatchObject({ ok: true, policy: { list_price: 900, floor_price: 780 } });
    } finally {
      await client.close();
    }
  });
});

describe('the commands of the README', () => {
  const commands = codeBlocks(readFileSync(join(ROOT, 'README.md'), 'utf8'), ['sh']).map(({ code }) => code.trim());
  const [start, demo, ...calls] = commands;

  it('begin with the start and the demonstration', () => {
    expect([start, demo.split(/ {2,}/)[0]]).toEqual(['npm start', 'npm run demo']);
    expect(calls.length).toBeGreaterThanOrEqual(4);
  });

  it('start a service that answers at the address that it prints', async () => {
    const child = spawn('bash', ['-c', `exec ${start}`], { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'ignore'], env: { ...env, PORT: '0', SVC_DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SVC_BASE_URL: '' } });
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
    const { stdout } = await run('bash', ['-c', demo], { cwd: ROOT, env: { ...env, SVC_BASE_URL: '', DATABASE_URL: '' }, maxBuffer: 1 << 24 });
    expect(stdout).toContain('the genuine receipt holds');
  }, 300_000);

  it('are each answered, one after the other, as they stand', async () => {
    const script = calls.map((command) => `${command.replaceAll('curl ', 'curl -fsS ').replaceAll(DEFAULT_BASE_URL, service.url)}\n`).join('\n');
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder, env, maxBuffer: 1 << 24 });
    expect(stdout).toContain('"templates"');
    expect(JSON.parse(readFileSync(join(folder, 'deal.json'), 'utf8')).kind).toBe('deal');
    // The last two: the receipt is re-checked, then a turn is asked for, above the seller's own worst price.
    const [, turn] = stdout.split(/"valid":true[^\n]*?(?=\{"action")/);
    expect(JSON.parse(turn).recommended_price).toBeGreaterThanOrEqual(780);
  });
});
