/**
 * One caller's load beside another's calls, on the built service with its limits out of the way:
 *   npm run proof:fairness
 *   npm run proof:fairness -- --calls 200 --at-once 100 --postgres
 * One wallet, one key and one address make a hundred calls at once, again and again; meanwhile another calls, one call
 * after the other. Then one key has 64 replies in flight while a model takes 2 s. Ends with 1 where the other's 99th
 * percentile is more than three times what it is alone, or where one of the 64 is not answered.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../tools/install.mjs';
import { spawnService } from '../tools/serve.mjs';

const number = (value) => ({ type: 'string', default: String(value) });
const { values } = parseArgs({
  options: {
    calls: number(200),
    turns: number(5),
    'at-once': number(100),
    'in-flight': number(64),
    'model-millis': number(2_000),
    postgres: { type: 'boolean', default: false },
  },
});
const given = (name) => Number(values[name]);
ensureInstalled();
(await import('../tools/build.mjs')).ensureBuilt();
const { loadSource } = await import('../tools/load-source.mjs');
const { proveFairness } = await loadSource(new URL('fairness/prove.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'svc-fairness-'));
const server = values.postgres ? await (await import('../tools/test-postgres.mjs')).startPostgres() : null;
try {
  const misses = await proveFairness({
    spawnService,
    env: { ...process.env, SVC_DATA_DIR: dataDir, DATABASE_URL: server?.url ?? '' },
    crowdFile: fileURLToPath(new URL('fairness/crowd.mjs', import.meta.url)),
    adminFile: fileURLToPath(new URL('../apps/api/dist/admin/main.js', import.meta.url)),
    calls: given('calls'),
    turns: given('turns'),
    atOnce: given('at-once'),
    inFlight: given('in-flight'),
    modelMillis: given('model-millis'),
    say: (line) => console.log(line),
  });
  for (const miss of misses) console.log(`MISSED ${miss}`);
  process.exitCode = misses.length > 0 ? 1 : 0;
} finally {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
