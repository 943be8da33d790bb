import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.js';
import { redact } from './redact.js';
import { scrub } from './scrub.js';

/** Nest token of the service's logger, a pino `Logger`. */
export const LOGGER = Symbol('LOGGER');

/**
 * Lines are written in blocks, at the latest after 250 ms and at the exit: a system call a line costs more than the
 * line.
 */
const STANDARD_OUTPUT = { fd: 1, sync: false, minLength: 8_192, periodicFlush: 250 };

/**
 * The structured logger: one JSON object a line, UTC times, secrets redacted by what a member's name means
 * and, in every text, by form. Without a destination it writes to standard output, in the background.
 */
export function makeLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redact },
      serializers: { err: (fault: Error) => redact(pino.stdSerializers.err(fault)) },
      hooks: { streamWrite: scrub },
    },
    destination ?? pino.destination(STANDARD_OUTPUT),
  );
}
