import 'reflect-metadata';
import type { Type, ValueProvider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { AppModule, FEATURE_MODULES } from './app.module.js';
import { CLOCK, type Clock } from './platform/clock/clock.js';
import type { Config } from './platform/config/config.js';
import { Drain } from './platform/drain/drain.js';
import { ApiHttpAdapter } from './platform/http/api-http-adapter.js';
import { receive } from './platform/http/receive.js';
import { securityHeaders } from './platform/http/security-headers.js';
import { makeLogger } from './platform/logging/logger.js';
import { nestLogger } from './platform/logging/nest-logger.js';
import { Metrics } from './platform/metrics/metrics.js';
import { watchPlatform } from './platform/metrics/watch-platform.js';
import { RateLimit } from './platform/rate-limit/rate-limit.js';
import { openTracing } from './platform/tracing/open-tracing.js';
import { SIGNING_KEYS, type SigningKeys } from './platform/signing-keys/signing-keys.js';

/** What a test or another host may want otherwise. */
export interface CreateAppOptions {
  /** Default: JSON lines on standard output at the configured level. */
  readonly logger?: Logger;
  /** Values that take the place of a token's provider in every module. */
  readonly overrides?: readonly ValueProvider[];
  /** Default: all of the service. The platform is always there. */
  readonly modules?: readonly Type[];
}

/**
 * The service, put together and started up to the point where it could listen: `listen` it, or `init` it for a test.
 * @example const app = await createApp(loadConfig({ SVC_DATA_DIR: folder })); await app.listen(0, '127.0.0.1');
 */
export async function createApp(config: Config, options: CreateAppOptions = {}): Promise<NestExpressApplication> {
  const logger = options.logger ?? makeLogger(config);
  const tracing = await openTracing(config, logger);
  const root = AppModule.with({
    config,
    logger,
    tracing,
    modules: options.modules ?? FEATURE_MODULES,
    overrides: options.overrides ?? [],
  });
  const app = await NestFactory.create<NestExpressApplication>(root, new ApiHttpAdapter(), {
    bodyParser: false,
    abortOnError: false,
    logger: nestLogger(logger),
  });
  const drain = app.get(Drain);
  const metrics = app.get(Metrics);
  const clock = app.get<Clock>(CLOCK);
  watchPlatform(app, config);
  app.use(
    receive({
      logger,
      metrics,
      drain,
      tracing,
      clock,
      rateLimit: app.get(RateLimit),
      responseKey: app.get<SigningKeys>(SIGNING_KEYS).es256,
      headers: securityHeaders(config.baseUrl),
    }),
  );
  return app;
}
