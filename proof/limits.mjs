/**
 * Cheap requests stay cheap: attacks the built service, with default limits, from one keyless address and with one key,
 * while `/health` is asked for by a process of its own and a second caller wants little things answered. npm run
 * proof:limits node proof/limits.mjs --seed 7 --bodies 200 --port 4500 Ends with 1 where the 99th percentile of /health
 * reaches 250 ms, the memory 700 MB, or a call of the second caller is not answered.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../tools/build.mjs';
import { loadSource } from '../tools/load-source.mjs';
import { spawnService } from '../tools/serve.mjs';

const P99_MILLIS = 250;
const MEMORY_MB = 700;
const KEY = 'svc_ProofProofProofProof01';
const number = (value) => ({ type: 'string', default: String(value) });
const { values } = parseArgs({
  options: {
    seed: number(7),
    port: number(0),
    batch: number(50),
    batches: number(40),
    side: number(1024),
    bodies: number(200),
    descriptions: number(40),
    replies: number(20),
    abandoned: number(55),
    'second-every-millis': number(1100),
  },
});
const given = (name) => Number(values[name]);

ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'svc-limits-'));
const service = spawnService({
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    PORT: values.port,
    SVC_DATA_DIR: folder,
    SVC_LOG_LEVEL: 'warn',
    SVC_BOOTSTRAP_ACCESS_KEY: KEY,
  },
});
try {
  process.exitCode = await prove(await addressOf(service));
} finally {
  service.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

/** The address that the service tells when it listens. */
function addressOf({ stdout }) {
  return new Promise((resolve, reject) => {
    let told = '';
    stdout.on('data', (chunk) => {
      told += chunk;
      const address = /Listening on (\S+)/.exec(told)?.[1];
      if (address !== undefined) resolve(address);
    });
    stdout.on('close', () => reject(new Error(`the service did not start: ${told}`)));
  });
}

async function prove(url) {
  await ready(url);
  const { runLimits } = await loadSource(new URL('limits/run.ts', import.meta.url));
  const probe = startProbe(url);
  const before = memoryMb('VmRSS');
  const report = await runLimits({
    url,
    key: KEY,
    seed: given('seed'),
    counts: {
      batch: given('batch'),
      batches: given('batches'),
      side: given('side'),
      bodies: given('bodies'),
      descriptions: given('descriptions'),
      replies: given('replies'),
      abandoned: given('abandoned'),
      secondEveryMillis: given('second-every-millis'),
    },
  });
  return print(report, await probe.end(), { before, peak: memoryMb('VmHWM') });
}

async function ready(url) {
  while (
    !(await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
}

function startProbe(url) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('limits/probe-health.mjs', import.meta.url)), url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let told = '';
  child.stdout.on('data', (chunk) => (told += chunk));
  return {
    end: () =>
      new Promise((resolve) => {
        child.on('close', () => resolve(JSON.parse(told)));
        child.stdin.end();
      }),
  };
}

/** A figure of the service's memory from the kernel, in megabytes. */
function memoryMb(name) {
  const status = readFileSync(`/proc/${service.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}

function print({ lawful, attacks, second }, { health, loop, failed }, { before, peak }) {
  const millis = ({ count, p50, p99, max }) =>
    `${count} times, median ${p50.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms, longest ${max.toFixed(1)} ms`;
  console.log(`seed ${values.seed}`);
  for (const [name, statuses] of [...Object.entries(lawful), ...Object.entries(attacks)])
    console.log(
      `  ${name.padEnd(24)} ${Object.entries(statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}`,
    );
  console.log(`/health         ${millis(health)}; failed ${failed}`);
  console.log(`a fixed loop    ${millis(loop)}`);
  console.log(`memory          ${before} MB before, ${peak} MB at most`);
  console.log(`second caller   ${second.answered} of ${second.total} answered ${JSON.stringify(second.refused)}`);
  const isRefused = Object.values(lawful).some((statuses) =>
    Object.keys(statuses).some((status) => !['200', '422'].includes(status)),
  );
  const misses = [
    isRefused && 'a lawful request was refused',
    health.p99 >= P99_MILLIS && `/health: 99th percentile ${P99_MILLIS} ms or more`,
    failed > 0 && '/health was not answered',
    peak >= MEMORY_MB && `memory: ${MEMORY_MB} MB or more`,
    second.answered < second.total && 'a call of the second caller was not answered',
  ].filter(Boolean);
  for (const miss of misses) console.log(`MISSED ${miss}`);
  return misses.length > 0 ? 1 : 0;
}
