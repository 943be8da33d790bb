import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AUCTION_SIMULATE, DEFAULT_BODY_LIMIT_BYTES, MECHANISM_GALE_SHAPLEY, OPERATIONS } from '@svc/contracts';
import { ANSWERS, answerOperation, type OperationPorts } from '@svc/operations';
import { PureOperationsModule } from '../../operations/pure-operations.module.js';
import { McpModule } from '../../mcp/mcp.module.js';
import { announceBody } from '../../testing/announced-body.js';
import { startFeatures, type FeatureApp } from '../../testing/feature-app.js';
import { connectNew, connectOld } from '../../testing/mcp-clients.js';
import { CONFIG, loadConfig } from '../config/config.js';
import { ApiFault } from '../errors/api-fault.js';
import { parseJson } from '../http/parse-json.js';
import { AnswerWorkers } from './answer-workers.js';
import { MODEL } from '../model/model.port.js';
import { WORKER_FILE } from './worker-file.js';

type Provided = { readonly provide: symbol; readonly useValue: unknown };

const MATCH = MECHANISM_GALE_SHAPLEY;
const HEAVY = OPERATIONS.filter(({ compute }) => compute === 'heavy');
const NO_PORTS = null as unknown as OperationPorts;

const send = async (
  service: FeatureApp,
  body: string | Buffer | null,
  path = MATCH.path,
  address = '127.0.0.1',
): Promise<{ status: number; text: string; headers: Headers }> => {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body,
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

/** Status and `Retry-After` of a request that announces a body of so many bytes and never sends it. */
async function announce(service: FeatureApp, path: string, bytes = 15_000_000) {
  const { answer, leave } = announceBody(service.url + path, bytes);
  const told = await answer;
  leave();
  return told;
}

/** What the same body comes to on the event loop. */
async function inProcess(body: Buffer): Promise<{ status: number; text: string }> {
  try {
    const { status, body: answer } = await answerOperation(MATCH, parseJson(body), NO_PORTS);
    return { status, text: JSON.stringify(answer) };
  } catch (thrown) {
    if (!(thrown instanceof ApiFault)) throw thrown;
    return { status: thrown.status, text: JSON.stringify({ detail: thrown.detail, ...thrown.members }) };
  }
}

describe('heavy operations', () => {
  it('are open, free and in the table of answers, and may be refused with 503', () => {
    expect(HEAVY.map(({ id }) => id)).toEqual(expect.arrayContaining([AUCTION_SIMULATE.id, MATCH.id]));
    for (const record of HEAVY)
      expect([record.access, record.cost, ANSWERS.has(record.id), record.errors.includes(503)]).toEqual([
        'open',
        'free',
        true,
        true,
      ]);
  });
});

describe('a worker answers', () => {
  let service: FeatureApp;
  beforeAll(async () => {
    service = await startFeatures([McpModule, PureOperationsModule]);
  });
  afterAll(() => service.close());

  const problem = MATCH.examples[0]?.input as object;
  const BODIES: readonly (readonly [string, string | Buffer])[] = [
    ['an example', JSON.stringify(problem)],
    ['blanks around it', ` ${JSON.stringify(problem, null, 2)}\n`],
    ['no JSON', '{"proposers":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['a number too large', '{"proposers":1e309}'],
    ['a member __proto__', '{"__proto__":{}}'],
    ['half of a surrogate pair', '{"proposers":["\\ud800"]}'],
    ['deep nesting', `${'['.repeat(40)}${']'.repeat(40)}`],
    ['a member twice', '{"proposers":[],"proposers":[]}'],
    ['members missing', '{}'],
    ['a member too many', JSON.stringify({ ...problem, svc_key: 'svc_abcdefghijklmnopqrst' })],
    ['a hundred faults', JSON.stringify({ proposers: Array(100).fill({}), receivers: [7] })],
    ['an unknown id', '{"proposers":[{"id":"a","preferences":["x"]}],"receivers":[{"id":"r","preferences":[]}]}'],
  ];

  it.each(BODIES)('%s with the bytes of an answer on the event loop', async (_, body) => {
    const { status, text } = await send(service, body);
    expect({ status, text }).toEqual(await inProcess(Buffer.from(body)));
  });

  it('a request without a body as any other operation does', async () => {
    expect(await send(service, null)).toMatchObject({
      status: 422,
      text: JSON.stringify({
        detail: [{ loc: ['body'], msg: 'Field required', type: 'missing', input: null, ctx: {} }],
      }),
    });
  });

  it('a tool call with the body that REST gives', async () => {
    const client = await connectNew({ url: service.url, door: 'core' });
    const given = [problem, { ...problem, receivers: [{ id: 'north', preferences: ['zoe'] }] }];
    for (const args of given) {
      const { status, text } = await send(service, JSON.stringify(args));
      const result = await client.call('stable_match', args as Record<string, unknown>);
      expect([result.isError, result.told]).toEqual([
        status !== 200,
        expect.objectContaining(JSON.parse(text) as object),
      ]);
    }
    await client.close();
  });

  it.each([
    ['2026-07-28', connectNew],
    ['2025-11-25', connectOld],
  ] as const)('a tool call above the size of other messages with the body that REST gives (%s)', async (_, connect) => {
    const client = await connect({ url: service.url, door: 'pro' });
    const side = 280;
    const ids = (letter: string): string[] =>
      Array.from({ length: side }, (__, at) => `${letter}-${'0'.repeat(4)}${at}`);
    const large = {
      proposers: ids('p').map((id) => ({ id, preferences: ids('r') })),
      receivers: ids('r').map((id) => ({ id, preferences: ids('p') })),
    };
    expect(JSON.stringify(large).length).toBeGreaterThan(DEFAULT_BODY_LIMIT_BYTES);
    for (const args of [
      large,
      { ...large, more: 1 },
      { ...large, proposers: [...large.proposers, ...large.proposers] },
    ]) {
      const { status, text } = await send(service, JSON.stringify(args));
      const told = JSON.parse(text) as object;
      expect(await client.call('gt_mechanism_gale_shapley', args)).toEqual(
        status === 200
          ? { isError: false, structured: told, told }
          : { isError: true, structured: undefined, told: { status, ...told } },
      );
    }
    await client.close();
  });

  it('and after the service has begun to stop, nobody does', async () => {
    const own = await startFeatures([PureOperationsModule]);
    await own.app.get(AnswerWorkers).onApplicationShutdown();
    expect(await send(own, JSON.stringify(problem))).toMatchObject({
      status: 503,
      text: '{"detail":"the service is shutting down","code":"shutting_down"}',
    });
    await own.close();
  });
});

describe('the pool', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-workers-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Waits until so many tasks wait for a thread. */
  async function waitFor(service: FeatureApp, waiting: number): Promise<void> {
    while (!(await service.get('/metrics')).text.includes(`\nsvc_worker_tasks_waiting ${waiting}\n`))
      await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /**
   * Starts matching with one thread that runs the given steps on the body's text, two places in the queue, and so long
   * for a task.
   */
  async function startWith(steps: string, taskMillis = 60_000, ...overrides: Provided[]): Promise<FeatureApp> {
    const file = join(folder, `${Math.random()}.mjs`);
    writeFileSync(
      file,
      `import { appendFileSync, existsSync } from 'node:fs'; import { MessageChannel, parentPort } from ` +
        `'node:worker_threads'; const { port1: port, port2 } = new MessageChannel(); parentPort.postMessage(port2, ` +
        `[port2]); export default async ({ bytes, task }) => { const body = new TextDecoder().decode(bytes); ` +
        `${steps} return { ok: true, parts: [new TextEncoder().encode('{}')] }; };`,
    );
    const config = loadConfig({
      SVC_WORKERS: '1',
      SVC_WORKER_QUEUE: '2',
      SVC_READING_QUEUE: '2',
      SVC_MODEL_WAITS: '4',
      SVC_WORKER_TASK_MILLIS: String(taskMillis),
      SVC_RATE_KEYLESS_PER_MINUTE: '100000',
      SVC_TRUSTED_PROXIES: '127.0.0.1',
    });
    return startFeatures(
      [PureOperationsModule, McpModule],
      [{ provide: WORKER_FILE, useValue: () => file }, { provide: CONFIG, useValue: config }, ...overrides],
    );
  }

  it('refuses with 503 and Retry-After what finds no room, before its body is sent; /health answers', async () => {
    const gate = join(folder, 'gate');
    const service = await startWith(
      `while (!existsSync(${JSON.stringify(gate)})) await new Promise((resolve) => setTimeout(resolve, 10));`,
    );
    const refused: Awaited<ReturnType<typeof send>>[] = [];
    const roomFor = 3;
    const sent = Array.from({ length: 6 }, async (_, at) => {
      const answer = await send(service, '{}', MATCH.path, `192.0.2.${at}`);
      if (answer.status === 503) refused.push(answer);
      return answer.status;
    });
    while (refused.length < sent.length - roomFor)
      await Promise.race([new Promise((resolve) => setTimeout(resolve, 10)), Promise.all(sent)]);
    for (const { text, headers } of refused)
      expect([text, headers.get('retry-after')]).toEqual([
        '{"detail":"all workers are busy and the queue is full","code":"workers_busy"}',
        '1',
      ]);
    expect((await service.get('/health')).status).toBe(200);
    expect((await service.get('/metrics')).text).toMatch(/^svc_worker_threads 1$/m);
    for (const path of [MATCH.path, '/mcp/'])
      expect([path, ...(await announce(service, path))]).toEqual([path, 503, '1']);
    expect(await announce(service, MATCH.path, 10)).toEqual([503, '1']);
    writeFileSync(gate, '');
    expect((await Promise.all(sent)).sort()).toEqual([200, 200, 200, 503, 503, 503]);
    await service.close();
  });

  it('gives one address at most half of its places, so that the calls of another are all answered', async () => {
    const gate = join(folder, 'second-gate');
    const service = await startWith(
      `while (!existsSync(${JSON.stringify(gate)})) await new Promise((resolve) => setTimeout(resolve, 10));`,
    );
    const first = Array.from({ length: 5 }, () => send(service, '{}', MATCH.path, '192.0.2.1'));
    await Promise.race(first);
    await waitFor(service, 1);
    const second = send(service, '{}', MATCH.path, '192.0.2.2');
    await waitFor(service, 2);
    writeFileSync(gate, '');
    expect((await second).status).toBe(200);
    expect((await Promise.all(first)).map(({ status }) => status).sort()).toEqual([200, 200, 503, 503, 503]);
    await service.close();
  });

  it.each([
    ['REST', MATCH.path, '{}'],
    ['MCP', '/mcp/', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"stable_match","arguments":{}}}'],
  ])('drops a task that waits as soon as its caller leaves (%s)', async (_, path, body) => {
    const gate = join(folder, `gate-${path.length}`);
    const ran = join(folder, `ran-${path.length}`);
    const service = await startWith(
      `appendFileSync(${JSON.stringify(ran)}, 'x'); while (!existsSync(${JSON.stringify(gate)})) await new ` +
        'Promise((resolve) => setTimeout(resolve, 10));',
    );
    const running = send(service, '{}');
    while (!existsSync(ran)) await new Promise((resolve) => setTimeout(resolve, 5));
    const left = new AbortController();
    const abandoned = fetch(service.url + path, {
      method: 'POST',
      signal: left.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-forwarded-for': '192.0.2.9',
      },
      body,
    }).catch(() => 'left');
    await waitFor(service, 1);
    left.abort();
    expect(await abandoned).toBe('left');
    await waitFor(service, 0);
    writeFileSync(gate, '');
    expect((await running).status).toBe(200);
    expect(readFileSync(ran, 'utf8')).toBe('x');
    await service.close();
  });

  it('ends an abandoned task that goes on, and then answers others', async () => {
    const service = await startWith('while (body === "spin") { /* for ever */ }', 60_000);
    const left = new AbortController();
    const spun = fetch(service.url + MATCH.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'spin',
      signal: left.signal,
    }).catch(() => 'left');
    while (!/^svc_worker_threads 1$/m.test((await service.get('/metrics')).text))
      await new Promise((resolve) => setTimeout(resolve, 10));
    left.abort();
    expect(await spun).toBe('left');
    expect((await send(service, '{}')).status).toBe(200);
    await service.close();
  });

  it('ends a task that takes too long, and goes on with the next', async () => {
    const service = await startWith('while (body === "spin") { /* for ever */ }', 4_000);
    const spun = await send(service, 'spin');
    expect([spun.status, spun.text, spun.headers.get('retry-after')]).toEqual([
      503,
      '{"detail":"there was no answer within 4000 ms","code":"workers_busy"}',
      '1',
    ]);
    expect((await send(service, '{}')).status).toBe(200);
    await service.close();
  });

  it('ends a reading that takes too long with its thread, and goes on with the next', async () => {
    const service = await startWith('while (body.startsWith("spin")) { /* for ever */ }', 4_000);
    const padding = ' '.repeat(70_000);
    const spun = await send(service, `spin${padding}`, '/v1/policy/check');
    expect([spun.status, spun.text]).toEqual([
      503,
      '{"detail":"there was no answer within 4000 ms","code":"workers_busy"}',
    ]);
    expect((await send(service, `{}${padding}`, '/v1/policy/check')).status).toBe(200);
    await service.close();
  });

  it('keeps a thread of readings where a call has waited for its turn for most of its time', async () => {
    const log = join(folder, 'turns');
    const service = await startWith(
      `const { threadId } = await import('node:worker_threads'); appendFileSync(${JSON.stringify(log)}, threadId ` +
        `+ ' '); if (body.startsWith('hold')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_500);`,
      6_000,
    );
    const hold = (from: string) => send(service, `hold${' '.repeat(70_000)}`, '/v1/policy/check', from);
    expect((await hold('192.0.2.1')).status).toBe(200);
    const both = await Promise.all([hold('192.0.2.1'), hold('192.0.2.2')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 503]);
    expect((await send(service, `{}${' '.repeat(70_000)}`, '/v1/policy/check')).status).toBe(200);
    expect(new Set(readFileSync(log, 'utf8').trim().split(' ')).size).toBe(1);
    await service.close();
  });

  it('keeps a thread of readings whose call waits for a model past its time', async () => {
    const log = join(folder, 'threads');
    const service = await startWith(
      `const { threadId } = await import('node:worker_threads'); appendFileSync(${JSON.stringify(log)}, threadId ` +
        `+ ' '); if (body.startsWith('ask')) await new Promise((resolve) => { port.on('message', resolve); ` +
        `port.postMessage({ task, id: task, name: 'reportActs', args: [] }); });`,
      1_000,
      { provide: MODEL, useValue: { name: 'anthropic', reportActs: () => new Promise(() => undefined) } },
    );
    const padding = ' '.repeat(70_000);
    expect((await send(service, `ask${padding}`, '/v1/policy/check')).status).toBe(503);
    expect((await send(service, `{}${padding}`, '/v1/policy/check')).status).toBe(200);
    const [first, second] = readFileSync(log, 'utf8').split(' ');
    expect(second).toBe(first);
    await service.close();
  });

  it('counts calls that wait for a model apart, half of them for one caller, and takes others meanwhile', async () => {
    const waiting: (() => void)[] = [];
    const reportActs = () => new Promise<void>((done) => void waiting.push(done));
    const service = await startWith(
      `if (body.startsWith('ask') && !(await new Promise((resolve) => { port.on('message', ({ id, ok }) => id === ` +
        `task && resolve(ok)); port.postMessage({ task, id: task, name: 'reportActs', args: [] }); }))) ` +
        `return { ok: 'port' };`,
      60_000,
      { provide: MODEL, useValue: { name: 'anthropic', reportActs } },
    );
    const ask = (from: string) => send(service, `ask${' '.repeat(70_000)}`, '/v1/policy/check', from);
    const begun = [];
    // More than have a place in the queue, and so many at once as its share of places for waits is.
    for (const from of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2']) {
      begun.push(ask(from));
      while (waiting.length < begun.length) await new Promise((resolve) => setTimeout(resolve, 5));
      // Whoever holds half of the places gets no more, though the others are free.
      if (begun.length === 2) expect((await ask('192.0.2.1')).text).toContain('calls are waiting for the model');
    }
    expect((await send(service, `{}${' '.repeat(70_000)}`, '/v1/policy/check', '192.0.2.1')).status).toBe(200);
    for (const done of waiting) done();
    expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const again = ask('192.0.2.1');
    while (waiting.length < 5) await new Promise((resolve) => setTimeout(resolve, 5));
    waiting.at(-1)?.();
    expect((await again).status).toBe(200);
    await service.close();
  });

  it('survives a thread that dies', async () => {
    const service = await startWith('if (body === "die") process.exit(1);');
    const died = await send(service, 'die');
    expect([died.status, died.text]).toEqual([500, expect.stringContaining('"detail":"internal error"')]);
    expect((await send(service, '{}')).status).toBe(200);
    await service.close();
  });

  it('tells nothing of a fault of ours', async () => {
    const service = await startWith('throw new Error("a secret");');
    const { status, text } = await send(service, '{}');
    expect([status, text.includes('secret')]).toEqual([500, false]);
    await service.close();
  });
});
