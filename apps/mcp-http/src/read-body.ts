import type { IncomingMessage } from 'node:http';

/** The bytes of a body, or how it is refused. */
export type ReadBody = { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly status: number; readonly reason: string };

/**
 * Reads a JSON body of at most so many bytes. What is larger runs on into nothing, so that the refusal arrives and the connection can be used again.
 * @throws Error where the sender breaks off
 */
export function readBody(request: IncomingMessage, limitBytes: number): Promise<ReadBody> {
  const media = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (media !== 'application/json') return Promise.resolve({ ok: false, status: 415, reason: 'the body must be application/json' });
  const tooLarge: ReadBody = { ok: false, status: 413, reason: `the body is larger than ${limitBytes} bytes` };
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return Promise.resolve(tooLarge);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limitBytes) chunks.push(chunk);
      else resolve(tooLarge);
    });
    request.on('end', () => resolve({ ok: true, bytes: Buffer.concat(chunks) }));
    request.on('close', () => reject(new Error('the body broke off')));
  });
}
