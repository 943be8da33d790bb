import { describe, expect, it } from '@jest/globals';
import { METRICS } from './catalogue.js';
import { freeBytes } from './free-bytes.js';
import { Metrics } from './metrics.js';

describe('metrics', () => {
  it('count a request under its method, route and status', async () => {
    const metrics = new Metrics();
    metrics.count({ method: 'POST', route: '/v1/reply', status: 200, seconds: 0.004 });
    metrics.count({ method: 'POST', route: '/v1/reply', status: 200, seconds: 3 });
    const text = await metrics.text();
    expect(text).toContain(
      'svc_http_request_duration_seconds_bucket{le="0.005",method="POST",route="/v1/reply",status="200"} 1',
    );
    expect(text).toContain('svc_http_request_duration_seconds_count{method="POST",route="/v1/reply",status="200"} 2');
  });

  it('show watched numbers as they are when asked, and the process beside them', async () => {
    const metrics = new Metrics();
    let open = 1;
    metrics.watch('svc_http_requests_in_flight', () => open);
    metrics.watch('svc_data_free_bytes', () => Promise.resolve(5));
    metrics.watch('svc_database_transactions', () => ({ open: 2, waiting: 3 }));
    open = 7;
    const text = await metrics.text();
    expect(text).toContain('svc_http_requests_in_flight 7');
    expect(text).toContain('svc_data_free_bytes 5');
    expect(text).toContain('svc_database_transactions{state="waiting"} 3');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('add up what happened, by its labels', async () => {
    const metrics = new Metrics();
    metrics.add('svc_sweep_removed_total', { sweep: 'parcels' }, 5);
    metrics.add('svc_sweep_removed_total', { sweep: 'parcels' });
    metrics.observe('svc_worker_wait_seconds', { lane: 'reading' }, 0.2);
    const text = await metrics.text();
    expect(text).toContain('svc_sweep_removed_total{sweep="parcels"} 6');
    expect(text).toContain('svc_worker_wait_seconds_bucket{le="0.25",lane="reading"} 1');
  });

  it('are named as Prometheus asks: a counter ends in total, a duration in seconds', () => {
    for (const [name, { type, help }] of Object.entries(METRICS)) {
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
      if (type === 'histogram') expect(name).toMatch(/^svc_[a-z_]+_seconds$/);
      expect(help).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('the room on a disk', () => {
  it('is a number of bytes, and NaN where there is no such folder', async () => {
    expect(await freeBytes(import.meta.dirname)).toBeGreaterThan(0);
    expect(await freeBytes('/no/such/folder')).toBeNaN();
  });
});
