import type { IncomingMessage } from 'node:http';

/** The bytes of a body, or how it is refused. */
export type ReadBody = { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly status: number; readonly reason: string };

/** Reads a JSON body of at most so many bytes. */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<ReadBody> {
  const media = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (media !== 'application/json') return { ok: false, status: 415, reason: 'the body must be application/json' };
  const tooLarge: ReadBody = { ok: false, status: 413, reason: `the body is larger than ${limitBytes} bytes` };
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) return tooLarge;
    chunks.push(chunk);
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}
