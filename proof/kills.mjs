/**
 * Kills the built service while callers pay, again and again:
 *   npm run proof:kills -- --kills 100 --seed 1
 *   npm run proof:kills -- --kills 100 --seed 1 --postgres
 *   npm run proof:kills -- --kills 50 --seed 1 --trust
 *   npm run proof:kills -- --kills 8 --seed 1 --postgres --forgetful   (must fail)
 * On the embedded database each kill ends the database too; on a server every second one is of the database alone.
 * With `--trust` callers reveal commitments and settle sessions instead. With `--forgetful` the server acknowledges
 * before it has written, which is the fault that this looks for. Ends with 1 where something acknowledged is missing, a
 * repeated call is answered otherwise, what was charged is not what was delivered, or something was done twice that can
 * be done once. How soon the service is ready again is told, and depends on the machine.
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
    forgetful: { type: 'boolean', default: false },
  },
});
ensureInstalled();
(await import('../tools/build.mjs')).ensureBuilt();
const { loadSource } = await import('../tools/load-source.mjs');
const { runKills } = await loadSource(new URL(values.trust ? 'kills/trust.ts' : 'kills/money.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'svc-kills-'));
const server = values.postgres
  ? await (await import('../tools/test-postgres.mjs')).startPostgres({ durable: !values.forgetful })
  : null;
try {
  const { acknowledged, brokenOff, slowestReadyMillis, faults } = await runKills({
    kills: Number(values.kills),
    seed: Number(values.seed),
    callers: Number(values.callers),
    env: { ...process.env, SVC_DATA_DIR: dataDir, DATABASE_URL: server?.url ?? '' },
    spawnService,
    killDatabase: server?.restart,
    onRound: (count, index) => console.log(`kill ${index + 1}: ${count} acknowledged`),
  });
  const counts = Object.entries(acknowledged).map(([what, count]) => `${count} ${what}`);
  console.log(
    `${values.kills} kills: ${counts.join(' and ')} acknowledged, ${brokenOff} calls broken off, ` +
      `ready again after ${(slowestReadyMillis / 1_000).toFixed(1)} s at most, ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 100)) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
