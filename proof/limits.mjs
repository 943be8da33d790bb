/**
 * Cheap requests stay cheap: attacks the built service, with default limits, from one keyless address and with one key,
 * while `/health` is asked for by a process of its own and a second caller wants little things answered.
 *   npm run proof:limits -- --seed 7 --bodies 200
 * Ends with 1 where the 99th percentile of /health reaches 250 ms, the memory 700 MB, or a call of the second caller is
 * not answered.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onBuiltService, optionsOf } from './on-built-service.mjs';

const P99_MILLIS = 250;
const MEMORY_MB = 700;
const {
  seed,
  'second-every-millis': secondEveryMillis,
  ...counts
} = optionsOf({
  seed: 7,
  batch: 50,
  batches: 40,
  side: 1024,
  bodies: 200,
  descriptions: 40,
  replies: 20,
  abandoned: 55,
  'second-every-millis': 1100,
});
await onBuiltService({}, async ({ source, spawnService, env }) => {
  const { onService, PROOF_KEY } = await source('built-service.ts');
  const { runLimits } = await source('limits/run.ts');
  const settings = { ...env, SVC_LOG_LEVEL: 'warn', SVC_BOOTSTRAP_ACCESS_KEY: PROOF_KEY };
  return onService(spawnService, settings, async ({ url, process: service }) => {
    const probe = startProbe(url);
    const before = memoryMb(service, 'VmRSS');
    const report = await runLimits({ url, key: PROOF_KEY, seed, counts: { ...counts, secondEveryMillis } });
    const health = await probe.end();
    const memory = { before, peak: memoryMb(service, 'VmHWM') };
    print(report, health, memory);
    return missesOf(report, health, memory).map((miss) => `MISSED ${miss}`);
  });
});

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
function memoryMb({ pid }, name) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}

function print({ lawful, attacks, second }, { health, loop, failed }, { before, peak }) {
  const millis = ({ count, p50, p99, max }) =>
    `${count} times, median ${p50.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms, longest ${max.toFixed(1)} ms`;
  console.log(`seed ${seed}`);
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
}

function missesOf({ lawful, second }, { health, failed }, { peak }) {
  const isRefused = Object.values(lawful).some((statuses) =>
    Object.keys(statuses).some((status) => !['200', '422'].includes(status)),
  );
  return [
    isRefused && 'a lawful request was refused',
    health.p99 >= P99_MILLIS && `/health: 99th percentile ${P99_MILLIS} ms or more`,
    failed > 0 && '/health was not answered',
    peak >= MEMORY_MB && `memory: ${MEMORY_MB} MB or more`,
    second.answered < second.total && 'a call of the second caller was not answered',
  ].filter(Boolean);
}
