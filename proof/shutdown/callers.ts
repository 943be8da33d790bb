import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { OPERATIONS, type OperationRecord } from '@svc/contracts';
import type { Random } from '@svc/numerics';
import { send, unsent, type CallerRequest } from '../wire.js';

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
export async function callUntilRefused(
  index: number,
  { host, port, accessKey }: CallersTarget,
  random: Random,
): Promise<CallerRequest[]> {
  const headers = { 'x-svc-key': accessKey };
  const keepAlive = index % 3 !== 0;
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const requests: CallerRequest[] = [];
  const call = async (method: string, path: string, body: object | null): Promise<string> => {
    const id = `proof-${index}-${requests.length}-${random.integer(1_000_000_000).toString(36)}`;
    const made = unsent(id, method, path);
    requests.push(made);
    return send({ made, method, path, body, headers, agent, target: { host, port } });
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
