import { createMcpHandler, validateHostHeader, validateOriginHeader, type Server } from '@modelcontextprotocol/server';
import { answerPlainCall, type Arrived } from './plain-call.js';
import { readMessage } from './read-message.js';
import type { ToolDoor } from './tool-door.js';

/** JSON-RPC's code of what the transport refuses before there is a message; the HTTP status says what it is. */
const TRANSPORT_REFUSAL = -32_000;
/** JSON-RPC's code of a body that is no JSON. */
const PARSE_ERROR = -32_700;
const FORBIDDEN = 403;
const BAD_REQUEST = 400;

/** An HTTP request to a door, its body read. A caller who goes away stops nothing: an operation that has begun is finished. */
export interface DoorRequest<Context> {
  readonly url: string;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes of the body, at most as many as `limitBytes` allows. */
  readonly bytes: Uint8Array;
  readonly context: Context;
}

/** What a door answers; `sendAnswer` sends it. */
export interface DoorAnswer {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON in one piece, or events as they come; null for none. */
  readonly body: string | ReadableStream<Uint8Array> | null;
}

/** The headers of a request that the protocol reads; keys stay behind. */
const PROTOCOL_HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id', 'last-event-id'];

/** Those of a request's headers, by names in lower case, that a door is given. */
export function protocolHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(PROTOCOL_HEADERS.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));
}

/** A door over streamable HTTP: protocol 2026-07-28 and the 2025 versions on one address, without sessions. */
export interface HttpDoor<Context> {
  answer(request: DoorRequest<Context>): Promise<DoorAnswer>;
  /** How many bytes of a body are to be read: as many as the tool can take that the headers name, or the one that takes most. */
  limitBytes(headers: Readonly<Record<string, string>>): number;
  close(): Promise<void>;
}

/** Serves a door over HTTP. `onFault` is told of requests that the protocol refuses, for a log of little things. */
export function serveOverHttp<Context>(door: ToolDoor<Context>, onFault?: (fault: Error) => void): HttpDoor<Context> {
  const arrived = new WeakMap<Request, Arrived<Context>>();
  const serve = (request: Request | undefined): Server => {
    const from = request === undefined ? undefined : arrived.get(request);
    if (from === undefined) throw new Error('a request came to the door by another way');
    return door.serve(from.context, from.argumentBytes);
  };
  const handler = createMcpHandler(({ requestInfo }) => serve(requestInfo), { ...(onFault !== undefined && { onerror: onFault }) });
  let closed = false;
  return {
    answer: async ({ url, headers, bytes, context }) => {
      const read = readMessage(door, bytes);
      if (!read.ok) return jsonAnswer(read.status, JSON.stringify(transportRefusal(read.status, read.reason)));
      const { message, argumentBytes } = read;
      const json = closed ? null : await answerPlainCall(door, { headers, body: message }, { context, argumentBytes });
      if (json !== null) return jsonAnswer(200, json);
      const request = parsedRequest(url, headers);
      arrived.set(request, { context, argumentBytes });
      return answerOf(await handler.fetch(request, { parsedBody: message }));
    },
    limitBytes: (headers) => door.messageLimitBytes(headers['mcp-name']),
    close: () => {
      closed = true;
      return handler.close();
    },
  };
}

function jsonAnswer(status: number, body: string): DoorAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body };
}

async function answerOf(response: Response): Promise<DoorAnswer> {
  const { status, body } = response;
  const headers = Object.fromEntries(response.headers);
  const streams = headers['content-type']?.startsWith('text/event-stream') === true;
  return { status, headers, body: body === null || streams ? body : await response.text() };
}

/**
 * As much of a request as the SDK reads of one whose body comes parsed. A real one, with a body, a signal and a list of
 * headers that nobody looks at, would be a tenth of the cost of a call.
 */
function parsedRequest(url: string, headers: Readonly<Record<string, string>>): Request {
  const get = (name: string): string | null => headers[name.toLowerCase()] ?? null;
  return { method: 'POST', url, headers: { get } } as unknown as Request;
}

/** The names under which a service may be called: its own address, and the machine itself. */
export function allowedHostnames(baseUrl: string): string[] {
  return [...new Set([new URL(baseUrl).hostname, 'localhost', '127.0.0.1', '[::1]'])];
}

/**
 * Why a request must not reach a door: a host name that is not the service's (DNS rebinding), or an origin of a foreign page.
 * Null where it may. Programs send no origin.
 */
export function foreignRequest({ host, origin }: { host: string | undefined; origin: string | undefined }, hostnames: readonly string[]): string | null {
  const named = validateHostHeader(host, [...hostnames]);
  if (!named.ok) return 'the Host header does not name this service';
  return validateOriginHeader(origin, [...hostnames]).ok ? null : 'requests of this origin are not taken';
}

/** The body of a refusal before there is a message to answer; 400 is told as a parse error. */
export function transportRefusal(status: number, message: string): { jsonrpc: '2.0'; id: null; error: { code: number; message: string } } {
  return { jsonrpc: '2.0', id: null, error: { code: status === BAD_REQUEST ? PARSE_ERROR : TRANSPORT_REFUSAL, message } };
}

/** The refusal of a foreign request. */
export const FOREIGN_STATUS = FORBIDDEN;
