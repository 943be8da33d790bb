import { LLMS_FULL_TEXT, LLMS_TEXT, OPERATIONS, PRICING_TEXT, type Door, type OperationRecord } from '@svc/contracts';
import {
  allowedHostnames, foreignRequest, FOREIGN_STATUS, prepareToolDoor, protocolHeaders, sendAnswer, serveOverHttp, transportRefusal, type HttpDoor, type TextResource,
} from '@svc/mcp-tools';
import { LIBRARY_SCHEMAS } from '@svc/operations';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { AddressLanes } from './address-lanes.js';
import { executeBeforeApi } from './execute.js';
import { keylessPorts } from './keyless-ports.js';
import type { Config } from './platform/config/config.js';
import { readBody } from './read-body.js';

const DOORS: Readonly<Record<string, Door>> = { '/mcp': 'core', '/mcp/': 'core', '/mcp/pro': 'pro', '/mcp/pro/': 'pro' };
const TEXTS = [[PRICING_TEXT, 'pricing'], [LLMS_TEXT, 'llms'], [LLMS_FULL_TEXT, 'llms-full']] as const;
const TIMES = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 2_000 };

/** What the process is told beside its configuration. */
export interface DoorServerOptions {
  readonly version: string;
  readonly nowMillis: () => number;
}

/** An HTTP server with both doors, ready to listen. What is pure is answered here, all else by the API at `config.baseUrl`. */
export function createDoorServer(config: Config, { version, nowMillis }: DoorServerOptions): Server {
  const lanes = (): AddressLanes => new AddressLanes(config.callsPerMinute, nowMillis);
  const execute = executeBeforeApi({ baseUrl: config.baseUrl, ports: keylessPorts(nowMillis, config.tunables), localCalls: lanes(), argumentKeyCalls: lanes() });
  const texts = TEXTS.map(([record, name]) => textOf(config.baseUrl, record, name));
  const open = (door: Door): HttpDoor<IncomingMessage> =>
    serveOverHttp(prepareToolDoor<IncomingMessage>({ records: OPERATIONS, door, execute, version, schemas: LIBRARY_SCHEMAS, texts, websiteUrl: `${config.baseUrl}/docs` }));
  const doors = { core: open('core'), pro: open('pro') };
  const hostnames = allowedHostnames(config.baseUrl);
  return createServer(TIMES, (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    answer(path, { request, response, doors, hostnames, baseUrl: config.baseUrl }).catch(() => response.destroy());
  });
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly doors: Readonly<Record<Door, HttpDoor<IncomingMessage>>>;
  readonly hostnames: readonly string[];
  readonly baseUrl: string;
}

async function answer(path: string, { request, response, doors, hostnames, baseUrl }: Exchange): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const door = DOORS[path];
  if (path === '/health' && request.method === 'GET') return tell(response, 200, { status: 'ok' });
  if (door === undefined) return tell(response, 404, { detail: 'there is nothing at this address' });
  if (request.method === 'OPTIONS') return allow(response);
  if (request.method !== 'POST') return tell(response.setHeader('Allow', 'OPTIONS, POST'), 405, transportRefusal(405, 'Method not allowed; messages are posted'));
  const foreign = foreignRequest({ host: request.headers.host, origin: request.headers.origin }, hostnames);
  if (foreign !== null) return tell(response, FOREIGN_STATUS, transportRefusal(FOREIGN_STATUS, foreign));
  const headers = protocolHeaders(request.headers);
  const read = await readBody(request, doors[door].limitBytes(headers));
  if (!read.ok) return tell(response, read.status, transportRefusal(read.status, read.reason));
  await sendAnswer(await doors[door].answer({ url: baseUrl + path, headers, bytes: read.bytes, context: request }), response);
}

function textOf(baseUrl: string, record: OperationRecord, name: string): TextResource {
  const uri = baseUrl + record.path;
  return { uri, name, title: record.summary, description: record.description, mimeType: record.media, text: async () => (await fetch(uri, { redirect: 'error' })).text() };
}

function allow(response: ServerResponse): void {
  response.writeHead(204, {
    Allow: 'OPTIONS, POST', 'Access-Control-Allow-Methods': 'OPTIONS, POST', 'Access-Control-Max-Age': '86400',
    'Access-Control-Allow-Headers': 'Content-Type, Accept, Authorization, X-SVC-Key, X-API-Key, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id',
  }).end();
}

function tell(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
