import { ApiFault } from '../errors/api-fault.js';

const RETRY_AFTER_SECONDS = 5;

/** The database cannot answer now: 503 with `Retry-After`. */
export class DatabaseUnavailable extends ApiFault {
  constructor(cause?: unknown) {
    super(503, 'the database is not available; try again shortly', { 'Retry-After': String(RETRY_AFTER_SECONDS) }, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** Prisma's codes for: not reachable, timed out, closed, no free connection, too many connections. */
const PRISMA_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1011', 'P1017', 'P2024', 'P2028', 'P2037']);
/** Node's codes of broken and refused connections. */
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ENOENT']);
/** SQLSTATE class 08 (connection), 57P01..57P05 (shutting down, starting up, idle too long), 53300 (too many). */
const SQL_STATES = /^(08...|57P0[1-5]|53300)$/;
const DRIVER_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections', 'TlsConnectionError']);
/** The driver has no codes for these. */
const MESSAGES = /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|Client was closed|pool after calling end/i;

/** Whether an error says that the database cannot be reached, rather than that a query is wrong. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const { code, kind, originalCode, message, cause, meta, driverAdapterError, errors } = error as Readonly<Record<string, unknown>>;
  const codes = [code, originalCode].filter((value) => typeof value === 'string');
  if (codes.some((value) => PRISMA_CODES.has(value) || SYSTEM_CODES.has(value) || SQL_STATES.test(value))) return true;
  if (typeof kind === 'string' && DRIVER_KINDS.has(kind)) return true;
  if (typeof message === 'string' && MESSAGES.test(message)) return true;
  const inner = [cause, meta, driverAdapterError, ...(Array.isArray(errors) ? errors : [])];
  return inner.some((value) => isUnavailable(value, depth + 1));
}
