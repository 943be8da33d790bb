import { ApiFault } from '../errors/api-fault.js';

/** Sent with every refusal for want of the database, whichever part of the service needed it. */
export const DATABASE_RETRY_AFTER = { 'Retry-After': '5' } as const;

/**
 * The database cannot do now what it was asked: 503 with `Retry-After`.
 * @example throw new DatabaseUnavailable(fault)
 */
export class DatabaseUnavailable extends ApiFault {
  constructor(cause?: unknown, detail = 'the database is not available; try again shortly') {
    super(503, detail, DATABASE_RETRY_AFTER, { cause, members: { code: 'database_unavailable' } });
    this.name = 'DatabaseUnavailable';
  }
}

/**
 * The database answers and cannot write: its disk is full or failing, or it takes no writes. 503 with `Retry-After`.
 */
export class DatabaseUnwritable extends DatabaseUnavailable {
  constructor(cause?: unknown) {
    super(cause, 'the database cannot write at the moment; try again shortly');
    this.name = 'DatabaseUnwritable';
  }
}

/** Prisma's codes for: not reachable, timed out, closed, no free connection, too many connections. */
const PRISMA_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1011', 'P1017', 'P2024', 'P2028', 'P2037']);
/** Node's codes of broken and refused connections. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOENT',
]);
/**
 * SQLSTATE (PostgreSQL, appendix A) of what waiting or the operator mends, the query being right: class 08 connection,
 * 53 resources, 57014 cancelled (a time limit of the server), 57P01..57P05 shutting down or starting, 40001 and 40P01
 * conflict of transactions, 55P03 a lock that was not had in time.
 */
const SQL_STATES = /^(08...|53...|57014|57P0[1-5]|40001|40P01|55P03)$/;
/**
 * 53100 disk full, 58030 input or output failed, 25006 read only: what is read is right, and nothing can be written.
 */
const UNWRITABLE_STATES = /^(53100|58030|25006)$/;
const DRIVER_KINDS = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  'TlsConnectionError',
]);
/** So deep are errors within errors looked into. */
const MOST_CAUSES = 6;
/** The driver has no codes for these. */
const MESSAGES = new RegExp(
  [
    String.raw`timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated`,
    String.raw`|not queryable|Client was closed|pool after calling end`,
  ].join(''),
  'i',
);

/**
 * What an error of the driver or of Prisma means to a caller: null where the query itself is wrong.
 * @example unavailabilityOf({ code: '53100' }) instanceof DatabaseUnwritable // true
 */
export function unavailabilityOf(error: unknown): DatabaseUnavailable | null {
  if (error instanceof DatabaseUnavailable) return error;
  if (someWithin(error, hasUnwritableState)) return new DatabaseUnwritable(error);
  return someWithin(error, isOutage) ? new DatabaseUnavailable(error) : null;
}

/** Whether an error says that the database cannot serve now, rather than that a query is wrong. */
export function isUnavailable(error: unknown): boolean {
  return unavailabilityOf(error) !== null;
}

type Members = Readonly<Record<string, unknown>>;

function hasUnwritableState(error: Members): boolean {
  return codesOf(error).some((code) => UNWRITABLE_STATES.test(code));
}

function isOutage(error: Members): boolean {
  const { kind, message } = error;
  if (codesOf(error).some((code) => PRISMA_CODES.has(code) || SYSTEM_CODES.has(code) || SQL_STATES.test(code)))
    return true;
  if (typeof kind === 'string' && DRIVER_KINDS.has(kind)) return true;
  return typeof message === 'string' && MESSAGES.test(message);
}

function codesOf({ code, originalCode }: Members): string[] {
  return [code, originalCode].filter((value) => typeof value === 'string');
}

/** Whether an error, or one of those that it was made from, is of a kind. */
function someWithin(error: unknown, holds: (error: Members) => boolean, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > MOST_CAUSES) return false;
  if (holds(error as Members)) return true;
  const { cause, meta, driverAdapterError, errors } = error as Members;
  const inner = [cause, meta, driverAdapterError, ...(Array.isArray(errors) ? errors : [])];
  return inner.some((value) => someWithin(value, holds, depth + 1));
}
