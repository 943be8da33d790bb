import {
  LLMS_FULL_TEXT,
  LLMS_TEXT,
  OPERATIONS,
  PRICING_TEXT,
  type Door,
  type OperationRecord,
  type RefusalCode,
} from '@svc/contracts';
import {
  allowedHostnames,
  foreignRequest,
  FOREIGN_STATUS,
  prepareToolDoor,
  protocolHeaders,
  sendAnswer,
  serveOverHttp,
  serviceKeyHelp,
  servicePayHelp,
  transportRefusal,
  type DoorRefusal,
  type HttpDoor,
  type TextResource,
} from '@svc/mcp-tools';
import {
  announcedBytes,
  BodyRoom,
  callerSignal,
  compressList,
  cutUnread,
  hasTwoHosts,
  mediaFault,
  NO_ROOM,
  readBody,
  requestId,
  SERVER_TIMES,
  SMALL_BODY_BYTES,
} from '@svc/node-runtime';
import { LIBRARY_SCHEMAS } from '@svc/operations';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createCallLanes, type CallLanes } from './call-lanes.js';
import { executeBeforeApi } from './execute.js';
import { doorPorts } from './door-ports.js';
import type { Config } from './platform/config/config.js';

const DOORS: Readonly<Record<string, Door>> = {
  '/mcp': 'core',
  '/mcp/': 'core',
  '/mcp/pro': 'pro',
  '/mcp/pro/': 'pro',
};
const TEXTS = [
  [PRICING_TEXT, 'pricing'],
  [LLMS_TEXT, 'llms'],
  [LLMS_FULL_TEXT, 'llms-full'],
] as const;
const METHODS = 'OPTIONS, POST';
/**
 * What every response carries: readable to scripts of the origins that may call, the waiting time and the id of the
 * request too.
 */
const EVERYWHERE = [
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', 'Retry-After, MCP-Protocol-Version, X-Request-Id, WWW-Authenticate'],
  ['X-Content-Type-Options', 'nosniff'],
] as const;

/** What the process is told beside its configuration. */
export interface DoorServerOptions {
  readonly version: string;
  readonly nowMillis: () => number;
}

/**
 * An HTTP server with both doors, ready to listen. What is pure is answered here, all else by the API at
 * `config.baseUrl`.
 */
export function createDoorServer(config: Config, { version, nowMillis }: DoorServerOptions): Server {
  const lanes = (): CallLanes => createCallLanes(config.callsPerMinute, nowMillis);
  const others = lanes();
  const prepaid = new WeakSet<IncomingMessage>();
  const execute = executeBeforeApi({
    baseUrl: config.baseUrl,
    ports: doorPorts(nowMillis, config.tunables),
    localCalls: lanes(),
    argumentKeyCalls: lanes(),
    prepaid,
  });
  const texts = TEXTS.map(([record, name]) => textOf(config.baseUrl, record, name));
  const open = (door: Door): HttpDoor<IncomingMessage> =>
    serveOverHttp(
      prepareToolDoor<IncomingMessage>({
        records: OPERATIONS,
        door,
        execute,
        version,
        schemas: LIBRARY_SCHEMAS,
        texts,
        websiteUrl: `${config.baseUrl}/docs`,
        keyHelp: serviceKeyHelp(config.baseUrl),
        payHelp: servicePayHelp(config.baseUrl),
      }),
      {
        count: (request, messages) =>
          refusal(others.waitSeconds(addressOf(request), messages - (prepaid.delete(request) ? 1 : 0))),
      },
    );
  const doors = { core: open('core'), pro: open('pro') };
  const hostnames = allowedHostnames(config.baseUrl);
  const room = new BodyRoom();
  return createServer(SERVER_TIMES, (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    answer(path, { request, response, doors, hostnames, room, others, prepaid, config }).catch(() =>
      response.destroy(),
    );
  });
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly doors: Readonly<Record<Door, HttpDoor<IncomingMessage>>>;
  readonly hostnames: readonly string[];
  readonly room: BodyRoom;
  /** Counts what is no call, and large messages before they are read. */
  readonly others: CallLanes;
  /** Requests whose first message is counted already. */
  readonly prepaid: WeakSet<IncomingMessage>;
  readonly config: Config;
}

async function answer(path: string, exchange: Exchange): Promise<void> {
  const { request, response, doors, hostnames, config } = exchange;
  cutUnread(request, response);
  const id = requestId(request.headers['x-request-id']);
  for (const [name, value] of EVERYWHERE) response.setHeader(name, value);
  response.setHeader('X-Request-Id', id);
  request.headers['x-request-id'] = id;
  const door = DOORS[path];
  if (path === '/health' && request.method === 'GET') return tell(response, 200, { status: 'ok' });
  if (hasTwoHosts(request)) return tell(response, 400, transportRefusal(400, 'a request must have one Host line'));
  if (door === undefined) return tell(response, 404, { detail: 'there is nothing at this address', code: 'not_found' });
  if (request.method === 'OPTIONS') return allow(response);
  if (request.method !== 'POST')
    return tell(response.setHeader('Allow', METHODS), 405, {
      detail: `${request.method} is not possible here; allowed: ${METHODS}`,
      code: 'method_not_allowed',
    });
  const { host, origin } = request.headers;
  const foreign = foreignRequest({ host, origin }, hostnames, config.mcpOrigins);
  if (foreign !== null) return tell(response, FOREIGN_STATUS, transportRefusal(FOREIGN_STATUS, foreign));
  await pass(path, doors[door], exchange);
}

/** Reads the message and sends what the door answers. */
async function pass(path: string, door: HttpDoor<IncomingMessage>, exchange: Exchange): Promise<void> {
  const { request, response, room, others, prepaid, config } = exchange;
  const media = mediaFault(request.headers);
  if (media !== null) return tell(response, media.status, transportRefusal(media.status, media.reason));
  const headers = protocolHeaders(request.headers);
  const limitBytes = door.limitBytes(headers);
  const announced = announcedBytes(request.headers, limitBytes);
  const pay = (size: number): DoorRefusal | null => {
    if (size <= SMALL_BODY_BYTES || prepaid.has(request)) return null;
    const refused = refusal(others.waitSeconds(addressOf(request)));
    if (refused === null) prepaid.add(request);
    return refused;
  };
  const unpaid = pay(announced);
  if (unpaid !== null) return refuse(response, unpaid);
  const { isGranted, mayGrow } = room.admit(addressOf(request), announced, response);
  if (!isGranted) return refuse(response, WITHOUT_ROOM);
  const read = await readBody(request, limitBytes, mayGrow);
  if (!read.ok)
    return refuse(response, read.status === NO_ROOM.status ? WITHOUT_ROOM : { ...read, message: read.reason });
  // One whose length nobody told is counted once it is there.
  const late = pay(read.bytes.length);
  if (late !== null) return refuse(response, late);
  const url = config.baseUrl + path;
  const signal = callerSignal(response);
  const answer = await door.answer({ url, headers, bytes: read.bytes, context: request, signal });
  await sendAnswer(await compressList(answer, request.headers['accept-encoding']), response);
}

const WITHOUT_ROOM = {
  status: NO_ROOM.status,
  message: NO_ROOM.reason,
  headers: { 'retry-after': NO_ROOM.retryAfter },
};

function refuse(
  response: ServerResponse,
  { status, message, headers }: Omit<DoorRefusal, 'headers'> & Partial<Pick<DoorRefusal, 'headers'>>,
): void {
  const seconds = headers?.['retry-after'];
  if (seconds !== undefined) response.setHeader('Retry-After', seconds);
  tell(response, status, transportRefusal(status, message));
}

function addressOf({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? 'unknown';
}

/** How messages are refused that come too fast; null where they may go on. */
function refusal(waitSeconds: number): DoorRefusal | null {
  if (waitSeconds === 0) return null;
  const message = `too many requests; try again in ${waitSeconds} s`;
  return { status: 429, message, headers: { 'retry-after': String(waitSeconds) } };
}

function textOf(baseUrl: string, record: OperationRecord, name: string): TextResource {
  const uri = baseUrl + record.path;
  return {
    uri,
    name,
    title: record.summary,
    description: record.description,
    mimeType: record.media,
    text: async () => (await fetch(uri, { redirect: 'error' })).text(),
  };
}

function allow(response: ServerResponse): void {
  response
    .writeHead(204, {
      Allow: METHODS,
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Max-Age': '86400',
      'Access-Control-Allow-Headers':
        'Content-Type, Accept, Authorization, X-SVC-Key, X-API-Key, X-Request-Id, ' +
        'MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id',
    })
    .end();
}

function tell(
  response: ServerResponse,
  status: number,
  body: { readonly [member: string]: unknown; readonly code?: RefusalCode },
): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
