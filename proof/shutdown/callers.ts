import { Agent, request as sendRequest, type ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { OPERATIONS, type OperationRecord } from '@svc/contracts';
import type { Random } from '@svc/numerics';

/** A request as its caller saw it. */
export interface CallerRequest {
  /** Sent as `X-Request-Id`, so that the service's log tells whether it was read. */
  readonly id: string;
  readonly route: string;
  /** Whether an answer had come over the same connection before. */
  reused: boolean;
  /** Whether the connection was established. */
  connected: boolean;
  /** From the connection, or for a reused one from the request, to the end, in milliseconds. */
  millis: number;
  /** HTTP status of a complete answer; null where there is none. */
  status: number | null;
  /** Node's code of what broke it off; null where an answer is complete. */
  fault: string | null;
}

/** Where and as whom the callers call. */
export interface CallersTarget {
  readonly host: string;
  readonly port: number;
  readonly accessKey: string;
}

/**
 * How long a caller waits between an answer and its next request, at most, in milliseconds: far less than an idle
 * connection is kept.
 */
const LONGEST_PAUSE_MILLIS = 20;

/** Light, heavy (a worker thread), keyed, and with a write to the database. */
const CALLED: readonly OperationRecord[] = [
  'getHealth',
  'negotiateTurn',
  'optimalPostedPrice',
  'simulateAuction',
  'compilePolicy',
  'quotePrice',
  'galeShapley',
].map((id) => {
  const record = OPERATIONS.find((operation) => operation.id === id);
  if (record === undefined) throw new Error(`there is no operation ${id}`);
  return record;
});

/**
 * Calls one request after another until the service refuses connections; a quote is settled at once. Every third caller
 * opens a connection for each request, the others keep theirs.
 * @returns all requests, in their order
 */
export async function callUntilRefused(index: number, target: CallersTarget, random: Random): Promise<CallerRequest[]> {
  const keepAlive = index % 3 !== 0;
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const requests: CallerRequest[] = [];
  const call = async (method: string, path: string, body: object | null): Promise<string> => {
    const made: CallerRequest = {
      id: `proof-${index}-${requests.length}-${random.integer(1_000_000_000).toString(36)}`,
      route: `${method} ${path.slice(0, 24)}`,
      reused: false,
      connected: false,
      millis: 0,
      status: null,
      fault: null,
    };
    requests.push(made);
    return send({ made, method, path, body, agent, target });
  };
  while (requests.at(-1)?.fault !== 'ECONNREFUSED') {
    const record = random.pick(CALLED);
    const answer = await call(record.method, record.path, record.examples[0]?.input ?? null);
    const quoteId = /"quote_id":"([^"]+)"/.exec(answer)?.[1];
    if (quoteId !== undefined) await call('POST', `/v1/price/settle/${quoteId}`, null);
    await pause(random.next() * LONGEST_PAUSE_MILLIS);
  }
  agent.destroy();
  return requests;
}

interface Sending {
  readonly made: CallerRequest;
  readonly method: string;
  readonly path: string;
  readonly body: object | null;
  readonly agent: Agent;
  readonly target: CallersTarget;
}

/** Sends one request and writes down how it ended; resolves with the body that came. */
function send({ made, method, path, body, agent, target }: Sending): Promise<string> {
  const headers = {
    'x-request-id': made.id,
    'x-svc-key': target.accessKey,
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve) => {
    let startedAt = performance.now();
    let text = '';
    const end = (): void => {
      made.millis = performance.now() - startedAt;
      resolve(text);
    };
    const request: ClientRequest = sendRequest({ host: target.host, port: target.port, method, path, headers, agent });
    request.once('socket', (socket) => {
      made.reused = request.reusedSocket;
      made.connected = !socket.connecting;
      // A kept connection is connected: a listener on it would stay, one for each request.
      if (made.connected) return;
      socket.once('connect', () => {
        made.connected = true;
        startedAt = performance.now();
      });
    });
    request.once('error', (fault: NodeJS.ErrnoException) => {
      made.fault ??= fault.code ?? fault.message;
      end();
    });
    request.once('response', (response) => {
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('close', () => {
        if (response.complete) made.status = response.statusCode ?? 0;
        else made.fault ??= 'the answer broke off';
        end();
      });
      response.on('error', () => undefined);
    });
    request.end(body === null ? undefined : JSON.stringify(body));
  });
}
