import { OPERATIONS, toolsOfDoor, type OperationRecord } from '@svc/contracts';
import type { Random } from '@svc/numerics';
import { altered, anyValue, NAUGHTY_TEXTS, oneOf } from './naughty.js';

/** Keys of the caller; a rotation that succeeds replaces the second one. */
export interface HostileKeys {
  readonly svc: string;
  gt: string;
}

/** A request as it is sent. */
export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
  /** The operation whose documented statuses hold; null where nothing is documented of such a request. */
  readonly record: OperationRecord | null;
}

const TYPES = ['application/json', 'text/plain', 'application/json; charset=utf-16', 'multipart/form-data', ''];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const IDS = ['req_1', 'tkt_1', '00000000-0000-0000-0000-000000000000', 'x', 'a'.repeat(2_000), ...NAUGHTY_TEXTS];
/** How often each is drawn: one that computes for long a fifth as often as one that does not. */
const drawnAs = (record: OperationRecord): number => (record.compute === undefined ? 5 : 1);
const DRAWN = OPERATIONS.flatMap((record) => Array.from({ length: drawnAs(record) }, () => record));
const TOOLS = [...toolsOfDoor(OPERATIONS, 'core'), ...toolsOfDoor(OPERATIONS, 'pro')].flatMap((tool) =>
  Array.from({ length: drawnAs(tool.record) }, () => tool),
);

/** The next request of a hostile caller. */
export function hostileRequest(random: Random, keys: HostileKeys): HostileRequest {
  if (random.next() < 0.15) return hostileMessage(random, keys);
  const record = oneOf(random, DRAWN);
  const isOtherMethod = random.next() < 0.03;
  const path = record.path.replace(/\{\w+\}/g, () => encodeId(random, oneOf(random, IDS)));
  const query = random.next() < 0.05 ? `?${escapeText(oneOf(random, NAUGHTY_TEXTS.slice(2, 20)))}=%00` : '';
  const body = record.input === null && random.next() < 0.9 ? null : bodyOf(random, record, keys);
  const isOfOtherType = body !== null && random.next() < 0.04;
  const type = isOfOtherType ? oneOf(random, TYPES) : 'application/json';
  return {
    method: isOtherMethod ? oneOf(random, METHODS) : record.method,
    path: path + query,
    headers: {
      ...keyHeaders(random, record, keys),
      ...(body !== null && { 'content-length': String(body.length) }),
      ...(body !== null && type !== '' && { 'content-type': type }),
      ...(random.next() < 0.1 && { 'idempotency-key': oneOf(random, ['a', 'b'.repeat(22), 'c'.repeat(300), 'd e']) }),
    },
    body,
    record: isOtherMethod || path !== record.path ? null : record,
  };
}

function bodyOf(random: Random, record: OperationRecord, keys: HostileKeys): Buffer {
  const draw = random.next();
  if (draw < 0.03) return Buffer.from(Array.from({ length: 64 }, () => Math.floor(random.next() * 256)));
  if (draw < 0.06) return Buffer.from(oneOf(random, ['', '{', '[', '{"a":1,"a":2}', '{"__proto__":{}}', 'null', '5']));
  if (draw < 0.16) return Buffer.from(JSON.stringify(anyValue(random)));
  const example = oneOf(random, record.examples)?.input ?? {};
  let body: unknown = record.bodyKey === undefined ? example : { ...example, api_key: keys.gt };
  const changes = draw < 0.3 ? 0 : 1 + Math.floor(random.next() * 3);
  for (let change = 0; change < changes; change += 1) body = altered(body, random);
  return Buffer.from(JSON.stringify(body) ?? 'null');
}

/** A lone half of a character cannot be escaped. */
const escapeText = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, 'x'));

/** Mostly escaped as a client would, sometimes as it is, as far as a request line can hold it. */
function encodeId(random: Random, id: string): string {
  const isPlain = random.next() < 0.1;
  return isPlain ? id.replace(/[^!-~]|[?#]/g, '') : escapeText(id);
}

function keyHeaders(random: Random, { access }: OperationRecord, keys: HostileKeys): Record<string, string> {
  const draw = random.next();
  const right = access === 'svc_key' ? keys.svc : keys.gt;
  if (draw < 0.7) return { 'x-api-key': right };
  if (draw < 0.8) return { authorization: `Bearer ${right}` };
  if (draw < 0.9) return {};
  return { 'x-svc-key': oneOf(random, ['x', 'svc_UnknownUnknown0001', 'gt_UnknownUnknown0001', keys.gt, keys.svc]) };
}

function hostileMessage(random: Random, keys: HostileKeys): HostileRequest {
  const { link, record } = oneOf(random, TOOLS);
  const example: unknown = oneOf(random, record.examples)?.input ?? {};
  const args = random.next() < 0.2 ? anyValue(random) : altered(example, random);
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: link.name, arguments: args } };
  const message = random.next() < 0.8 ? call : altered(call, random);
  return {
    method: 'POST',
    path: random.next() < 0.5 ? '/mcp/' : '/mcp/pro/',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': oneOf(random, ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28', 'x']),
      ...(random.next() < 0.7 && { 'x-api-key': random.next() < 0.5 ? keys.gt : keys.svc }),
    },
    body: Buffer.from(JSON.stringify(message) ?? 'null'),
    record: null,
  };
}
