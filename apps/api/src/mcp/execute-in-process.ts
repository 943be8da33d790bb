import { pathParametersOf, refusalCodeOf, type OperationRecord } from '@svc/contracts';
import type { Call, Execute, Execution } from '@svc/mcp-tools';
import { ANSWERS } from '@svc/operations';
import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import { toApiFault } from '../platform/errors/to-api-fault.js';
import { AnswerBytes } from '../platform/http/answer-bytes.js';
import { UnreadBody } from '../platform/http/unread-body.js';
import type { CountedRequest, CountedResponse, RateLimit } from '../platform/rate-limit/rate-limit.js';
import type { DoorContext } from './door-context.js';
import type { OperationHandler } from './operation-handlers.js';

/** What calling operations in process stands on. */
export interface InProcessParts {
  readonly handlers: ReadonlyMap<string, OperationHandler>;
  readonly rateLimit: Pick<RateLimit, 'admit' | 'admitWithKey' | 'callerOf'>;
  readonly logger: Logger;
}

/**
 * Answers operations with the handlers that answer REST: counted in the same buckets, behind the same guards, with the
 * same checks, refused with the same bodies. A key among the arguments decides who calls, but not in which bucket it
 * counts.
 */
export function executeInProcess({ handlers, rateLimit, logger }: InProcessParts): Execute<DoorContext> {
  return async (record, input, call) => {
    const handler = handlers.get(record.id);
    if (handler === undefined) throw new Error(`no route answers ${record.id}`);
    try {
      const counted = await admit(call, rateLimit);
      const { params, body } = split(record, input);
      const bytes = call.inputBytes === undefined ? bytesForWorker(record, body, call.context) : call.inputBytes;
      const read = bytes === null ? body : unread(bytes, rateLimit.callerOf(counted), call);
      const headers: Record<string, string> = {};
      const response = { setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value) };
      return {
        status: record.status,
        body: parsed(await handler({ ...counted, params, body: read }, response)),
        headers,
      };
    } catch (thrown) {
      return refusal(thrown, call.context, logger);
    }
  };
}

/** The JSON of an input that a worker parses; null where the event loop answers. */
function bytesForWorker(record: OperationRecord, body: unknown, { isLarge }: DoorContext): Uint8Array | null {
  const forWorker = record.compute !== undefined || (isLarge === true && ANSWERS.has(record.id));
  return forWorker ? new TextEncoder().encode(JSON.stringify(body)) : null;
}

function unread(bytes: Uint8Array, caller: string, { context, signal }: Call<DoorContext>): UnreadBody {
  const { place } = context;
  delete context.place;
  return new UnreadBody(transferable(bytes), { caller, signal, place });
}

/** Bytes of this size and more stand in memory that no other message shares. */
const ALONE_FROM_BYTES = 262_144;

/** Bytes that can be handed to a worker: large ones as they are, for twice would be too much. */
function transferable(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const isAlone = bytes.byteLength >= ALONE_FROM_BYTES && bytes.buffer instanceof ArrayBuffer;
  return isAlone ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
}

/**
 * Counts the call, unless that was done with the request. Each has a request of its own, because a batch brings several
 * calls with one.
 */
async function admit(
  { accessKey, context, isCounted }: Call<DoorContext>,
  rateLimit: InProcessParts['rateLimit'],
): Promise<CountedRequest> {
  const { request, response, paid } = context;
  const counted: CountedRequest = { headers: request.headers, socket: request.socket, accessKey: null };
  const told: CountedResponse = {
    setHeader: (name, value) => (response.headersSent ? response : response.setHeader(name, value)),
  };
  const cost = paid === true || isCounted === true ? 0 : 1;
  if (isCounted !== true) context.paid = false;
  if (accessKey === null) await rateLimit.admit(counted, told, cost);
  else await rateLimit.admitWithKey(accessKey, counted, told, cost);
  request.accessKey = counted.accessKey ?? request.accessKey;
  return {
    ...counted,
    headers: { ...withoutBody(request.headers), ...(accessKey !== null && { 'x-svc-key': accessKey }) },
  };
}

/** The headers of a request whose body was read by the door: what guards would otherwise read a second time. */
function withoutBody({
  'content-length': _length,
  'transfer-encoding': _coding,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

/** Where the parts of an input stand in a request: path parameters apart, the rest in the body. */
function split(
  record: OperationRecord,
  input: Readonly<Record<string, unknown>>,
): { params: Record<string, string>; body: unknown } {
  const names = pathParametersOf(record);
  const params = Object.fromEntries(names.map((name) => [name, String(input[name] ?? '')]));
  const body =
    names.length === 0 ? input : Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));
  return { params, body };
}

/** The answer of a handler: what a worker wrote for an unread body is JSON already. */
function parsed(body: unknown): unknown {
  return body instanceof AnswerBytes ? (JSON.parse(new TextDecoder().decode(body.bytes)) as unknown) : body;
}

function refusal(thrown: unknown, { request }: DoorContext, logger: Logger): Execution {
  const fault = toApiFault(thrown);
  if (fault === null || fault.status >= 500)
    logger.error(
      { err: fault?.cause ?? thrown, request_id: request.requestId, trace_id: request.traceId },
      'tool call failed',
    );
  if (fault === null)
    return { status: 500, body: { detail: 'internal error', code: refusalCodeOf(500), request_id: request.requestId } };
  const headers = Object.fromEntries(Object.entries(fault.headers).map(([name, value]) => [name.toLowerCase(), value]));
  return { status: fault.status, body: { detail: fault.detail, ...fault.members }, headers };
}
