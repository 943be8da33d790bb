import type { INestApplication } from '@nestjs/common';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { Drain } from './drain.js';

/** The process leaves at the latest so long after the first signal, in milliseconds. */
export const EXIT_WITHIN_MILLIS = 9_500;

/**
 * Open requests are answered 503 so long after the first signal, in milliseconds; the rest is for closing the database.
 */
const REFUSE_AFTER_MILLIS = 7_000;

/** What a process can be told and can do; `process` itself, or a stand-in. */
export interface SignalledProcess {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

/** Drains and leaves at the first SIGTERM or SIGINT, leaves at once at the second. */
export function shutDownOnSignal(
  app: INestApplication,
  logger: Logger,
  graceMillis: number,
  host: SignalledProcess,
): void {
  app.get(Drain).watch(app.getHttpServer() as Server);
  let signals = 0;
  const onSignal = (): void => {
    signals += 1;
    if (signals > 1) {
      host.exit(1);
      return;
    }
    setTimeout(() => host.exit(1), EXIT_WITHIN_MILLIS).unref();
    shutDown(app, logger, graceMillis).then(
      () => host.exit(0),
      (fault: unknown) => {
        logger.error({ err: fault }, 'shutting down failed');
        host.exit(1);
      },
    );
  };
  host.on('SIGTERM', onSignal);
  host.on('SIGINT', onSignal);
}

async function shutDown(app: INestApplication, logger: Logger, graceMillis: number): Promise<void> {
  const drain = app.get(Drain);
  logger.info({ in_flight: drain.inFlight }, 'shutting down');
  await drain.finish(app.getHttpServer() as Server, { graceMillis, deadlineMillis: REFUSE_AFTER_MILLIS });
  await app.close();
  logger.info('shut down');
}
