import type { INestApplicationContext } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { Drain } from '../drain/drain.js';
import { Readiness } from '../health/readiness.js';
import { BodyBudget } from '../http/body-budget.js';
import { BUCKETS, type BucketMaker } from '../rate-limit/buckets.js';
import { freeBytes } from './free-bytes.js';
import { Metrics } from './metrics.js';

/** Shows what the platform knows of itself, asked for at each scrape. */
export function watchPlatform(app: INestApplicationContext, { dataDir }: Pick<Config, 'dataDir'>): void {
  const metrics = app.get(Metrics);
  const drain = app.get(Drain);
  const readiness = app.get(Readiness);
  const bodies = app.get(BodyBudget);
  metrics.watch('svc_http_requests_in_flight', () => drain.inFlight);
  metrics.watch('svc_body_bytes_held', () => bodies.inUse);
  const buckets = app.get<BucketMaker>(BUCKETS);
  metrics.watch('svc_limits_shared', () => Number(buckets.isShared() ?? Number.NaN));
  metrics.watch('svc_data_free_bytes', () => freeBytes(dataDir));
  metrics.watch('svc_ready', () =>
    readiness.confirm().then(
      () => 1,
      () => 0,
    ),
  );
}
