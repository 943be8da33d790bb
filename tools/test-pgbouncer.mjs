/** PgBouncer in transaction mode before a PostgreSQL server, where it is installed (Debian: pgbouncer). */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFastFolder } from './fast-folder.mjs';
import { freePort } from './free-port.mjs';
import { unprivilegedUser } from './test-postgres.mjs';

const PROGRAM = 'pgbouncer';
const STARTED_WITHIN_MILLIS = 20_000;

/** What docs/deploy.md asks for: the service sends these, and the role of the database holds them instead. */
export const IGNORED = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options';

/** The version that is installed; null where none is. */
export function pgBouncerVersion() {
  const { stdout, status } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  return status === 0 ? (/[\d.]+/.exec(stdout)?.[0] ?? null) : null;
}

/** Starts one before the server of an address; `url` is the same database behind it. */
export async function startPgBouncer(serverUrl, { ignored = IGNORED } = {}) {
  const server = new URL(serverUrl);
  const folder = makeFastFolder('svc-pgbouncer-');
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${server.username}" "${server.password}"\n`, { mode: 0o600 });
  const lines = [
    '[databases]',
    `* = host=${server.hostname} port=${server.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    'default_pool_size = 10',
    'max_client_conn = 200',
    ...(ignored === '' ? [] : [`ignore_startup_parameters = ${ignored}`]),
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`, { mode: 0o600 });
  // It refuses to run as root.
  const identity = process.getuid?.() === 0 ? unprivilegedUser() : {};
  if (identity.uid !== undefined)
    for (const path of [folder, settings, users]) chownSync(path, identity.uid, identity.gid);
  const bouncer = spawn(PROGRAM, [settings], { ...identity, cwd: folder, stdio: 'ignore' });
  const url = new URL(serverUrl);
  url.port = String(port);
  const stop = async () => {
    if (bouncer.exitCode === null && bouncer.signalCode === null) {
      const ended = new Promise((done) => bouncer.once('exit', done));
      bouncer.kill('SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for (const until = Date.now() + STARTED_WITHIN_MILLIS; !(await listens(port)); await pause(50)) {
    if (Date.now() < until && bouncer.exitCode === null) continue;
    await stop();
    throw new Error('PgBouncer did not start');
  }
  return { url: url.toString(), stop };
}

function listens(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
