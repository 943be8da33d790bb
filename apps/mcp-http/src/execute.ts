import { keyHeader, relayCall } from '@svc/client';
import type { OperationRecord, RefusalCode } from '@svc/contracts';
import type { Execute, Execution } from '@svc/mcp-tools';
import { answerNeeds, answerOperation, type OperationPorts } from '@svc/operations';
import type { IncomingMessage } from 'node:http';
import type { CallLanes } from './call-lanes.js';

/** A model-backed call may take so long, in milliseconds. */
const TIMEOUT_MILLIS = 60_000;
const KEY_HEADERS = ['x-svc-key', 'x-api-key', 'authorization'] as const;

/** What answering stands on. */
export interface ExecuteParts {
  /** Where the API is, without a slash at the end. */
  readonly baseUrl: string;
  readonly ports: OperationPorts;
  /** Counts the calls that are answered here. */
  readonly localCalls: CallLanes;
  /**
   * Counts the calls whose key comes as an argument: the API would count them by the key, because it is handed on as a
   * header.
   */
  readonly argumentKeyCalls: CallLanes;
  /** Requests that were counted before they were read: their first call is paid for. */
  readonly prepaid: WeakSet<IncomingMessage>;
}

/**
 * Whether an operation is answered by this process: what is pure, free and open to everyone, and takes no time to speak
 * of: the API has workers for the rest.
 */
export function isAnsweredHere(record: OperationRecord): boolean {
  return (
    record.access === 'open' &&
    record.cost === 'free' &&
    record.compute === undefined &&
    answerNeeds(record) === 'nothing'
  );
}

/**
 * Answers what is pure here and all else with the REST API, which checks, counts and refuses. The caller's address goes
 * along, so that the API counts by it where it trusts this process (`SVC_TRUSTED_PROXIES`).
 */
export function executeBeforeApi({
  baseUrl,
  ports,
  localCalls,
  argumentKeyCalls,
  prepaid,
}: ExecuteParts): Execute<IncomingMessage> {
  return async (record, input, { accessKey, context, inputBytes, signal, isCounted }) => {
    const address = context.socket.remoteAddress ?? 'unknown';
    const here = isAnsweredHere(record);
    const lanes = isCounted === true ? null : here ? localCalls : accessKey === null ? null : argumentKeyCalls;
    const wait = lanes === null || prepaid.delete(context) ? 0 : lanes.waitSeconds(address);
    if (wait > 0) return tooMany(wait);
    if (here) return answerOperation(record, input, ports);
    const headers = {
      ...keyHeaders(context, accessKey),
      ...(context.headers['x-request-id'] !== undefined && { 'x-request-id': String(context.headers['x-request-id']) }),
      'x-forwarded-for': [context.headers['x-forwarded-for'], address].filter(Boolean).join(', '),
    };
    return relayCall(record, input, {
      baseUrl,
      fetch: inputBytes === undefined ? fetch : sending(inputBytes),
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLIS)]),
    });
  };
}

/** Sends a body as it came, in place of an input that nobody has parsed. */
function sending(bytes: Uint8Array): (request: Request) => Promise<Response> {
  return (request) => fetch(new Request(request, { body: bytes }));
}

function tooMany(waitSeconds: number): Execution {
  return {
    status: 429,
    body: { detail: `too many requests; try again in ${waitSeconds} s`, code: 'rate_exceeded' satisfies RefusalCode },
    headers: { 'retry-after': String(waitSeconds) },
  };
}

/** The key of the call as headers: the argument where there is one, else what the connection sends. */
function keyHeaders({ headers }: IncomingMessage, accessKey: string | null): Record<string, string> {
  if (accessKey !== null) return keyHeader(accessKey);
  return Object.fromEntries(
    KEY_HEADERS.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}
