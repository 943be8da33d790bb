/**
 * `npm run bench:http`: requests a second of POST /v1/policy/check, signature included, beside a bare Express route
 * with the same body.
 *
 * Both servers run as processes of their own under the same flags and are loaded in turns (A B A B …); the ratio is
 * taken pair by pair, and its median is the figure. Options: --pairs N (default 7), --seconds N a run (default 3),
 * --connections N (default 16).
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../tools/install.mjs';
import { NODE_FLAGS, spawnService } from '../tools/serve.mjs';
import { freePort } from '../tools/free-port.mjs';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
  },
});
ensureInstalled();
(await import('../tools/build.mjs')).ensureBuilt();

const folder = mkdtempSync(join(tmpdir(), 'svc-bench-'));
const bodyFile = join(folder, 'body.json');
const answerFile = join(folder, 'answer.json');

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
      DATABASE_URL: '',
    },
  });
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { child, port };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the service did not become ready');
}

const startBare = () =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...NODE_FLAGS, join(import.meta.dirname, 'bare-express.mjs'), answerFile], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.stdout.once('data', (line) => resolve({ child, port: Number(line.toString()) }));
  });

function load(port, seconds) {
  const options = { port, path: '/v1/policy/check', bodyFile, connections: Number(values.connections), seconds };
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'load.mjs'), JSON.stringify(options)], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  const result = JSON.parse(run.stdout);
  if (Object.keys(result.statuses).join() !== '200')
    throw new Error(`expected only 200, got ${JSON.stringify(result.statuses)}`);
  return result.perSecond;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const service = await startService();
let bare;
try {
  const templates = await fetch(`http://127.0.0.1:${service.port}/v1/policy/templates`).then((response) =>
    response.json(),
  );
  const { policy } = templates.templates.find(({ id }) => id === 'saas');
  writeFileSync(bodyFile, JSON.stringify({ policy }));
  const answer = await fetch(`http://127.0.0.1:${service.port}/v1/policy/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ policy }),
  });
  const signed = answer.headers.get('signature');
  writeFileSync(answerFile, await answer.text());
  if (!signed) throw new Error('the answer is not signed');
  bare = await startBare();
  load(service.port, 2);
  load(bare.port, 2);
  const rows = [];
  for (let pair = 0; pair < Number(values.pairs); pair += 1) {
    const ours = load(service.port, Number(values.seconds));
    const theirs = load(bare.port, Number(values.seconds));
    rows.push({ ours, theirs, ratio: ours / theirs });
    process.stdout.write(
      `pair ${pair + 1}: ours ${ours.toFixed(0)}/s, bare Express ${theirs.toFixed(0)}/s, ratio ` +
        `${((100 * ours) / theirs).toFixed(1)} %\n`,
    );
  }
  const ratios = rows.map(({ ratio }) => ratio);
  process.stdout.write(
    `POST /v1/policy/check, signed, template saas, ${values.connections} connections, ${cpus().length} cores: ` +
      `median ${median(rows.map(({ ours }) => ours)).toFixed(0)}/s beside ` +
      `${median(rows.map(({ theirs }) => theirs)).toFixed(0)}/s of bare Express; ` +
      `ratio median ${(100 * median(ratios)).toFixed(1)} % ` +
      `(${(100 * Math.min(...ratios)).toFixed(1)}–${(100 * Math.max(...ratios)).toFixed(1)} %)\n`,
  );
} finally {
  service.child.kill('SIGKILL');
  bare?.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
