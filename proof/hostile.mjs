/**
 * Hostile requests over all operations and both MCP doors, against the built service with its limits out of the way:
 *   npm run proof:hostile -- --count 200000 --seed 1
 *   npm run proof:hostile -- --count 200000 --seed 1 --minutes 20
 * Bodies, paths, keys and types are altered examples, naughty texts, any JSON and noise. Ends with 1 where one is
 * answered with 5xx, with a status that the OpenAPI document does not have for it, or not at all.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../tools/install.mjs';
import { spawnService } from '../tools/serve.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '6' },
    minutes: { type: 'string', default: '600' },
    postgres: { type: 'boolean', default: false },
  },
});
ensureInstalled();
(await import('../tools/build.mjs')).ensureBuilt();
const { loadSource } = await import('../tools/load-source.mjs');
const { proveHostile } = await loadSource(new URL('hostile/prove.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'svc-hostile-'));
const server = values.postgres ? await (await import('../tools/test-postgres.mjs')).startPostgres() : null;
try {
  const { sent, statuses, faults } = await proveHostile({
    spawnService,
    env: { ...process.env, SVC_DATA_DIR: dataDir, DATABASE_URL: server?.url ?? '' },
    count: Number(values.count),
    seed: Number(values.seed),
    atOnce: Number(values['at-once']),
    mostMillis: Number(values.minutes) * 60_000,
    onPart: (part) => console.log(`${part} sent`),
  });
  const told = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
  console.log(`seed ${values.seed}: ${sent} requests, ${told.join(', ')}; ${faults.length} faults`);
  for (const fault of faults.slice(0, 50)) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
