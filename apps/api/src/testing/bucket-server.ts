import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const NAMES = ['valkey-server', 'redis-server'];

/** The program of a Valkey or Redis server on this machine; null where there is none. */
export const BUCKET_SERVER: string | null =
  NAMES.flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))).find(
    isProgram,
  ) ?? null;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A server with nothing in it, which keeps nothing on disk. */
export interface RunningBucketServer {
  readonly url: string;
  /** Makes it stand still, and go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

/** Starts one on a free port, or on the one that is named, and waits until it takes connections. */
export async function startBucketServer(port?: number): Promise<RunningBucketServer> {
  if (BUCKET_SERVER === null) throw new Error('there is no Valkey or Redis server on this machine');
  const at = port ?? (await freePort());
  const server = spawn(
    BUCKET_SERVER,
    ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--daemonize', 'no'],
    {
      stdio: 'pipe',
    },
  );
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  let said = '';
  server.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for (let waited = 0; !/ready to accept connections/i.test(said); waited += 1) {
    if (waited > 400 || server.exitCode !== null) throw new Error(`the server did not start: ${said}`);
    await pause(25);
  }
  return {
    url: `redis://127.0.0.1:${at}`,
    signal: (name) => void server.kill(name),
    stop: async () => {
      server.kill('SIGKILL');
      await gone;
    },
  };
}

async function freePort(): Promise<number> {
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
  const { port } = taken.address() as AddressInfo;
  await new Promise((done) => taken.close(done));
  return port;
}
