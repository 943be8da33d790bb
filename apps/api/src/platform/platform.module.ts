import { Module, type DynamicModule, type FactoryProvider, type ValueProvider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import type { Logger } from 'pino';
import { AccessGuard } from './access/access.guard.js';
import { BodyKeyGuard } from './access/body-key.guard.js';
import { ACCESS_KEYS, type AccessKeys } from './access/access-keys.js';
import { CLOCK, RANDOM_BYTES, systemClock, systemRandomBytes, type Clock } from './clock/clock.js';
import { SharedClock } from './clock/shared-clock.js';
import { CONFIG, type Config } from './config/config.js';
import { Drain } from './drain/drain.js';
import { ApiFaultFilter } from './errors/api-fault.filter.js';
import { HealthController } from './health/health.controller.js';
import { Readiness, READINESS_CHECKS } from './health/readiness.js';
import { START_NOTICES } from './health/start-notices.js';
import { BodyBudget } from './http/body-budget.js';
import { JsonBodyGuard } from './http/json-body.guard.js';
import { LOGGER } from './logging/logger.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { MetricsServer } from './metrics/metrics-server.js';
import { BUCKETS, type BucketMaker } from './rate-limit/buckets.js';
import { openBuckets } from './rate-limit/open-buckets.js';
import { RateLimit } from './rate-limit/rate-limit.js';
import { Sweeper, SWEEPS } from './sweep/sweeper.js';
import { TRACING, type Tracing } from './tracing/tracing.js';
import { AnswerWorkers } from './workers/answer-workers.js';
import { builtWorkerFile, WORKER_FILE } from './workers/worker-file.js';

const RATE_LIMIT: FactoryProvider<RateLimit> = {
  provide: RateLimit,
  useFactory: (config: Config, clock: Clock, keys: AccessKeys, buckets: BucketMaker) =>
    new RateLimit({ config, clock, keys, buckets }),
  inject: [CONFIG, CLOCK, ACCESS_KEYS, BUCKETS],
};

/** What the platform of one application is made of. */
export interface PlatformParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly tracing: Tracing;
  /** Values that take the place of what the platform would provide, or add to it. */
  readonly overrides: readonly ValueProvider[];
}

/** What every feature stands on: configuration, time, randomness, log, metrics, access, bodies, refusals. */
@Module({})
export class PlatformModule {
  /** The platform of one application. */
  static with({ config, logger, tracing, overrides }: PlatformParts): DynamicModule {
    const clock = new SharedClock(systemClock, (message) => logger.warn(message));
    const values: ValueProvider[] = [
      { provide: CONFIG, useValue: config },
      { provide: LOGGER, useValue: logger },
      { provide: TRACING, useValue: tracing },
      { provide: SharedClock, useValue: clock },
      { provide: CLOCK, useValue: clock },
      { provide: RANDOM_BYTES, useValue: systemRandomBytes },
      { provide: READINESS_CHECKS, useValue: [] },
      { provide: START_NOTICES, useValue: [] },
      { provide: SWEEPS, useValue: [] },
      { provide: WORKER_FILE, useValue: builtWorkerFile },
      ...overrides,
    ];
    return {
      module: PlatformModule,
      global: true,
      controllers: [HealthController, MetricsController],
      providers: [
        ...values,
        Drain,
        Metrics,
        MetricsServer,
        Sweeper,
        Readiness,
        AnswerWorkers,
        BodyBudget,
        RATE_LIMIT,
        { provide: BUCKETS, useFactory: openBuckets, inject: [CONFIG, LOGGER] },
        { provide: APP_FILTER, useClass: ApiFaultFilter },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: JsonBodyGuard },
        { provide: APP_GUARD, useClass: BodyKeyGuard },
      ],
      exports: [
        ...new Set(values.map(({ provide }) => provide)),
        Drain,
        Metrics,
        BUCKETS,
        RateLimit,
        AnswerWorkers,
        BodyBudget,
      ],
    };
  }
}
