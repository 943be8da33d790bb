/**
 * Two instances on one PostgreSQL server, and a roll-out of a new version while callers call:
 *   npm run proof:roll-out -- --minutes 5 --seed 1
 *   npm run proof:roll-out -- --minutes 5 --seed 1 --before FOLDER   (begins with the version that is built there)
 *   npm run proof:roll-out -- --minutes 1 --seed 1 --forgetful       (must fail)
 *   npm run proof:roll-out -- --minutes 1 --seed 1 --alone           (must fail)
 * A balancer follows `/ready`. An instance is killed every few seconds (SIGKILL, one in four SIGTERM), each is replaced
 * once, and the database is killed once, between the two. Ends with 1 where something acknowledged is missing or was
 * done twice, where a call failed other than by a connection that was cut or with 503 while the database was away, and
 * where one address gets more than its limit from both instances together. With `--forgetful` the server acknowledges
 * before it has written; with `--alone` each instance counts for itself. `--without asks,deals` leaves kinds of calls
 * out.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../tools/install.mjs';
import { onBuiltService, optionsOf } from './on-built-service.mjs';

const { minutes, seed, callers, before, without, forgetful, alone } = optionsOf({
  minutes: 5,
  seed: 1,
  callers: 10,
  before: '',
  without: '',
  forgetful: false,
  alone: false,
});
const MAIN = ['apps', 'api', 'dist', 'main.js'];
/** The operator's command line waits for a busy machine. */
const PATIENT = { SVC_DATABASE_CONNECT_MILLIS: '60000', SVC_DATABASE_STATEMENT_MILLIS: '60000' };
const run = promisify(execFile);
const folder = before === '' ? ROOT : resolve(before);
const ADMIN = join(folder, 'apps', 'api', 'dist', 'admin', 'main.js');
if (before !== '' && !existsSync(join(folder, ...MAIN))) throw new Error(`${folder} is not built: npm run build there`);

await onBuiltService({ postgres: true, durable: !forgetful }, async ({ source, spawnService, env, server }) => {
  const { BUCKET_SERVER, startBucketServer } = await source('../apps/api/src/testing/bucket-server.ts');
  const buckets = BUCKET_SERVER === null ? null : await startBucketServer();
  if (buckets === null) console.log('no Valkey or Redis server is installed here: shared limits are not looked at');
  const { runRollOut } = await source('roll-out/run.ts');
  try {
    const report = await runRollOut({
      millis: minutes * 60_000,
      seed,
      callers,
      without: without.split(','),
      env,
      spawnService,
      spawnBefore: before === '' ? null : (options) => spawnService({ folder, ...options }),
      restartDatabase: server.restart,
      admin: async (...words) =>
        (await run(process.execPath, [ADMIN, ...words], { env: { ...env, ...PATIENT } })).stdout,
      limitsUrl: buckets?.url ?? null,
      isAlone: alone,
      onStep: (text) => console.log(text),
    });
    tell(report);
    return report.faults;
  } finally {
    await buckets?.stop();
  }
});

function tell({ acknowledged, kills, excused, limited, faults }) {
  const counts = Object.entries(acknowledged).map(([what, count]) => `${count} ${what}`);
  console.log(`acknowledged: ${counts.join(', ')}`);
  console.log(
    `${kills.SIGKILL} SIGKILL, ${kills.SIGTERM} SIGTERM; failed: ${excused.cut} on connections that were cut, ` +
      `${excused.databaseAway} with 503 while the database was away, ${excused.busy} with 503 after 3 s on a busy ` +
      `machine; one address: ${limited.allowed} calls ` +
      `allowed, ${limited.refused} refused in ${limited.seconds.toFixed(0)} s; ${faults.length} faults`,
  );
}
