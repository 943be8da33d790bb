/**
 * Measures the built server: from spawn to its first answer, beside an empty Node, and a pure tool call. `node
 * bench/stdio.mjs [FILE]`
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const server = process.argv[2] ?? join(import.meta.dirname, '..', 'apps', 'mcp-stdio', 'dist', 'svc-mcp.mjs');
const STARTS = 25;
const CALLS = 500;
const WARM_UP = 50;

const OPENINGS = {
  initialize: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
  'server/discover': {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
      'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
    },
  },
};
const POLICY = {
  version: 'svc-policy/1',
  name: 'Seat',
  language: 'en',
  currency: 'EUR',
  salt: 'nq7bX2kT0mZ4sVw9Lh3RcA',
  list_price: 120,
  floor_price: 96,
  free_discount: 4,
  quantity: { min: 1, max: 40, unit: 'seat' },
};

const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
const spread = (values) =>
  `median ${median(values).toFixed(1)} ms, 90 % within ${values[Math.floor(values.length * 0.9)].toFixed(1)} ` +
  `ms, of ${values.length}`;

function open() {
  const child = spawn(process.execPath, [server], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (message) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    const { value } = await lines.next();
    const answer = JSON.parse(value);
    if (answer.error !== undefined || answer.result?.isError) throw new Error(value);
    return answer;
  };
  const close = () => new Promise((resolve) => child.once('close', resolve) && child.stdin.end());
  return { ask, close };
}

async function startMillis(method) {
  const begun = performance.now();
  const { ask, close } = open();
  await ask({ id: 1, method, params: OPENINGS[method] });
  const millis = performance.now() - begun;
  await close();
  return millis;
}

async function emptyNodeMillis() {
  const begun = performance.now();
  await new Promise((resolve) => spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }).once('close', resolve));
  return performance.now() - begun;
}

async function series(count, measure) {
  const values = [];
  for (let index = 0; index < count; index += 1) values.push(await measure(index));
  return values;
}

for (const method of Object.keys(OPENINGS))
  process.stdout.write(
    `start to the answer of ${method}: ${spread(await series(STARTS, () => startMillis(method)))}\n`,
  );
process.stdout.write(`node -e 0: ${spread(await series(STARTS, emptyNodeMillis))}\n`);

const { ask, close } = open();
await ask({ id: 1, method: 'initialize', params: OPENINGS.initialize });
const call = async (id) => {
  const begun = performance.now();
  await ask({ id, method: 'tools/call', params: { name: 'check_offer_policy', arguments: { policy: POLICY } } });
  return performance.now() - begun;
};
const first = await call(2);
await series(WARM_UP, (index) => call(index + 3));
process.stdout.write(
  `check_offer_policy: first ${first.toFixed(1)} ms, then ` +
    `${spread(await series(CALLS, (index) => call(index + 1000)))}\n`,
);
await close();
