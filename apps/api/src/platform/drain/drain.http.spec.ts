import { Agent, request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { startProbe } from '../../testing/probe-app.js';
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

const get = (url: string, agent: Agent): Promise<{ status: number; connection: string | undefined; body: string }> => new Promise((resolve, reject) => {
  request(url, { agent }, (response) => {
    let body = '';
    response.on('data', (chunk: Buffer) => (body += chunk.toString())).on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }));
  }).on('error', reject).end();
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
    const startedAt = Date.now();
    host.signal('SIGTERM');
    const ready = await get(`${probe.url}/ready`, agent);
    expect([ready.status, JSON.parse(ready.body)]).toEqual([503, { detail: 'not ready: the service is shutting down' }]);
    for (const { status, connection } of await Promise.all(underWay)) expect([status, connection]).toEqual([200, 'close']);
    await until(() => host.exits.length > 0);
    expect(host.exits).toEqual([0]);
    expect(Date.now() - startedAt).toBeLessThan(7_000); // open requests are cut after 8 s
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
