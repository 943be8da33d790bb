/**
 * Kills the built service while callers pay, again and again:
 *   npm run proof:kills -- --kills 20 --seed 1
 *   npm run proof:kills -- --kills 20 --seed 1 --postgres
 *   npm run proof:kills -- --kills 20 --seed 1 --trust
 * On the embedded database each kill ends the database too; on a server every second one is of the database alone.
 * With `--trust` callers reveal commitments and settle sessions instead. Ends with 1 where an acknowledged parcel is
 * missing, a repeated call is answered otherwise, what was charged is not what was delivered, or something was done
 * twice that can be done once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../tools/install.mjs';
import { spawnService } from '../tools/serve.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    callers: { type: 'string', default: '8' },
    postgres: { type: 'boolean', default: false },
    trust: { type: 'boolean', default: false },
  },
});
ensureInstalled();
(await import('../tools/build.mjs')).ensureBuilt();
const { loadSource } = await import('../tools/load-source.mjs');
const { runKills } = await loadSource(new URL(values.trust ? 'kills/trust.ts' : 'kills/run.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'svc-kills-'));
const server = values.postgres
  ? await (await import('../tools/test-postgres.mjs')).startPostgres({ durable: true })
  : null;
try {
  const { acknowledged, brokenOff, faults } = await runKills({
    kills: Number(values.kills),
    seed: Number(values.seed),
    callers: Number(values.callers),
    env: { ...process.env, SVC_DATA_DIR: dataDir, ...(server && { DATABASE_URL: server.url }) },
    spawnService,
    killDatabase: server?.restart,
    onRound: (count, index) => console.log(`kill ${index + 1}: ${count} acknowledged before`),
  });
  console.log(`${values.kills} kills: ${acknowledged} acknowledged, ${brokenOff} broken off, ${faults.length} faults`);
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 || acknowledged === 0 ? 1 : 0;
} finally {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
