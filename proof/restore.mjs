/**
 * A drill: the database is saved, lost and restored while callers pay, and every acknowledged call has to stand:
 *   npm run proof:restore -- --seed 1
 *   npm run proof:restore -- --seed 1 --postgres
 *   npm run proof:restore -- --seed 1 --postgres --unreceived   (must fail)
 * On the embedded database the data folder is copied while the service is stopped. On a server, a base backup is taken
 * under load, and its log is received before a commit is acknowledged; with `--unreceived` not so at the end. Ends with
 * 1 where something acknowledged is missing or not as it was. How long a restore takes depends on the machine.
 */
import { cpSync, renameSync, rmSync } from 'node:fs';
import { onBuiltService, optionsOf } from './on-built-service.mjs';
import { startArchivedServer } from './restore/archived-server.mjs';

const { seed, callers, seconds, postgres, unreceived } = optionsOf({
  seed: 1,
  callers: 4,
  seconds: 5,
  postgres: false,
  unreceived: false,
});

/** The data folder, copied while nobody uses it. */
function folderBackup(folder) {
  return {
    whileRunning: false,
    copy: () => cpSync(folder, `${folder}.copy`, { recursive: true }),
    lose: () => rmSync(folder, { recursive: true }),
    restore: () => renameSync(`${folder}.copy`, folder),
  };
}

/** The base backup of a server, and the log that was received since. */
function serverBackup({ copy, stopReceiving, lose, restore }) {
  const beforeLoss = async () => {
    await stopReceiving();
    await new Promise((done) => setTimeout(done, 2_000));
  };
  return { whileRunning: true, copy, lose, restore, ...(unreceived && { beforeLoss }) };
}

const server = postgres ? await startArchivedServer() : null;
try {
  await onBuiltService({}, async ({ source, spawnService, env }) => {
    const { drill } = await source('restore/restore.ts');
    const { acknowledged, readyMillis, faults } = await drill({
      seed,
      callers,
      millis: seconds * 1_000,
      env: { ...env, DATABASE_URL: server?.url ?? '' },
      spawnService,
      backup: server ? serverBackup(server) : folderBackup(env.SVC_DATA_DIR),
    });
    const took = (readyMillis / 1_000).toFixed(1);
    console.log(`${acknowledged} parcels acknowledged, ready again after ${took} s, ${faults.length} faults`);
    return faults;
  });
} finally {
  await server?.stop();
}
