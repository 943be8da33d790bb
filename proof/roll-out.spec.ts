import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startBalancer, type Backend, type Balancer, type Cut } from './roll-out/balancer.js';
import { faultsOfSettled } from './roll-out/books.js';
import { excuseOf, faultsOfLimit, type Limited } from './roll-out/judge.js';
import { Line, type Failure } from './roll-out/line.js';

const killed: Backend = { url: 'http://127.0.0.1:1', toldToEndAt: 1_000 };
const cut: Cut = { port: 7, at: 1_001, backend: killed };
const broken: Failure = { route: 'POST /v1/x', sentAt: 990, endedAt: 1_002, port: 7, status: null, text: 'ECONNRESET' };
const refused: Failure = { ...broken, status: 503, text: 'the database is not available' };
const away = [{ from: 900, to: 1_000 }];

describe('a call that failed', () => {
  it.each<[string | null, string, Failure, Cut[], typeof away]>([
    ['cut', 'its instance had been told to end', broken, [cut], []],
    [null, 'another connection was cut', broken, [{ ...cut, port: 8 }], []],
    [null, 'its instance cut it before it was told to end', broken, [{ ...cut, at: 999 }], []],
    [null, 'its instance was never told to end', broken, [{ ...cut, backend: { ...killed, toldToEndAt: null } }], []],
    [null, 'nothing took it', broken, [{ ...cut, backend: null }], []],
    [null, 'it was cut long before', { ...broken, sentAt: 9_000, endedAt: 9_001 }, [cut], []],
    ['databaseAway', 'the database was away when it was sent', refused, [], away],
    [null, 'the database was there again', { ...refused, sentAt: 1_001 }, [], away],
    [null, 'it is a fault of the service', { ...refused, status: 500 }, [], away],
    ['busy', 'the refusal came late', { ...refused, endedAt: 3_890 }, [], []],
    [null, 'the refusal came at once', refused, [], []],
  ])('is excused as %s where %s', (excuse, _, failure, cuts, spans) =>
    expect(excuseOf(failure, cuts, spans)).toBe(excuse),
  );
});

describe('a settlement that is asked for again', () => {
  const settled = { quoteId: 'a quote', idempotencyKey: 'k', answer: '{"price":1}' };
  it('stands where it is answered as before, or was made by a version that does not know whose it is', () => {
    expect(faultsOfSettled(settled, { status: 200, text: '{"price":1}' })).toEqual([]);
    expect(faultsOfSettled(settled, { status: 409, text: '{"code":"quote_settled"}' })).toEqual([]);
  });

  it('is found at fault where it is made again, or gone', () => {
    expect(faultsOfSettled(settled, { status: 200, text: '{"price":1,"later":true}' })).toHaveLength(1);
    expect(faultsOfSettled(settled, { status: 409, text: '{"code":"quote_expired"}' })).toHaveLength(1);
  });
});

describe('a limit that two instances share', () => {
  const held: Limited = { allowed: 92, refused: 100, seconds: 30, countedAlone: 0 };
  it.each<[number, Limited]>([
    [0, held],
    [1, { ...held, allowed: 150 }],
    [0, { ...held, allowed: 150, countedAlone: 1 }],
    [1, { ...held, refused: 0 }],
  ])('comes to %d faults: %j', (faults, limited) => expect(faultsOfLimit(limited)).toHaveLength(faults));
});

describe('the balancer', () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  interface Stub extends Backend {
    toldToEndAt: number | null;
    isReady: boolean;
    readonly server: Server;
  }

  async function startStub(name: string): Promise<Stub> {
    const server = createServer((request, response) => {
      if (request.url === '/ready') response.statusCode = stub.isReady ? 200 : 503;
      if (request.url === '/hang') return;
      response.end(`{"name":"${name}"}`);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    ends.push(() => {
      server.close();
      server.closeAllConnections();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const stub: Stub = { url, toldToEndAt: null, isReady: true, server };
    return stub;
  }

  async function begin(...stubs: Stub[]): Promise<{ balancer: Balancer; line: Line; failures: Failure[] }> {
    const balancer = await startBalancer(() => stubs);
    ends.push(() => balancer.close());
    const failures: Failure[] = [];
    return { balancer, failures, line: new Line('spec', balancer.port, failures, false) };
  }

  const namesOf = async (line: Line, calls: number): Promise<Set<unknown>> => {
    const names = new Set<unknown>();
    for (let call = 0; call < calls; call += 1) names.add((await line.ask({ path: '/' })).body['name']);
    return names;
  };

  it('sends new connections to all that are ready, and to no other', async () => {
    const [one, other] = [await startStub('one'), await startStub('other')];
    const { line } = await begin(one, other);
    while ((await namesOf(line, 4)).size < 2) await pause(50);
    other.isReady = false;
    while ((await namesOf(line, 4)).size > 1) await pause(50);
    expect(await namesOf(line, 6)).toEqual(new Set(['one']));
  });

  it('goes on with the other where one is gone, and tells whose connections were cut', async () => {
    const [one, other] = [await startStub('one'), await startStub('other')];
    const { balancer, line, failures } = await begin(one, other);
    while ((await namesOf(line, 4)).size < 2) await pause(50);
    const lines = [line, new Line('second', balancer.port, failures, false)];
    const hung = Promise.allSettled(lines.map((each) => each.ask({ path: '/hang' })));
    await pause(500);
    one.toldToEndAt = performance.now();
    one.server.close();
    one.server.closeAllConnections();
    while (failures.length === 0) await pause(20);
    expect(balancer.cuts.map(({ backend }) => backend)).toEqual([one]);
    expect(failures.map((failure) => excuseOf(failure, balancer.cuts, []))).toEqual(['cut']);
    expect(await namesOf(new Line('third', balancer.port, failures, false), 4)).toEqual(new Set(['other']));
    for (const each of lines) each.close();
    await hung;
  });
});
