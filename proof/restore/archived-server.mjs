/**
 * A PostgreSQL server whose log of changes is written to another place before a commit is acknowledged, as
 * docs/deploy.md describes it: `pg_receivewal` is its synchronous standby. It is lost, and made again from its base
 * backup and that log.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFastFolder } from '../../tools/fast-folder.mjs';
import { freePort } from '../../tools/free-port.mjs';
import { unprivilegedUser, untilReady } from '../../tools/test-postgres.mjs';

const USER = 'svc';
const STANDBY = 'svc_log';
const CONNECTED_WITHIN_MILLIS = 30_000;

/** The folder of PostgreSQL's own programs: those that copy and receive are not in its npm package. */
function findPrograms() {
  const { stdout, status } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = stdout?.trim() ?? '';
  if (status === 0 && existsSync(join(folder, 'pg_receivewal'))) return folder;
  throw new Error('PostgreSQL’s own programs are not on this machine (Debian: apt-get install postgresql)');
}

const end = (child) =>
  new Promise((done) => {
    if ((child.exitCode ?? child.signalCode) !== null) return done();
    child.once('exit', done);
    child.kill('SIGKILL');
  });

/** How programs are run in a folder: by whom, and with their faults told. */
function makeRoom() {
  const programs = findPrograms();
  const identity = process.getuid?.() === 0 ? unprivilegedUser() : {};
  const folder = makeFastFolder('svc-restore-');
  const own = (path) => identity.uid !== undefined && chownSync(path, identity.uid, identity.gid);
  own(folder);
  const settings = { ...identity, cwd: folder, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } };
  return {
    folder,
    start: (program, args, stdio) => spawn(join(programs, program), args, { ...settings, stdio }),
    run(program, args) {
      const { status, stdout, stderr, error } = spawnSync(join(programs, program), args, settings);
      if (status !== 0) throw new Error(`${program} failed:\n${error ?? ''}${stdout}${stderr}`);
      return stdout.trim();
    },
    make(name) {
      mkdirSync(join(folder, name));
      own(join(folder, name));
      return join(folder, name);
    },
    give: (path) => identity.uid !== undefined && spawnSync('chown', ['-R', `${identity.uid}:${identity.gid}`, path]),
  };
}

/** Lays a base backup into the data folder, to be brought up to the end of the log. */
function layBack(room, { backup, data, log }) {
  cpSync(backup, data, { recursive: true });
  // The segment that was being written has this ending: it holds the last commits.
  for (const name of readdirSync(log).filter((one) => one.endsWith('.partial')))
    renameSync(join(log, name), join(log, name.slice(0, -'.partial'.length)));
  writeFileSync(join(data, 'recovery.signal'), '');
  writeFileSync(join(data, 'postgresql.auto.conf'), `restore_command = 'cp ${log}/%f "%p"'\n`);
  room.give(data);
}

/** Starts one whose log is received before a commit is acknowledged. */
export async function startArchivedServer() {
  const room = makeRoom();
  const [data, backup, log] = [join(room.folder, 'data'), join(room.folder, 'backup'), room.make('log')];
  const port = await freePort();
  const url = `postgresql://${USER}@127.0.0.1:${port}/postgres`;
  const psql = (sql) => room.run('psql', [url, '-Atc', sql]);
  const begin = async () => {
    const settings = ['-c', 'unix_socket_directories=', '-c', 'max_connections=50', '-h', '127.0.0.1'];
    const server = room.start('postgres', ['-D', data, '-p', `${port}`, ...settings], ['ignore', 'ignore', 'pipe']);
    await untilReady(server);
    return server;
  };
  // Reached from this machine alone, and gone with the run: no password.
  room.run('initdb', ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C']);
  let server = await begin();
  const to = `${url}?application_name=${STANDBY}`;
  const receiver = room.start('pg_receivewal', ['-D', log, '-d', to, '--synchronous', '--no-loop'], 'ignore');
  const waitsFor = (standby) => {
    psql(`ALTER SYSTEM SET synchronous_standby_names = '${standby}'`);
    psql('SELECT pg_reload_conf()');
  };
  waitsFor(STANDBY);
  const standbys = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
  for (const until = Date.now() + CONNECTED_WITHIN_MILLIS; psql(standbys) !== '1'; await pause(100))
    if (Date.now() > until) throw new Error('pg_receivewal did not become the synchronous standby');
  return {
    url,
    copy: () => room.run('pg_basebackup', ['-D', backup, '-d', url, '--wal-method=none', '--checkpoint=fast']),
    /** From here on a commit is acknowledged that is nowhere else. */
    async stopReceiving() {
      waitsFor('');
      await end(receiver);
    },
    async lose() {
      await Promise.all([end(server), end(receiver)]);
      rmSync(data, { recursive: true });
    },
    async restore() {
      layBack(room, { backup, data, log });
      server = await begin();
      while (psql('SELECT pg_is_in_recovery()') === 't') await pause(100);
    },
    async stop() {
      await Promise.all([end(server), end(receiver)]);
      rmSync(room.folder, { recursive: true, force: true });
    },
  };
}
