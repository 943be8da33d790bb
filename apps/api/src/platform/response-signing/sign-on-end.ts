import type { ServerResponse } from 'node:http';
import { signResponse, type ResponseKey } from './response-signer.js';

const NO_BODY: ReadonlySet<number> = new Set([204, 205, 304]);
const NOTHING = Buffer.alloc(0);

/** What the last step of a response needs. */
export interface SignOnEnd {
  readonly key: ResponseKey;
  readonly isHead: boolean;
  nowMillis(): number;
}

const ARMED = Symbol('signed on end');

/** Whether a response will be signed. */
export function isSigned(response: object): boolean {
  return ARMED in response;
}

/**
 * Makes a response keep back what is written to it, and sign exactly those bytes when it ends. Whoever sends it, a
 * handler, a refusal or the framework, need not know. A HEAD response is signed over the empty content that it carries.
 */
export function signOnEnd(response: ServerResponse, { key, isHead, nowMillis }: SignOnEnd): void {
  Object.assign(response, { [ARMED]: true });
  const chunks: Buffer[] = [];
  const originalEnd = response.end.bind(response);

  response.write = (chunk: unknown, encoding?: unknown, done?: unknown): boolean => {
    chunks.push(bytesOf(chunk, encoding));
    const callback = typeof encoding === 'function' ? encoding : done;
    if (typeof callback === 'function') process.nextTick(callback as () => void);
    return true;
  };

  response.end = ((chunk?: unknown, encoding?: unknown, done?: unknown): ServerResponse => {
    const callback = [chunk, encoding, done].find((argument) => typeof argument === 'function') as
      (() => void) | undefined;
    if (response.headersSent) return originalEnd(callback);
    const hasBody = !isHead && !NO_BODY.has(response.statusCode);
    const body = hasBody ? wholeBody(chunks, chunk, encoding) : NOTHING;
    try {
      seal(response, body, key, nowMillis());
    } catch (fault) {
      return response.destroy(fault as Error);
    }
    return hasBody ? originalEnd(body, callback) : originalEnd(callback);
  }) as ServerResponse['end'];
}

/** Text that comes in one piece stays text, because Node then sends it in one write with the headers. */
function wholeBody(chunks: Buffer[], last: unknown, encoding: unknown): Buffer | string {
  const isText =
    typeof last === 'string' && (typeof encoding !== 'string' || encoding === 'utf8' || encoding === 'utf-8');
  if (chunks.length === 0 && isText) return last;
  if (last !== undefined && last !== null && typeof last !== 'function') chunks.push(bytesOf(last, encoding));
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
}

/** Sets the last headers; an unsigned answer never leaves in place of a signed one. */
function seal(response: ServerResponse, body: Buffer | string, key: ResponseKey, nowMillis: number): void {
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.removeHeader('ETag');
  response.removeHeader('Last-Modified');
  response.setHeader('Cache-Control', 'no-store, no-transform');
  const contentType = String(response.getHeader('Content-Type'));
  if (body !== NOTHING) response.setHeader('Content-Length', Buffer.byteLength(body));
  const { statusCode: status } = response;
  const headers = signResponse(key, { status, contentType, body, createdSeconds: Math.floor(nowMillis / 1000) });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  throw new TypeError('a response must be written as text or bytes');
}
