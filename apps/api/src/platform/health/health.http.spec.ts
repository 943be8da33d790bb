import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProbe, type ProbeApp } from '../../testing/probe-app.js';
import { READINESS_CHECKS, type ReadinessCheck } from './readiness.js';
import { VERSION } from './version.js';

let probe: ProbeApp;
const checks: ReadinessCheck[] = [];
beforeAll(async () => {
  probe = await startProbe({ overrides: [{ provide: READINESS_CHECKS, useValue: checks }] });
});
afterAll(() => probe.close());

describe('GET /health', () => {
  it('says that the process lives, which version it is and what stands behind it', async () => {
    const before = Math.floor(process.uptime());
    const response = await fetch(`${probe.url}/health`);
    const told = (await response.json()) as { uptime_seconds: number };
    expect(response.status).toBe(200);
    expect(told).toEqual({
      status: 'ok',
      version: VERSION,
      uptime_seconds: expect.any(Number),
      database: 'embedded',
      model: 'builtin',
    });
    expect(Number.isInteger(told.uptime_seconds)).toBe(true);
    expect([before, before + 1, before + 2]).toContain(told.uptime_seconds);
    expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('GET /ready', () => {
  it('is 200 as long as every check passes', async () => {
    checks.splice(0, checks.length, { name: 'database', check: () => Promise.resolve(true) });
    const response = await fetch(`${probe.url}/ready`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }]);
  });

  it.each([
    ['says no', () => Promise.resolve(false)],
    ['throws', () => Promise.reject(new Error('gone'))],
    ['never answers', () => new Promise<boolean>(() => undefined)],
  ])('is 503 and names the check that %s', async (_, check) => {
    checks.splice(0, checks.length, { name: 'clock', check: () => Promise.resolve(true) }, { name: 'database', check });
    const response = await fetch(`${probe.url}/ready`);
    expect([response.status, await response.json()]).toEqual([
      503,
      { detail: 'not ready: not working: database', code: 'not_ready' },
    ]);
    checks.splice(0);
  });
});

describe('GET /metrics', () => {
  it('counts by route template, never by address or key', async () => {
    await (
      await fetch(`${probe.url}/v1/plain/some-name-of-someone`, {
        headers: { 'x-svc-key': 'svc_NotAKeyOfAnyone123456' },
      })
    ).text();
    await (await fetch(`${probe.url}/no/such/address`)).text();
    const text = await (await fetch(`${probe.url}/metrics`)).text();
    expect(text).toContain(
      'svc_http_request_duration_seconds_count{method="GET",route="/v1/plain/:name",status="200"} 1',
    );
    expect(text).toContain('route="unmatched",status="404"');
    expect(text).not.toMatch(/some-name|svc_NotAKey|no\/such/);
  });
});
