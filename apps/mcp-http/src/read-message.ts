import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';

/** Largest message, in bytes: that of the API's bodies. */
export const MESSAGE_LIMIT_BYTES = 1_048_576;

/** Deepest nesting of a message, that of the API's bodies: an array in an array is 2. */
const MAX_DEPTH = 32;

/** Member names by which a value could reach the prototype of what copies it. */
const REFUSED_NAMES = ['__proto__', 'constructor', 'prototype'];

/** A message, or how it is refused. */
export type ReadMessage = { readonly ok: true; readonly message: unknown } | { readonly ok: false; readonly status: number; readonly reason: string };

/** Reads a JSON message within its limits. */
export async function readMessage(request: IncomingMessage): Promise<ReadMessage> {
  const media = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (media !== 'application/json') return { ok: false, status: 415, reason: 'the body must be application/json' };
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MESSAGE_LIMIT_BYTES) return { ok: false, status: 413, reason: `the body is larger than ${MESSAGE_LIMIT_BYTES} bytes` };
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const message = isUtf8(bytes) ? parse(bytes.toString('utf8')) : undefined;
  if (message === undefined || !isHarmless(message)) return { ok: false, status: 400, reason: 'the body is not JSON that can be taken' };
  return { ok: true, message };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a value nests no deeper than allowed and names no prototype. Level by level, so that no depth can exhaust the stack. */
function isHarmless(message: unknown): boolean {
  let level = [message].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH || level.some((one) => REFUSED_NAMES.some((name) => Object.hasOwn(one, name)))) return false;
    level = level.flatMap((one) => Object.values(one).filter(isContainer));
  }
  return true;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
