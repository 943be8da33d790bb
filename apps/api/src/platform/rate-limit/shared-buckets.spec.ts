import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { perMinute } from '@svc/node-runtime';
import { setTimeout as pause } from 'node:timers/promises';
import { KeyIssueLimit } from '../../keys/key-issue-limit.js';
import { BUCKET_SERVER, startBucketServer, type RunningBucketServer } from '../../testing/bucket-server.js';
import { startProbe, type ProbeApp } from '../../testing/probe-app.js';
import { systemClock } from '../clock/clock.js';
import { loadConfig } from '../config/config.js';
import { makeLogger } from '../logging/logger.js';
import type { BucketMaker } from './buckets.js';
import { openBuckets } from './open-buckets.js';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

let log = '';
/** Patient, since a machine that runs specs is slow at times; with none named, as the service is. */
async function open(limitsUrl: string, patienceMillis: number | undefined = 10_000): Promise<BucketMaker> {
  log = '';
  const logger = makeLogger({ logLevel: 'info' }, { write: (line: string) => void (log += line) });
  const buckets = await openBuckets({ limitsUrl }, logger, patienceMillis);
  ends.push(() => buckets.onApplicationShutdown?.());
  return buckets;
}

async function startServer(port?: number): Promise<RunningBucketServer> {
  const server = await startBucketServer(port);
  ends.push(() => server.stop());
  return server;
}

/** How many of so many calls at once one lane lets through. */
async function allowed(buckets: BucketMaker, calls: number, capacity: number, lane = '192.0.2.1'): Promise<number> {
  const limit = buckets.make('address', perMinute(capacity));
  const takings = await Promise.all(Array.from({ length: calls }, async () => limit.take(lane, Date.now())));
  return takings.filter((taking) => taking.allowed).length;
}

const warnings = (): number => log.split('each instance counts its own').length - 1;

// The program is one of Debian's packages; where it is missing, what needs it is counted as skipped.
(BUCKET_SERVER === null ? describe.skip : describe)('buckets that all instances fill', () => {
  it('hold for both of two instances together, however many calls come at once', async () => {
    const { url } = await startServer();
    const [one, other] = [await open(url), await open(url)];
    const through = await Promise.all([allowed(one, 200, 60), allowed(other, 200, 60)]);
    // At one a second, a slow machine refills a few meanwhile.
    expect(through[0] + through[1]).toBeGreaterThanOrEqual(60);
    expect(through[0] + through[1]).toBeLessThan(70);
    expect([one.isShared(), other.isShared(), warnings()]).toEqual([true, true, 0]);
  });

  it('are apart by limit and by caller', async () => {
    const buckets = await open((await startServer()).url);
    expect(await allowed(buckets, 3, 2)).toBe(2);
    expect(await allowed(buckets, 3, 2, '192.0.2.2')).toBe(2);
    const keys = buckets.make('key', perMinute(2));
    expect(await keys.take('192.0.2.1', 0)).toEqual({ allowed: true, remaining: 1, waitSeconds: 30 });
  });

  it('tell what is left and how long to wait, refill evenly, and cost nothing where they refuse', async () => {
    const limit = (await open((await startServer()).url)).make('address', { capacity: 10, windowMillis: 2_000 });
    expect(await limit.take('a', 0, 10)).toEqual({ allowed: true, remaining: 0, waitSeconds: 1 });
    expect(await limit.take('a', 0, 5)).toMatchObject({ allowed: false, waitSeconds: 1 });
    await pause(1_050);
    expect(await limit.take('a', 0, 5)).toMatchObject({ allowed: true });
    expect(await limit.take('a', 0, 9)).toMatchObject({ allowed: false });
  });

  it('count the largest limit to the last call', async () => {
    const limit = (await open((await startServer()).url)).make('key-issue', { capacity: 1e9, windowMillis: 3_600_000 });
    await limit.take('a', 0, 999_999_990);
    const { remaining } = await limit.take('a', 0, 3);
    expect(remaining).toBeGreaterThanOrEqual(7);
    expect((await limit.take('a', 0, 1e9)).allowed).toBe(false);
  });

  it('stand behind the limits of calls and of keys that are asked for', async () => {
    const { url } = await startServer();
    const start = async (): Promise<ProbeApp> => {
      const probe = await startProbe({ env: { SVC_LIMITS_URL: url, SVC_RATE_KEYLESS_PER_MINUTE: '3' } });
      ends.push(() => probe.close());
      return probe;
    };
    const probes = [await start(), await start()];
    const seen: number[] = [];
    for (const at of [0, 1, 0, 1, 0]) seen.push((await fetch(`${probes[at]?.url}/v1/plain/x`)).status);
    expect(seen).toEqual([200, 200, 200, 429, 429]);
    const config = loadConfig({ SVC_RATE_KEY_ISSUE_PER_HOUR: '2' });
    const of = async (): Promise<KeyIssueLimit> =>
      new KeyIssueLimit(config, systemClock, { laneOf: () => '192.0.2.1' }, await open(url));
    const limits = [await of(), await of()];
    const request = {} as Parameters<KeyIssueLimit['count']>[0];
    for (const limit of limits) await limit.count(request);
    await expect(limits[0]?.count(request)).rejects.toMatchObject({ status: 429 });
  });

  it('are counted by each instance while the server is away, and together again when it is back', async () => {
    const server = await startServer();
    const buckets = await open(server.url);
    expect(await allowed(buckets, 3, 2)).toBe(2);
    await server.stop();
    expect([await allowed(buckets, 3, 2, 'away'), await allowed(buckets, 3, 2, 'gone')]).toEqual([2, 2]);
    expect([buckets.isShared(), warnings()]).toEqual([false, 1]);
    await startServer(Number(new URL(server.url).port));
    const limit = buckets.make('address', perMinute(2));
    for (let tries = 0; !buckets.isShared() && tries < 100; tries += 1) {
      await pause(100);
      await limit.take('back', 0);
    }
    expect([buckets.isShared(), log.includes('counted together again')]).toEqual([true, true]);
  });

  it('are counted by each instance while the server stands still, and only the first call waits for it', async () => {
    const server = await startServer();
    const buckets = await open(server.url, 200);
    server.signal('SIGSTOP');
    const startedAt = performance.now();
    expect(await allowed(buckets, 3, 2)).toBe(2);
    const first = performance.now() - startedAt;
    expect(await allowed(buckets, 3, 2, 'other')).toBe(2);
    // The first calls wait 200 ms; those of the next second do not wait at all.
    expect([first >= 190, performance.now() - startedAt - first < first, warnings()]).toEqual([true, true, 1]);
    server.signal('SIGCONT');
  });
});

describe('a store of buckets that never answers', () => {
  it('holds up neither the start nor a call for long, and this instance counts for itself', async () => {
    const sockets: Socket[] = [];
    const silent: Server = createServer((socket) => sockets.push(socket));
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    ends.push(() => new Promise((done) => silent.close(done)));
    ends.push(() => sockets.forEach((socket) => socket.destroy()));
    const startedAt = performance.now();
    const buckets = await open(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`, 200);
    expect(await allowed(buckets, 3, 2)).toBe(2);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    expect([buckets.isShared(), warnings()]).toEqual([false, 1]);
  });

  it('may also not be there at all', async () => {
    const buckets = await open('redis://127.0.0.1:1');
    expect([await allowed(buckets, 3, 2), buckets.isShared(), warnings()]).toEqual([2, false, 1]);
  });
});
