/**
 * `npm run bench:http`: what a call of each kind costs beside a bare Express route with the same bodies: requests a
 * second, and processor time of the server a request (Linux).
 *
 * Both servers run as processes of their own under the same flags and are loaded in turns (A B A B …), after --warm N
 * requests each (default 3000), which have their code compiled; ratios are taken pair by pair, and their median is the
 * figure. Bodies of a kind differ where an answer could be known from one before: messages and prices. Beside each
 * stands the least that it can come to: the bare route, and what the call needs beside HTTP (`parts.ts`). The last line
 * is what an empty Nest application comes to.
 * Options: --pairs N (default 7), --seconds N a run (default 3), --connections N (default 16), --only WORDS for some
 * kinds.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../tools/install.mjs';
import { NODE_FLAGS, spawnService } from '../tools/serve.mjs';
import { freePort } from '../tools/free-port.mjs';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    warm: { type: 'string', default: '3000' },
    only: { type: 'string', default: '' },
  },
});
const KEY = 'svc_BenchBenchBenchBench01';
/** What the kernel counts processor time in: hundredths of a second, on every Linux that Node supports. */
const TICK_MILLIS = 10;

ensureInstalled();
(await import('../tools/build.mjs')).ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'svc-bench-'));

async function startService() {
  const port = await freePort();
  const child = spawnService({
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SVC_DATA_DIR: join(folder, 'data'),
      SVC_RATE_KEYLESS_PER_MINUTE: '1000000000',
      SVC_RATE_KEYED_PER_MINUTE: '1000000000',
      SVC_CALLER_SHARE: '100',
      SVC_BOOTSTRAP_ACCESS_KEY: KEY,
      DATABASE_URL: '',
    },
  });
  for (let attempt = 0; attempt < 1_800; attempt += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { child, port };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the service did not become ready');
}

/** Starts a server that only sends these answers by path. */
const startBare = (program, answers) =>
  new Promise((resolve) => {
    const file = join(folder, 'answers.json');
    writeFileSync(file, JSON.stringify(answers));
    const child = spawn(process.execPath, [...NODE_FLAGS, join(import.meta.dirname, program), file], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.stdout.once('data', (line) => resolve({ child, port: Number(line.toString()) }));
  });

/** Orders of this many seats, each asked for in one of some ways. */
const SIZES = Array.from({ length: 60 }, (_, at) => 5 + at);
const WAYS = [
  (seats) => `What is your best price for ${seats} seats?`,
  (seats) => `We need ${seats} seats. Could you do 11 each if we sign today?`,
  (seats) => `Hi, ${seats} seats for a year, paid upfront: is there any discount?`,
  (seats) => `That is more than we can pay. ${seats} seats at 9.50 and you have a deal.`,
];
const messageOf = (seats) => WAYS[seats % WAYS.length](seats);

/** The calls that are measured, made of a deal of the service itself. */
async function callsOf({ port }) {
  const send = async (path, body, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return {
      path,
      body,
      headers,
      answer: JSON.parse(await response.text()),
      isSigned: response.headers.has('signature'),
    };
  };
  const templates = await fetch(`http://127.0.0.1:${port}/v1/policy/templates`).then((response) => response.json());
  const { policy } = templates.templates.find(({ id }) => id === 'saas');
  const keyed = { 'x-svc-key': KEY };
  const reply = await send('/v1/reply', { policy, message: messageOf(25) }, keyed);
  const deal = await send('/v1/reply', { policy, message: 'Deal.', state: reply.answer.state }, keyed);
  const turn = { side: 'sell', walk_away: 100, target: 150, counterparty_offers: [110] };
  const params = { name: 'negotiate', arguments: turn };
  const mcp = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' };
  const calls = {
    'check, signed': {
      ...(await send('/v1/policy/check', { policy })),
      bodies: SIZES.map((size) => ({ policy: { ...policy, list_price: policy.list_price + size } })),
    },
    'verify, signed': await send('/v1/receipt/verify', { receipt: deal.answer.receipt, policy }),
    'reply, keyed and signed': {
      ...reply,
      bodies: SIZES.map((size) => ({ policy, message: messageOf(size) })),
    },
    maths: await send('/v1/negotiate/turn', turn),
    // Its parts are those of the same tool over REST.
    'maths over MCP': {
      ...(await send('/mcp/', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, mcp)),
      parts: { path: '/v1/negotiate/turn', bodies: [turn] },
    },
  };
  for (const [kind, { isSigned, answer }] of Object.entries(calls))
    if (isSigned !== kind.includes('signed') || answer.error) throw new Error(`${kind}: ${JSON.stringify(answer)}`);
  return calls;
}

/** Processor time that a process has taken, its threads included, in milliseconds; null where nothing tells it. */
function processorMillis({ pid }) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MILLIS;
}

function load({ port, child }, { path, body, headers, bodies = [body] }, long = { seconds: Number(values.seconds) }) {
  const bodyFile = join(folder, 'bodies.jsonl');
  writeFileSync(bodyFile, bodies.map((one) => JSON.stringify(one)).join('\n'));
  const options = { port, path, bodyFile, headers, connections: Number(values.connections), ...long };
  const before = processorMillis(child);
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'load.mjs'), JSON.stringify(options)], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  const { statuses, requests, perSecond } = JSON.parse(run.stdout);
  if (Object.keys(statuses).join() !== '200') throw new Error(`expected only 200, got ${JSON.stringify(statuses)}`);
  return { perSecond, millis: before === null ? NaN : (processorMillis(child) - before) / requests };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Loads both in turns, and tells the medians, with the least that the call can come to. */
function compare(kind, call, service, bare, parts = null) {
  for (const server of [service, bare]) load(server, call, { requests: Number(values.warm) });
  const pairs = Array.from({ length: Number(values.pairs) }, () => [load(service, call), load(bare, call)]);
  const middle = (take) => median(pairs.map(take));
  const range = pairs.map(([ours, theirs]) => (100 * ours.perSecond) / theirs.perSecond);
  process.stdout.write(
    `${kind.padEnd(24)} ${middle(([ours]) => ours.perSecond).toFixed(0)}/s beside ` +
      `${middle(([, theirs]) => theirs.perSecond).toFixed(0)}/s: ${median(range).toFixed(0)} % ` +
      `(${Math.min(...range).toFixed(0)}–${Math.max(...range).toFixed(0)}); processor time ` +
      `${middle(([ours]) => ours.millis).toFixed(2)} ms beside ${middle(([, theirs]) => theirs.millis).toFixed(2)}: ` +
      `× ${middle(([ours, theirs]) => ours.millis / theirs.millis).toFixed(1)}` +
      `${
        parts === null
          ? ''
          : leastOf(
              parts,
              middle(([, theirs]) => theirs.millis),
            )
      }\n`,
  );
}

/** The bare route and the parts of a call, as times of the bare route. */
function leastOf({ all, reading }, bareMillis) {
  const times = (millis) => ((bareMillis + millis) / bareMillis).toFixed(1);
  return `, at least × ${times(all)}${reading < all / 20 ? '' : `, without reading × ${times(all - reading)}`}`;
}

const service = await startService();
let bare;
let nest;
try {
  const calls = Object.entries(await callsOf(service)).filter(([kind]) => kind.includes(values.only));
  const answers = Object.fromEntries(calls.map(([, { path, answer }]) => [path, answer]));
  [bare, nest] = [await startBare('bare-express.mjs', answers), await startBare('bare-nest.mjs', answers)];
  const where = `${values.connections} connections, ${cpus().length} cores, load ${loadavg()[0].toFixed(0)}`;
  process.stdout.write(`beside bare Express, medians of ${values.pairs} pairs of ${values.seconds} s, ${where}:\n`);
  const { partsOf } = await loadSource(new URL('parts.ts', import.meta.url));
  const profile = await fetch(`http://127.0.0.1:${service.port}/.well-known/ucp`).then((response) => response.json());
  for (const [kind, call] of calls) {
    const { path, body, bodies = [body], isSigned, parts } = call;
    compare(kind, call, service, bare, await partsOf({ path, bodies, isSigned, ...parts }, profile.keys));
  }
  compare('the framework alone', calls[0][1], nest, bare);
} finally {
  service.child.kill('SIGKILL');
  bare?.child.kill('SIGKILL');
  nest?.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
