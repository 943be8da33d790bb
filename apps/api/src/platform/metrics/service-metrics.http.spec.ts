import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startService, type RunningService } from '../../testing/service.js';
import { DATABASE, type Database } from '../database/database.js';
import { Drain } from '../drain/drain.js';
import { SWEEPS, Sweeper, type Sweep } from '../sweep/sweeper.js';
import { METRICS } from './catalogue.js';

const JSON_ALONE = { 'content-type': 'application/json' };

let service: RunningService;
beforeAll(async () => {
  service = await startService({ env: { ANTHROPIC_API_KEY: 'sk-nobody', SVC_MODEL_BASE_URL: 'http://127.0.0.1:9' } });
}, 120_000);
afterAll(() => service.stop());

const scrape = async (): Promise<string> => (await fetch(`${service.url}/metrics`)).text();

/** The value of one line; null where it is not there. */
async function shown(line: string): Promise<number | null> {
  const found = (await scrape()).split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1).replace('Nan', 'NaN'));
}

describe('the metrics of the service', () => {
  it('are those of the list, with nothing left out and nothing beside it', async () => {
    const text = await scrape();
    const named = [...text.matchAll(/^# TYPE (svc_\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]);
    const listed = Object.entries(METRICS).map(([name, { type }]) => [name, type]);
    expect(named.sort()).toEqual(listed.sort());
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('say that it is ready, until it drains', async () => {
    expect(await shown('svc_ready')).toBe(1);
    const drain = service.app.get(Drain) as unknown as { begun: boolean };
    drain.begun = true;
    expect(await shown('svc_ready')).toBe(0);
    drain.begun = false;
  });

  it('count refusals by their code', async () => {
    const headers = { ...JSON_ALONE, 'x-svc-key': 'svc_NobodyNobodyNobody01' };
    await fetch(`${service.url}/v1/reply`, { method: 'POST', body: '{}', headers });
    await fetch(`${service.url}/no/such/place`);
    await fetch(`${service.url}/v1/negotiate/turn`, { method: 'POST', body: '{}', headers: JSON_ALONE });
    await expect(shown('svc_refusals_total{status="401",code="key_unknown"}')).resolves.toBe(1);
    await expect(shown('svc_refusals_total{status="404",code="not_found"}')).resolves.toBe(1);
    await expect(shown('svc_refusals_total{status="422",code="input_invalid"}')).resolves.toBe(1);
  });

  it('show the pool and the turns of the database', async () => {
    const database = service.app.get<Database>(DATABASE);
    let leave = (): void => undefined;
    const held = new Promise<void>((resolve) => (leave = resolve));
    let holds = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (holds = resolve));
    const first = database.transaction(async () => {
      holds();
      await held;
    }, 'wallet 1');
    await isHeld;
    const second = database.transaction(() => Promise.resolve(), 'wallet 1');
    expect(database.transactions).toEqual({ open: 1, waiting: 1 });
    expect(database.connections.used).toBeGreaterThan(0);
    leave();
    await Promise.all([first, second]);
    expect(await shown('svc_database_transactions{state="open"}')).toBe(0);
    expect(await shown('svc_database_transactions{state="waiting"}')).toBe(0);
    expect(await shown('svc_database_connections{state="idle"}')).not.toBeNull();
  });

  it('tell how sweeps went: what was removed, what is left, and since when one has failed', async () => {
    const sweeper = service.app.get(Sweeper);
    await sweeper.sweep();
    expect(await shown('svc_sweep_age_seconds')).toBeLessThan(30);
    expect(await shown('svc_ledger_faults')).toBe(0);
    const sweeps = service.app.get<Sweep[]>(SWEEPS);
    sweeps.push({ name: 'never done', sweep: (_now, most) => Promise.resolve(most) });
    sweeps.push({ name: 'faulty', sweep: () => Promise.reject(new Error('as arranged')) });
    const before = (await shown('svc_sweep_age_seconds')) ?? NaN;
    await sweeper.sweep();
    expect(await shown('svc_sweep_behind{sweep="never done"}')).toBe(1);
    expect(await shown('svc_sweep_removed_total{sweep="never done"}')).toBe(10_000);
    expect(await shown('svc_sweep_faults_total{sweep="faulty"}')).toBe(1);
    expect(await shown('svc_sweep_age_seconds')).toBeGreaterThan(before);
    expect(await shown('svc_sweep_behind{sweep="model budgets"}')).toBe(0);
    sweeps.length -= 2;
  });

  it('show room, bodies and the breaker', async () => {
    expect(await shown('svc_data_free_bytes')).toBeGreaterThan(0);
    expect(await shown('svc_body_bytes_held')).toBe(0);
    expect(await shown('svc_model_breaker_open')).toBe(0);
  });
});
