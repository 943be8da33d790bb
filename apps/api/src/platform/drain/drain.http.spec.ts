import { Agent, request, type Server } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { once } from 'node:events';
import { startProbe, type ProbeApp } from '../../testing/probe-app.js';
import { startThreadCallers } from '../../testing/thread-callers.js';
import { LOGGER } from '../logging/logger.js';
import { Drain } from './drain.js';
import { shutDownOnSignal, type SignalledProcess } from './shut-down-on-signal.js';

/** A process that can be signalled without ending the test. */
class FakeProcess implements SignalledProcess {
  readonly exits: number[] = [];
  private readonly listeners = new Map<string, () => void>();

  on(signal: string, listener: () => void): void {
    this.listeners.set(signal, listener);
  }

  exit(code: number): void {
    this.exits.push(code);
  }

  signal(name: string): void {
    this.listeners.get(name)?.();
  }
}

const get = (url: string, agent: Agent): Promise<{ status: number; connection: string | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      let body = '';
      response
        .on('data', (chunk: Buffer) => (body += chunk.toString()))
        .on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }));
    })
      .on('error', reject)
      .end();
  });
const until = async (holds: () => boolean): Promise<void> => {
  for (let count = 0; count < 1_500 && !holds(); count += 1) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('the first signal', () => {
  it('turns /ready off, lets what is under way finish, closes kept connections, and leaves with 0', async () => {
    const probe = await startProbe();
    const host = new FakeProcess();
    const agent = new Agent({ keepAlive: true });
    shutDownOnSignal(probe.app, probe.app.get(LOGGER), 100, host);
    expect((await get(`${probe.url}/health`, agent)).connection).toBe('keep-alive');
    const underWay = [1, 2, 3].map(() => get(`${probe.url}/v1/slow`, agent));
    await until(() => probe.app.get(Drain).inFlight === underWay.length);
    host.signal('SIGTERM');
    const ready = await get(`${probe.url}/ready`, agent);
    expect([ready.status, JSON.parse(ready.body)]).toEqual([
      503,
      { detail: 'not ready: the service is shutting down', code: 'not_ready' },
    ]);
    for (const { status, connection } of await Promise.all(underWay))
      expect([status, connection]).toEqual([200, 'close']);
    await until(() => host.exits.length > 0);
    expect(host.exits).toEqual([0]);
    await expect(get(`${probe.url}/health`, agent)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('loses no accepted request of callers that keep calling over kept connections', async () => {
    const probe = await startProbe();
    const host = new FakeProcess();
    shutDownOnSignal(probe.app, probe.app.get(LOGGER), 200, host);
    const lost: string[] = [];
    let answered = 0;
    const caller = async (agent: Agent): Promise<void> => {
      for (;;) {
        try {
          await get(`${probe.url}/v1/plain/x`, agent);
          answered += 1;
        } catch (fault) {
          if (!/ECONNREFUSED/.test(String(fault))) lost.push(String(fault));
          return;
        }
      }
    };
    const callers = Array.from({ length: 8 }, () => caller(new Agent({ keepAlive: true, maxSockets: 1 })));
    await until(() => answered > 20);
    host.signal('SIGINT');
    await Promise.all(callers);
    await until(() => host.exits.length > 0);
    expect([lost, host.exits]).toEqual([[], [0]]);
  });
});

describe('a process that is busy when the signal comes', () => {
  const CALLERS = 6;
  const busy = async (): Promise<{ probe: ProbeApp; host: FakeProcess; graceMillis: number }> => {
    const [probe, host, graceMillis] = [await startProbe(), new FakeProcess(), 50];
    shutDownOnSignal(probe.app, probe.app.get(LOGGER), graceMillis, host);
    return { probe, host, graceMillis };
  };

  it('answers whoever the system has connected meanwhile', async () => {
    const { probe, host, graceMillis } = await busy();
    const callers = await startThreadCallers(probe.url, CALLERS);
    host.signal('SIGTERM');
    callers.sendWhileBlocked(2 * graceMillis);
    const answers = await callers.answers();
    await callers.stop();
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*\{"ok":true\}$/);
    await until(() => host.exits.length > 0);
    expect([answers.length, host.exits]).toEqual([CALLERS, [0]]);
  });

  it('reads what has arrived over kept connections before it closes them as idle', async () => {
    const { probe, host, graceMillis } = await busy();
    const callers = await startThreadCallers(probe.url, CALLERS);
    callers.sendWhileBlocked(0);
    const drain = probe.app.get(Drain);
    await until(() => probe.log().split('"request"').length - 1 === CALLERS && drain.inFlight === 0);
    host.signal('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 4 * graceMillis));
    // Busy after the reading of a turn, so that timers come first in the next one.
    await new Promise((resolve) => setImmediate(resolve));
    callers.sendWhileBlocked(1_000);
    const answers = await callers.answers();
    await callers.stop();
    for (const answer of answers) expect(answer.match(/HTTP\/1\.1 200 OK|ECONNRESET/g)).toHaveLength(2);
    expect(answers.join()).not.toContain('ECONNRESET');
    await until(() => host.exits.length > 0);
    expect(host.exits).toEqual([0]);
  });
});

describe('draining', () => {
  const NEVER = 600_000;

  it('does not wait for a connection over which nothing was ever sent', async () => {
    const probe = await startProbe();
    const [drain, server] = [probe.app.get(Drain), probe.app.getHttpServer() as Server];
    drain.watch(server);
    const silent = connect(Number(new URL(probe.url).port), '127.0.0.1');
    await once(silent, 'connect');
    await get(`${probe.url}/health`, new Agent());
    const closed = once(silent, 'close');
    await Promise.all([drain.finish(server, { graceMillis: 0, deadlineMillis: NEVER }), closed]);
    await probe.close();
  });

  it('answers with 503 what is still open at the deadline, and no second time', async () => {
    const probe = await startProbe();
    const [drain, server] = [probe.app.get(Drain), probe.app.getHttpServer() as Server];
    const slow = get(`${probe.url}/v1/slow`, new Agent());
    await until(() => drain.inFlight === 1);
    await drain.finish(server, { graceMillis: 0, deadlineMillis: 50 });
    expect(await slow).toEqual({
      status: 503,
      connection: 'close',
      body: '{"detail":"the service is shutting down","code":"shutting_down"}',
    });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(probe.log()).not.toContain('request failed');
    await probe.close();
  });
});

describe('the second signal', () => {
  it('leaves at once', async () => {
    const probe = await startProbe();
    const host = new FakeProcess();
    shutDownOnSignal(probe.app, probe.app.get(LOGGER), 300, host);
    host.signal('SIGTERM');
    expect(host.exits).toEqual([]);
    host.signal('SIGINT');
    expect(host.exits).toEqual([1]);
    await until(() => host.exits.length > 1);
  });
});
