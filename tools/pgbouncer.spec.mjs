import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from './install.mjs';
import { spawnService } from './serve.mjs';
import { pgBouncerVersion, startPgBouncer } from './test-pgbouncer.mjs';
import { startPostgres } from './test-postgres.mjs';

const LONG = 300_000;
const ends = [];
let server, folder;

/** Starts the built service until it says one of these, and tells all that it has said. */
async function startUntil(words, databaseUrl) {
  const env = { ...process.env, PORT: '0', SVC_DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const child = spawnService({ env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'exit');
  while (!words.test(said) && child.exitCode === null) await pause(50);
  child.kill('SIGKILL');
  await ended;
  return said;
}

async function pooled(options) {
  const pooler = await startPgBouncer(server.url, options);
  ends.push(pooler.stop);
  return pooler.url;
}

// The program is one of Debian's packages; where it is missing, what needs it is counted as skipped.
(pgBouncerVersion() === null ? describe.skip : describe)('behind PgBouncer, one transaction at a time', () => {
  beforeAll(async () => {
    server = await startPostgres();
    folder = mkdtempSync(join(tmpdir(), 'svc-pgbouncer-'));
  }, LONG);
  afterAll(async () => {
    for (const end of ends) await end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'the service says what to set where the pooler refuses it',
    async () => {
      const said = await startUntil(/Listening/, await pooled({ ignored: '' }));
      expect(said).toMatch(/could not start: .*ignore_startup_parameters = statement_timeout,/);
    },
    LONG,
  );

  it(
    'it does not begin in another schema than it is told',
    async () => {
      const said = await startUntil(/Listening/, `${await pooled()}?schema=shop`);
      expect(said).toContain("could not start: the database's pooler of connections leaves out ?schema=shop");
    },
    LONG,
  );

  it(
    'it starts, and says which time-outs the role should have',
    async () => {
      const said = await startUntil(/Listening/, await pooled());
      expect(said).toMatch(/does not apply statement_timeout, lock_timeout, idle_in_transaction_session_timeout; set/);
    },
    LONG,
  );

  it(
    'nothing acknowledged is lost or charged twice, whatever is killed',
    () => {
      const args = [join(ROOT, 'proof', 'kills.mjs'), '--kills', '2', '--seed', '1', '--postgres', '--pooled'];
      expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout).toMatch(
        /^1 kills of the service and 1 of the database alone: [1-9]\d* parcels acknowledged, .* 0 faults$/m,
      );
    },
    LONG,
  );
});
