import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** From where the framework reports a start that failed; it also throws it, and who started the service tells it. */
const START_FAULTS: readonly unknown[] = ['ExceptionHandler', 'NestApplication'];

/** Lets the framework write to the service's log; its chatter about start-up stands at level debug. */
export function nestLogger(logger: Logger): LoggerService {
  return {
    log: (message: unknown, ...rest: unknown[]) => logger.debug({ from: rest.at(-1) }, String(message)),
    debug: (message: unknown, ...rest: unknown[]) => logger.debug({ from: rest.at(-1) }, String(message)),
    verbose: (message: unknown, ...rest: unknown[]) => logger.debug({ from: rest.at(-1) }, String(message)),
    warn: (message: unknown, ...rest: unknown[]) => logger.warn({ from: rest.at(-1) }, String(message)),
    error: (message: unknown, ...rest: unknown[]) => {
      if (START_FAULTS.includes(rest.at(-1))) return;
      logger.error({ from: rest.at(-1), ...(message instanceof Error ? { err: message } : {}) }, String(message));
    },
    fatal: (message: unknown, ...rest: unknown[]) => logger.fatal({ from: rest.at(-1) }, String(message)),
  };
}
