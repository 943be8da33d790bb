import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';

/** A way to a database that can be shut, opened again and frozen. */
export interface FlakyProxy {
  port: number;
  /** Takes connections again. */
  open(): Promise<void>;
  /** Ends every connection and takes no new one, as a killed server does. */
  shut(): Promise<void>;
  /** Takes connections and passes nothing on, as a stopped process does, until it is opened. */
  freeze(): void;
}

/** Makes a proxy to a database; it is shut at first. */
export async function makeFlakyProxy(target: { host: string; port: number }): Promise<FlakyProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let server: Server | null = null;
  let port = 0;
  const accept = (client: Socket) => {
    const upstream = connect(
      target.host.startsWith('/') ? { path: join(target.host, `.s.PGSQL.${target.port}`) } : target,
    );
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('data', (chunk) => isFrozen || to.write(chunk));
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  };
  const open = async () => {
    isFrozen = false;
    if (server !== null) return;
    const opened = createServer(accept);
    await new Promise<void>((done) => opened.listen(port, '127.0.0.1', done));
    port = (opened.address() as AddressInfo).port;
    server = opened;
  };
  const shut = async () => {
    const closing = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    if (closing !== null) await new Promise((done) => closing.close(done));
  };
  await open();
  await shut();
  return { port, open, shut, freeze: () => void (isFrozen = true) };
}

/** Where a pool's settings lead. */
export function targetOf(pool: PoolConfig): { host: string; port: number } {
  if (pool.connectionString === undefined) return { host: pool.host ?? '127.0.0.1', port: pool.port ?? 5432 };
  const url = new URL(pool.connectionString);
  return { host: url.hostname, port: Number(url.port) };
}

/** The same settings by way of a proxy. */
export function through(pool: PoolConfig, port: number): PoolConfig {
  if (pool.connectionString === undefined) return { ...pool, host: '127.0.0.1', port };
  const url = new URL(pool.connectionString);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { ...pool, connectionString: url.toString() };
}
