/**
 * How quick `/health` stays while the four largest lawful requests run at once: `node bench/health.mjs`, a part of `npm
 * run bench:auctions`.
 *
 * The service and the prober are processes of their own; the prober asks again 5 ms after each answer. Options:
 * --rounds N (default 3) of the four requests;
 * --mcp sends them as tool calls, in turns of both protocol eras.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../tools/install.mjs';
import { spawnService } from '../tools/serve.mjs';
import { largestRequests } from './largest-requests.mjs';

const PAUSE_MILLIS = 5;
const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/** Asks `/health` until standard input ends, then prints the times of all answers, in milliseconds. */
async function probe(port) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  let stopped = false;
  process.stdin.resume().on('end', () => {
    stopped = true;
  });
  while (!stopped) {
    const from = performance.now();
    await new Promise((resolve, reject) =>
      get({ port, host: '127.0.0.1', path: '/health', agent }, (response) => response.resume().on('end', resolve)).on(
        'error',
        reject,
      ),
    );
    times.push(performance.now() - from);
    await pause(PAUSE_MILLIS);
  }
  process.stdout.write(JSON.stringify(times));
}

/** The times of `/health` while something else goes on. */
async function timesDuring(port, work) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), '--probe', String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await pause(300);
  await work();
  child.stdin.end();
  await ended;
  return JSON.parse(printed);
}

function tell(label, times) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  process.stdout.write(
    `${label}: ${times.length} probes, median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, ` +
      `longest ${sorted.at(-1).toFixed(1)} ms\n`,
  );
  return at(0.99);
}

async function send(port, { path, body, headers = {} }) {
  const from = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const bytes = (await response.arrayBuffer()).byteLength;
  return { status: response.status, millis: performance.now() - from, bytes };
}

/** The same requests as tool calls. */
function asToolCalls(requests) {
  const accept = 'application/json, text/event-stream';
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  return requests.map(({ name, path, body }, at) => {
    const tool = `gt${path.replace('/v1', '').replaceAll('/', '_')}`;
    const isNew = at % 2 === 0;
    const params = `{"name":"${tool}","arguments":${body}${isNew ? `,"_meta":${JSON.stringify(envelope)}` : ''}}`;
    return {
      name: `${name} (${isNew ? '2026-07-28' : '2025-11-25'})`,
      path: '/mcp/pro/',
      body: `{"method":"tools/call","params":${params},"jsonrpc":"2.0","id":${at}}`,
      headers: isNew
        ? { accept, 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': tool }
        : { accept, 'mcp-protocol-version': '2025-11-25' },
    };
  });
}

async function startService(folder) {
  const port = await new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = listener.address();
      listener.close(() => resolve(free));
    });
  });
  const child = spawnService({
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SVC_DATA_DIR: join(folder, 'data'),
      SVC_RATE_KEYLESS_PER_MINUTE: '1000000000',
      SVC_WORKER_TASK_MILLIS: '120000',
      SVC_LOG_LEVEL: 'error',
      DATABASE_URL: '',
    },
  });
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/ready`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return { child, port };
    await pause(100);
  }
  throw new Error('the service did not become ready');
}

/** Measures and prints; the 99th percentile under load, in milliseconds. */
export async function benchHealth({ rounds = 3, mcp = false } = {}) {
  ensureInstalled();
  (await import('../tools/build.mjs')).ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'svc-bench-'));
  const { child, port } = await startService(folder);
  try {
    const requests = mcp ? asToolCalls(largestRequests()) : largestRequests();
    process.stdout.write(
      `${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)} before; bodies ` +
        `${requests.map(({ body }) => body.length).join(', ')} bytes\n`,
    );
    tell('/health with nothing else to do', await timesDuring(port, () => pause(3000)));
    const slowest = await timesDuring(port, async () => {
      for (let round = 1; round <= rounds; round += 1) {
        const answers = await Promise.all(requests.map((request) => send(port, request)));
        for (const [at, { status, millis, bytes }] of answers.entries())
          process.stdout.write(
            `round ${round}: ${status} after ${(millis / 1000).toFixed(2)} s, ${bytes} bytes: ${requests[at].name}\n`,
          );
      }
    });
    return tell(`/health while they run, ${rounds} rounds`, slowest);
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '3' }, probe: { type: 'string' }, mcp: { type: 'boolean' } },
  });
  if (values.probe) await probe(Number(values.probe));
  else await benchHealth({ rounds: Number(values.rounds), mcp: values.mcp });
}
