/**
 * `node bench/mcp.mjs`: a tool call over HTTP beside the same call over REST, in both protocol eras.
 *
 * One service runs as a process of its own and is loaded in short turns (REST, 2026-07-28, 2025-11-25, REST, …). The
 * cost of a call is the service's own processor time where the system tells it (Linux), so that other work on the
 * machine counts little, else the time it took; its ratio is taken within each turn, and the median is the figure. REST
 * signs its answer, a tool call carries it twice (structured, text). Options: --pairs N (default 21), --seconds N a run
 * (default 0.5), --connections N (default 8).
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../tools/install.mjs';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '21' },
    seconds: { type: 'string', default: '0.5' },
    connections: { type: 'string', default: '8' },
  },
});
(await import('../tools/build.mjs')).ensureBuilt();

const folder = mkdtempSync(join(tmpdir(), 'svc-bench-mcp-'));
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const accept = 'application/json, text/event-stream';

function startService() {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'apps', 'api', 'dist', 'main.js')], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        SVC_DATA_DIR: join(folder, 'data'),
        SVC_RATE_KEYLESS_PER_MINUTE: '1000000000',
        SVC_LOG_LEVEL: 'warn',
        DATABASE_URL: '',
      },
    });
    child.once('exit', () => reject(new Error('the service ended')));
    let told = '';
    child.stdout.on('data', (chunk) => {
      told += chunk;
      const port = /Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(told)?.[1];
      if (port) resolve({ child, port: Number(port) });
    });
  });
}

/** Microseconds that the service's main thread has run; null where the system does not tell. */
function processorMicros({ pid }) {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1000 : null;
}

/** Microseconds that a call costs. */
function load({ path, body, headers }, { port, child }, seconds) {
  const bodyFile = join(folder, 'body.json');
  writeFileSync(bodyFile, JSON.stringify(body));
  const options = { port, path, bodyFile, headers, connections: Number(values.connections), seconds };
  const before = processorMicros(child);
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'load.mjs'), JSON.stringify(options)], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  const result = JSON.parse(run.stdout);
  if (Object.keys(result.statuses).join() !== '200')
    throw new Error(`expected only 200, got ${JSON.stringify(result.statuses)}`);
  return before === null ? 1e6 / result.perSecond : (processorMicros(child) - before) / result.requests;
}

const service = await startService();
try {
  const templates = await fetch(`http://127.0.0.1:${service.port}/v1/policy/templates`).then((response) =>
    response.json(),
  );
  const { policy } = templates.templates.find(({ id }) => id === 'saas');
  const params = { name: 'check_offer_policy', arguments: { policy } };
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const ways = {
    rest: { path: '/v1/policy/check', headers: {}, body: { policy } },
    '2026-07-28': {
      path: '/mcp/',
      headers: { accept, 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': params.name },
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { ...params, _meta: envelope } },
    },
    '2025-11-25': {
      path: '/mcp/',
      headers: { accept, 'mcp-protocol-version': '2025-11-25' },
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    },
  };
  for (const way of Object.values(ways)) load(way, service, 2);
  const ratios = { '2026-07-28': [], '2025-11-25': [] };
  for (let pair = 0; pair < Number(values.pairs); pair += 1) {
    const micros = Object.fromEntries(
      Object.entries(ways).map(([name, way]) => [name, load(way, service, Number(values.seconds))]),
    );
    for (const era of Object.keys(ratios)) ratios[era].push(micros[era] / micros.rest);
    process.stdout.write(
      `turn ${pair + 1}: ${Object.entries(micros)
        .map(([name, cost]) => `${name} ${cost.toFixed(0)} µs`)
        .join(', ')}\n`,
    );
  }
  for (const [era, all] of Object.entries(ratios)) {
    process.stdout.write(
      `${era}: a call costs ${median(all).toFixed(2)} times the REST call ` +
        `(${Math.min(...all).toFixed(2)}–${Math.max(...all).toFixed(2)}; check_offer_policy, template saas, ` +
        `${values.connections} connections, ${cpus().length} cores)\n`,
    );
  }
} finally {
  service.child.removeAllListeners('exit');
  service.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
