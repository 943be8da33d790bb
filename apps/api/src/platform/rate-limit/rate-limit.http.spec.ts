import { afterEach, describe, expect, it } from '@jest/globals';
import { GT_KEY, startProbe, SVC_KEY, type ProbeApp, type ProbeOptions } from '../../testing/probe-app.js';
import { ACCESS_KEYS } from '../access/access-keys.js';

let probe: ProbeApp;
afterEach(() => probe.close());

const SMALL = { SVC_RATE_KEYLESS_PER_MINUTE: '3', SVC_RATE_KEYED_PER_MINUTE: '6' };
const start = async (options: ProbeOptions = {}): Promise<void> => {
  probe = await startProbe({ env: SMALL, ...options });
};
const call = (headers: Record<string, string> = {}, path = '/v1/plain/x'): Promise<Response> =>
  fetch(probe.url + path, { headers });
const statuses = async (
  count: number,
  headers: (index: number) => Record<string, string> = () => ({}),
  path?: string,
): Promise<number[]> => {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await call(headers(index), path)).status);
  return seen;
};

describe('the limit of an address', () => {
  it('is 60 a minute where nothing else is configured, with the standard headers on each response', async () => {
    await start({ env: { SVC_RATE_KEYLESS_PER_MINUTE: '' } });
    const first = await call();
    expect([first.headers.get('ratelimit-policy'), first.headers.get('ratelimit')]).toEqual([
      '"default";q=60;w=60',
      '"default";r=59;t=1',
    ]);
    expect(await statuses(60)).toEqual([...Array.from({ length: 59 }, () => 200), 429]);
  });

  it('refuses one second before Retry-After and lets pass after it', async () => {
    await start();
    expect(await statuses(3)).toEqual([200, 200, 200]);
    const refused = await call();
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '20',
      { detail: 'too many requests; try again in 20 s', code: 'rate_exceeded' },
    ]);
    expect(refused.headers.get('ratelimit')).toBe('"default";r=0;t=20');
    probe.advance(19_000);
    expect((await call()).status).toBe(429);
    probe.advance(1_000);
    expect(await statuses(2)).toEqual([200, 429]);
  });

  it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP', 'X-Client-IP'])(
    'is not escaped by forging %s',
    async (name) => {
      await start();
      expect(
        await statuses(4, (index) => ({
          [name]: name === 'Forwarded' ? `for=198.51.100.${index}` : `198.51.100.${index}`,
        })),
      ).toEqual([200, 200, 200, 429]);
    },
  );

  it('follows X-Forwarded-For from a trusted proxy', async () => {
    await start({ env: { ...SMALL, SVC_TRUSTED_PROXIES: '127.0.0.0/8' } });
    expect(await statuses(4, (index) => ({ 'X-Forwarded-For': `198.51.100.${index}` }))).toEqual([200, 200, 200, 200]);
    expect(await statuses(4, (index) => ({ 'X-Forwarded-For': `10.0.0.${index}, 203.0.113.1` }))).toEqual([
      200, 200, 200, 429,
    ]);
  });

  it('counts only /v1/*, addresses without an operation included', async () => {
    await start();
    expect(await statuses(5, undefined, '/health')).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(4, undefined, '/v1/nothing')).toEqual([404, 404, 404, 429]);
  });

  it('is checked before a body is read', async () => {
    await start();
    await statuses(3);
    const refused = await fetch(`${probe.url}/v1/policy/probe`, {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(refused.status).toBe(429);
  });
});

describe('the limit of a key', () => {
  it.each([
    ['X-SVC-Key', SVC_KEY],
    ['X-API-Key', SVC_KEY],
    ['Authorization', `Bearer ${SVC_KEY}`],
    ['X-SVC-Key', GT_KEY],
  ])('counts a known key in %s on its own', async (name, value) => {
    await start();
    const first = await call({ [name]: value });
    expect([first.headers.get('ratelimit-policy'), first.headers.get('ratelimit')]).toEqual([
      '"key";q=6;w=60',
      '"key";r=5;t=10',
    ]);
    expect(await statuses(6, () => ({ [name]: value }))).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await call()).status).toBe(200);
  });

  it('is the number that the operator gives this key, and for others the common one', async () => {
    await start({ env: { ...SMALL, SVC_KEY_RATES: 'one=9' } });
    const first = await call({ 'X-SVC-Key': SVC_KEY });
    expect(first.headers.get('ratelimit-policy')).toBe('"key";q=9;w=60');
    expect(await statuses(9, () => ({ 'X-SVC-Key': SVC_KEY }))).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
    expect((await call({ 'X-SVC-Key': GT_KEY })).headers.get('ratelimit-policy')).toBe('"key";q=6;w=60');
  });

  it('is not opened by an unknown key: it counts by address', async () => {
    await start();
    expect(await statuses(4, (index) => ({ 'X-SVC-Key': `svc_Unknown${index}Unknown${index}` }))).toEqual([
      200, 200, 200, 429,
    ]);
  });

  it('is not opened by a key in the body', async () => {
    await start();
    const body = JSON.stringify({ access_key: SVC_KEY, api_key: SVC_KEY });
    const seen: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      seen.push(
        (
          await fetch(`${probe.url}/v1/policy/probe`, {
            method: 'POST',
            body,
            headers: { 'content-type': 'application/json' },
          })
        ).status,
      );
    }
    expect(seen).toEqual([200, 200, 200, 429]);
  });

  it(
    'looks unknown keys up one after the other once an address has guessed too often, and locks out no key, ' +
      'seen before or not',
    async () => {
      let atOnce = 0;
      let most = 0;
      const find = async (key: string): Promise<{ id: string; kind: 'svc' } | null> => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((resolve) => setTimeout(resolve, 5));
        atOnce -= 1;
        return key === SVC_KEY ? { id: 'one', kind: 'svc' } : null;
      };
      await start({ overrides: [{ provide: ACCESS_KEYS, useValue: { find } }] });
      await statuses(5, (index) => ({ 'X-SVC-Key': `svc_First00000000000${index}` }));
      most = 0;
      const guesses = Array.from({ length: 30 }, (_, index) => call({ 'X-SVC-Key': `svc_Guess0000000000${index}` }));
      const good = call({ 'X-SVC-Key': SVC_KEY });
      expect((await good).status).toBe(200);
      expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(30).fill(429));
      expect(most).toBeLessThanOrEqual(2);
    },
  );

  it('falls back to the address when keys cannot be looked up; open calls go on', async () => {
    await start({
      overrides: [{ provide: ACCESS_KEYS, useValue: { find: () => Promise.reject(new Error('database gone')) } }],
    });
    expect(await statuses(3, () => ({ 'X-SVC-Key': SVC_KEY }))).toEqual([200, 200, 200]);
    probe.advance(60_000);
    const keyed = await fetch(`${probe.url}/v1/policy/keyed`, { method: 'POST', headers: { 'X-SVC-Key': SVC_KEY } });
    expect([keyed.status, await keyed.json()]).toEqual([
      503,
      { detail: 'keys cannot be looked up at the moment', code: 'database_unavailable' },
    ]);
  });

  it(
    'counts a key that was known lately by itself when it cannot be looked up; another one is told that it ' +
      'cannot be',
    async () => {
      let isAway = false;
      const find = (): Promise<unknown> =>
        isAway ? Promise.reject(new Error('database gone')) : Promise.resolve({ id: 'one', kind: 'svc' });
      await start({ overrides: [{ provide: ACCESS_KEYS, useValue: { find } }] });
      const known = () => ({ 'X-SVC-Key': SVC_KEY });
      expect(await statuses(1, known)).toEqual([200]);
      isAway = true;
      expect(await statuses(4)).toEqual([200, 200, 200, 429]);
      expect(await statuses(6, known)).toEqual([200, 200, 200, 200, 200, 429]);
      const never = await call({ 'X-SVC-Key': 'svc_NeverSeenNeverSeen01' });
      expect([never.status, never.headers.get('retry-after'), await never.json()]).toEqual([
        503,
        '5',
        { detail: 'keys cannot be looked up at the moment', code: 'database_unavailable' },
      ]);
    },
  );
});
