import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startProbe, type ProbeApp } from '../../testing/probe-app.js';
import { isFromThisMachine } from './is-from-this-machine.js';
import { MetricsServer } from './metrics-server.js';

let probe: ProbeApp;
afterEach(() => probe.close());

describe('metrics without a port of their own', () => {
  it('are shown to this machine', async () => {
    probe = await startProbe();
    const response = await fetch(`${probe.url}/metrics`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.text()).toContain('svc_http_requests_in_flight');
    expect(probe.app.get(MetricsServer).port).toBeNull();
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'are not shown to whoever comes through a proxy on it that sends %s',
    async (header) => {
      probe = await startProbe();
      const response = await fetch(`${probe.url}/metrics`, { headers: { [header]: '203.0.113.9' } });
      expect([response.status, await response.json()]).toEqual([
        403,
        { detail: expect.stringContaining('SVC_METRICS_PORT'), code: 'this_machine_only' },
      ]);
    },
  );
});

describe('metrics on a port of their own', () => {
  it('are there, alone, and no longer beside the operations', async () => {
    probe = await startProbe({ env: { SVC_METRICS_PORT: '0' } });
    const own = `http://127.0.0.1:${probe.app.get(MetricsServer).port}`;
    const response = await fetch(`${own}/metrics`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(await response.text()).toContain('svc_http_requests_in_flight');
    expect((await fetch(`${own}/health`)).status).toBe(404);
    expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${probe.url}/metrics`)).status).toBe(404);
  });

  it('stop the start where their port is taken, and are gone with the service', async () => {
    probe = await startProbe({ env: { SVC_METRICS_PORT: '0' } });
    const port = probe.app.get(MetricsServer).port;
    await expect(startProbe({ env: { SVC_METRICS_PORT: String(port) } })).rejects.toThrow(/EADDRINUSE/);
    await probe.close();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
    probe = await startProbe();
  });
});

describe('a request is from this machine', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.8.9.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.7', false],
    ['::ffff:10.0.0.7', false],
    ['127.0.0.1.example', false],
    [undefined, false],
  ])('from %s: %s', (remoteAddress, isOurs) => {
    expect(isFromThisMachine({ headers: {}, socket: { remoteAddress } })).toBe(isOurs);
  });

  it('and not from an address of its own that others reach', () => {
    const outer = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal }) => !internal);
    for (const { address } of outer)
      expect(isFromThisMachine({ headers: {}, socket: { remoteAddress: address } })).toBe(false);
  });
});
