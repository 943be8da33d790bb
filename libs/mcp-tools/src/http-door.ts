import { createMcpHandler, type JSONRPCMessage } from '@modelcontextprotocol/server';
import { MCP_PROTOCOL_VERSIONS } from '@svc/contracts';
import { prepareDirectAnswers } from './direct-answer.js';
import type { ArrivedMessage } from './execution.js';
import { malformedCall } from './malformed-call.js';
import { namingVersions } from './protocol-versions.js';
import { readMessage } from './read-message.js';
import type { ToolDoor } from './tool-door.js';
import { TRANSPORT_REFUSAL, transportRefusal } from './transport-refusal.js';

const BAD_REQUEST = 400;

/** An HTTP request to a door, its body read. */
export interface DoorRequest<Context> {
  readonly url: string;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes of the body, at most as many as `limitBytes` allows. */
  readonly bytes: Uint8Array;
  readonly context: Context;
  /** Aborts when the client disconnects, which cancels the request. */
  readonly signal?: AbortSignal | undefined;
}

/** What a door answers; `sendAnswer` sends it. */
export interface DoorAnswer {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON in one piece, or the bytes of a coding of it, or events as they come; null for none. */
  readonly body: string | Uint8Array | ReadableStream<Uint8Array> | null;
  /** That it is a list, the same for everybody but for its id: worth compressing. */
  readonly isList?: boolean;
}

/** The headers of a request that the protocol reads; keys stay behind. */
const PROTOCOL_HEADERS = [
  'accept',
  'content-type',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
  'mcp-session-id',
  'last-event-id',
];

/** Those of a request's headers, by names in lower case, that a door is given. */
export function protocolHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    PROTOCOL_HEADERS.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}

/** A door over streamable HTTP: protocol 2026-07-28 and the 2025 versions on one address, without sessions. */
export interface HttpDoor<Context> {
  answer(request: DoorRequest<Context>): Promise<DoorAnswer>;
  /**
   * How many bytes of a body are to be read: as many as the tool can take that the headers name, or the one that takes
   * most.
   */
  limitBytes(headers: Readonly<Record<string, string>>): number;
  close(): Promise<void>;
}

/** How a request is refused before it reaches the protocol. */
export interface DoorRefusal {
  /** HTTP status, 400..599. */
  readonly status: number;
  readonly message: string;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What the host of a door does for it. */
export interface HttpDoorOptions<Context> {
  /** Told of requests that the protocol refuses, for a log of little things. */
  readonly onFault?: (fault: Error) => void;
  /**
   * Counts so many messages that are no calls of the door's tools; calls are counted where they are executed. Null:
   * they may go on.
   */
  readonly count?: (context: Context, messages: number) => DoorRefusal | null | Promise<DoorRefusal | null>;
}

/** Serves a door over HTTP. */
export function serveOverHttp<Context>(
  door: ToolDoor<Context>,
  { onFault, count }: HttpDoorOptions<Context> = {},
): HttpDoor<Context> {
  const passOn = prepareHandler(door, onFault);
  const answerDirectly = prepareDirectAnswers(door);
  let closed = false;
  return {
    answer: async ({ url, headers, bytes, context, signal }) => {
      const read = readMessage(door, bytes);
      const message = read.ok ? read.message : null;
      const malformed = read.ok ? malformedCall(message) : null;
      if (Array.isArray(message) && knowsNoBatches(headers)) return jsonAnswer(BAD_REQUEST, NO_BATCHES);
      const others = read.ok && malformed === null ? countedMessages(door, message) : 1;
      const refused = others === 0 ? null : ((await count?.(context, others)) ?? null);
      if (refused !== null) return refusedAnswer(refused, message);
      if (!read.ok) return jsonAnswer(read.status, transportRefusal(read.status, read.reason));
      if (malformed !== null) return jsonAnswer(200, malformed);
      const from = { argumentBytes: read.argumentBytes, signal };
      const arrived: ArrivedMessage<Context> = { headers, body: message, context, from };
      const direct = closed ? null : await answerDirectly(arrived);
      return direct === null ? passOn.answer(url, arrived) : { status: 200, headers: JSON_HEADERS, ...direct };
    },
    limitBytes: (headers) => door.messageLimitBytes(headers['mcp-name']),
    close: () => {
      closed = true;
      return passOn.close();
    },
  };
}

/** The SDK's own handler, which answers and refuses all that is not answered directly. */
function prepareHandler<Context>(
  door: ToolDoor<Context>,
  onFault: HttpDoorOptions<Context>['onFault'],
): { answer(url: string, arrived: ArrivedMessage<Context>): Promise<DoorAnswer>; close(): Promise<void> } {
  const arrivals = new WeakMap<Request, ArrivedMessage<Context>>();
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const arrived = requestInfo === undefined ? undefined : arrivals.get(requestInfo);
      if (arrived === undefined) throw new Error('a request reached the MCP endpoint without its context');
      return door.serve(arrived.context, arrived.from);
    },
    { ...(onFault !== undefined && { onerror: onFault }) },
  );
  return {
    answer: async (url, arrived) => {
      const request = parsedRequest(url, arrived.headers);
      arrivals.set(request, arrived);
      const response = await handler.fetch(request, { parsedBody: arrived.body });
      return answerOf(response, response.status === BAD_REQUEST || methodOf(arrived.body) === 'server/discover');
    },
    close: () => handler.close(),
  };
}

function methodOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null ? (message as { method?: unknown }).method : undefined;
}

/** The first version without batches; versions are dates, so they compare as text. */
const BATCHES_UNTIL = '2025-06-18';

const NO_BATCHES = {
  jsonrpc: '2.0',
  id: null,
  error: {
    code: -32_600,
    message: `protocol versions from ${BATCHES_UNTIL} on have no batches; send one message per request`,
  },
};

/** Whether a request names a version that has no batches. One that names none is taken as one of 2025-03-26. */
function knowsNoBatches(headers: Readonly<Record<string, string>>): boolean {
  return (headers['mcp-protocol-version'] ?? '') >= BATCHES_UNTIL;
}

/** How many messages of a request are counted by the door: all but the calls of its tools. */
function countedMessages({ hasTool }: Pick<ToolDoor<never>, 'hasTool'>, message: unknown): number {
  const members: readonly unknown[] = Array.isArray(message) && message.length > 0 ? message : [message];
  return members.filter((member) => {
    const { method, params } = (member ?? {}) as { method?: unknown; params?: { name?: unknown } | null };
    return method !== 'tools/call' || typeof params?.name !== 'string' || !hasTool(params.name);
  }).length;
}

/** A refusal with the id of the message, where there is one. */
function refusedAnswer({ status, message, headers }: DoorRefusal, refused: unknown): DoorAnswer {
  const { id } = (refused ?? {}) as { id?: unknown };
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  const body = {
    jsonrpc: '2.0',
    id: typeof id === 'string' || typeof id === 'number' ? id : null,
    error: {
      code: TRANSPORT_REFUSAL,
      message,
      ...(Number.isFinite(seconds) && { data: { status, retry_after: seconds } }),
    },
  };
  return { status, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

const JSON_HEADERS = { 'content-type': 'application/json' };

function jsonAnswer(status: number, body: object): DoorAnswer {
  return { status, headers: JSON_HEADERS, body: JSON.stringify(body) };
}

/** @param namesVersions whether the answer may name the versions that are served */
async function answerOf(response: Response, namesVersions: boolean): Promise<DoorAnswer> {
  const { status, body } = response;
  const headers = Object.fromEntries(response.headers);
  const streams = headers['content-type']?.startsWith('text/event-stream') === true;
  if (body === null || streams) return { status, headers, body };
  const text = await response.text();
  return { status, headers, body: namesVersions ? withVersions(text) : text };
}

/** The JSON of an answer that names versions, with those of both eras. */
function withVersions(json: string): string {
  const message = JSON.parse(json) as JSONRPCMessage;
  const named = namingVersions(message, MCP_PROTOCOL_VERSIONS);
  return named === message ? json : JSON.stringify(named);
}

/**
 * As much of a request as the SDK reads of one whose body comes parsed. A real one, with a body, a signal and a list of
 * headers that nobody looks at, would be a tenth of the cost of a call.
 */
function parsedRequest(url: string, headers: Readonly<Record<string, string>>): Request {
  const get = (name: string): string | null => headers[name.toLowerCase()] ?? null;
  return { method: 'POST', url, headers: { get } } as unknown as Request;
}
