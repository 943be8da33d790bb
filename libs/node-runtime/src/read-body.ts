import type { IncomingMessage } from 'node:http';
import { NO_ROOM, SMALL_BODY_BYTES } from './body-room.js';

/** Whether a body may have so many bytes in all. */
export type MayGrow = (bytes: number) => boolean;

/** The bytes of a body, or how it is refused. */
export type ReadBody =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly status: 400 | 413 | 503; readonly reason: string };

/**
 * The raw bytes of a request body, of at most so many. A larger one is refused as soon as the limit is passed; the rest
 * runs on into nothing, so that the refusal arrives. Status 400 is of a sender that breaks off, 503 of one for whose
 * bytes there is no room.
 * @param mayGrow asked as a body comes whose length its sender did not tell, in steps that double
 * @example
 *   const read = await readBody(request, 1_048_576);
 *   if (!read.ok) return refuse(read.status, read.reason);
 */
export function readBody(
  request: IncomingMessage,
  limitBytes: number,
  mayGrow: MayGrow = () => true,
): Promise<ReadBody> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limitBytes) return Promise.resolve(tooLarge(limitBytes));
  return new Promise((resolve) => {
    const body = new ArrivingBody(announced);
    let granted = Math.max(announced, SMALL_BODY_BYTES);
    const settle = (read: ReadBody): void => {
      request.off('data', onData).off('end', onEnd).off('close', onBreak);
      resolve(read);
    };
    const onData = (chunk: Buffer): void => {
      const size = body.size + chunk.length;
      const isWithin = size <= limitBytes;
      if (isWithin && size > granted) granted = Math.min(limitBytes, Math.max(size, 2 * granted));
      else if (isWithin) return body.add(chunk);
      if (isWithin && mayGrow(granted)) return body.add(chunk);
      settle(isWithin ? { ok: false, status: 503, reason: NO_ROOM.reason } : tooLarge(limitBytes));
      request.resume();
    };
    const onEnd = (): void => settle({ ok: true, bytes: body.bytes() });
    const onBreak = (): void => settle({ ok: false, status: 400, reason: 'the body broke off' });
    request.on('data', onData).on('end', onEnd).on('close', onBreak);
  });
}

function tooLarge(limitBytes: number): ReadBody {
  return { ok: false, status: 413, reason: `the body is larger than ${limitBytes} bytes` };
}

/** Bodies of this size and more are written to their place as they arrive, so that they are never in memory twice. */
const PLACED_FROM_BYTES = 65_536;

class ArrivingBody {
  size = 0;
  private readonly chunks: Buffer[] = [];
  private readonly whole: Buffer | null;

  /** @param announced the length that the sender tells; 0 where it tells none */
  constructor(announced: number) {
    this.whole = announced >= PLACED_FROM_BYTES ? Buffer.from(new ArrayBuffer(announced)) : null;
  }

  add(chunk: Buffer): void {
    if (this.whole === null) this.chunks.push(chunk);
    else chunk.copy(this.whole, this.size);
    this.size += chunk.length;
  }

  bytes(): Buffer {
    if (this.whole !== null) return this.whole;
    return this.chunks.length === 1 && this.chunks[0] !== undefined ? this.chunks[0] : Buffer.concat(this.chunks);
  }
}

/** These bytes in memory that is theirs alone, so that it can be handed to a worker. */
export function ownBytes(bytes: Buffer): Uint8Array<ArrayBuffer> {
  const isAlone =
    bytes.buffer instanceof ArrayBuffer &&
    bytes.byteLength === bytes.buffer.byteLength &&
    bytes.byteLength >= Buffer.poolSize;
  return isAlone ? new Uint8Array(bytes.buffer as ArrayBuffer) : new Uint8Array(bytes);
}
