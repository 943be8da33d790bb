import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeFlakyProxy, targetOf, through, type FlakyProxy } from '../../testing/flaky-proxy.js';
import { freshDatabase, type FreshDatabase } from '../../testing/fresh-database.js';
import { DATABASE_LIMITS } from './connection.js';
import { Database, type DatabaseSource } from './database.js';
import { readMigrations } from './migrations.js';
import { openDatabase } from './open-database.js';

const said: string[] = [];
const log = {
  info: (line: string) => void said.push(line),
  warn: (line: string) => void said.push(line),
  error: (line: string) => void said.push(line),
};

let fresh: FreshDatabase;
let source: DatabaseSource;
let proxy: FlakyProxy;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  source = await openDatabase(fresh.env.DATABASE_URL ?? null, fresh.env.SVC_DATA_DIR);
});
afterAll(async () => {
  await source.close?.();
  await fresh.remove();
});
beforeEach(async () => {
  said.length = 0;
  proxy = await makeFlakyProxy(targetOf(source.pool));
  const pool = { ...through(source.pool, proxy.port), max: 2, connectionTimeoutMillis: 2_000, query_timeout: 2_000 };
  database = new Database({ kind: source.kind, limits: DATABASE_LIMITS, pool }, readMigrations(), log);
});
afterEach(async () => {
  await database.onApplicationShutdown();
  await proxy.shut();
});

const count = () => database.client.accessKey.count();

async function readyWithin(limitMillis: number): Promise<boolean> {
  const deadline = performance.now() + limitMillis;
  while (performance.now() < deadline) {
    if (
      await database.check().then(
        () => true,
        () => false,
      )
    )
      return true;
    await sleep(50);
  }
  return false;
}

describe('a database that is down at the start', () => {
  it('leaves the process alive and not ready, and is used without a restart once it is there', async () => {
    let joined = 0;
    await database.start();
    await database.whenReady(async () => void (joined += 1));
    await expect(database.check()).rejects.toMatchObject({ status: 503 });
    expect(() => database.client).toThrow(expect.objectContaining({ status: 503, headers: { 'Retry-After': '5' } }));
    expect(joined).toBe(0);
    await proxy.open();
    expect(await readyWithin(40_000)).toBe(true);
    expect(joined).toBe(1);
    expect(await count()).toBe(0);
    expect(said.join('\n')).toMatch(/not available yet[\s\S]*is available/);
  });

  it('is waited for also where it takes the connection and says nothing', async () => {
    const silent = createServer((socket) => void socket.resume());
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    const pool = { host: '127.0.0.1', port, user: 'nobody', connectionTimeoutMillis: 300 };
    const waiting = new Database({ kind: 'postgresql', limits: DATABASE_LIMITS, pool }, readMigrations(), log);
    await waiting.start();
    expect(said).toEqual([expect.stringContaining('not available yet')]);
    await waiting.onApplicationShutdown();
    silent.close();
  });

  it('does not hold up the shutdown', async () => {
    await database.start();
    const begun = performance.now();
    await database.onApplicationShutdown();
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

describe('a database that goes away later', () => {
  it('is a 503 in time, and is used again when it is back', async () => {
    await proxy.open();
    await database.start();
    expect(await count()).toBe(0);
    await proxy.shut();
    const begun = performance.now();
    const failed = await Promise.allSettled([count(), count(), database.client.$queryRaw`SELECT 1`, database.check()]);
    for (const one of failed) expect(one).toMatchObject({ status: 'rejected', reason: { status: 503 } });
    expect(performance.now() - begun).toBeLessThan(15_000);
    await proxy.open();
    expect(await readyWithin(40_000)).toBe(true);
  });

  it('is a 503 in time when it hangs instead, and the pool recovers', async () => {
    await proxy.open();
    await database.start();
    await Promise.all([count(), count()]);
    proxy.freeze();
    const begun = performance.now();
    const failed = await Promise.allSettled(Array.from({ length: 4 }, count));
    for (const one of failed) expect(one).toMatchObject({ status: 'rejected', reason: { status: 503 } });
    expect(performance.now() - begun).toBeLessThan(15_000);
    await proxy.open();
    expect(await readyWithin(40_000)).toBe(true);
  });

  it('may break a connection that nobody uses without harm', async () => {
    await proxy.open();
    await database.start();
    await count();
    await proxy.shut();
    await sleep(50);
    await proxy.open();
    expect(await readyWithin(40_000)).toBe(true);
    expect(said.join('\n')).toContain('connection was lost');
  });
});
