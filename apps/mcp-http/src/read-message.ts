import { DEFAULT_BODY_LIMIT_BYTES, JsonBodyFault, parseJsonBody } from '@svc/contracts';
import type { IncomingMessage } from 'node:http';

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
    if (size > DEFAULT_BODY_LIMIT_BYTES) return { ok: false, status: 413, reason: `the body is larger than ${DEFAULT_BODY_LIMIT_BYTES} bytes` };
    chunks.push(chunk);
  }
  return parse(Buffer.concat(chunks));
}

function parse(bytes: Uint8Array): ReadMessage {
  try {
    return { ok: true, message: parseJsonBody(bytes) };
  } catch (thrown) {
    if (!(thrown instanceof JsonBodyFault)) throw thrown;
    return { ok: false, status: 400, reason: thrown.message };
  }
}
