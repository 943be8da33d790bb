import { describe, expect, it } from '@jest/globals';
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
    metrics.watch('svc_open', 'Open things.', () => open);
    open = 7;
    const text = await metrics.text();
    expect(text).toContain('svc_open 7');
    expect(text).toContain('process_resident_memory_bytes');
  });
});
