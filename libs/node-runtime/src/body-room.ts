import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Shares } from './shares.js';

/** A body up to this size is read without room being taken for it, in bytes. */
export const SMALL_BODY_BYTES = 65_536;

/**
 * Larger bodies that may be on their way or in memory at once, in bytes: one of the largest from each of two callers,
 * for parsed it takes five times as much.
 */
export const BODIES_BYTES = 32 * 1_048_576;

/**
 * How large bodies are refused for which there is no room: with status 503, and seconds after which a caller may try
 * again.
 */
export const NO_ROOM = { status: 503, reason: 'too many large bodies are on their way at the moment', retryAfter: '1' };

/** Bounds the memory that bodies take, whatever is sent at once: each larger one is admitted before it is read. */
export class BodyRoom {
  private readonly shares = new Shares(BODIES_BYTES);

  /** Bytes that are taken. */
  get inUse(): number {
    return this.shares.inUse;
  }

  /**
   * Takes room for a body until its response is closed; false where there is none.
   * @param announced the length of the body in bytes, or the most that it may have where its sender does not tell
   * @example room.admit(address, announcedBytes(request.headers, limitBytes), response) // false: answer with NO_ROOM
   */
  admit(caller: string, announced: number, response: Pick<ServerResponse, 'once'>): boolean {
    if (announced <= SMALL_BODY_BYTES) return true;
    const giveBack = this.shares.take(caller, announced);
    if (giveBack !== null) response.once('close', giveBack);
    return giveBack !== null;
  }
}

/**
 * How long a body will be, in bytes: what the header says, or the limit where it says nothing. 0 for none.
 * @example announcedBytes({ 'content-length': '70000' }, 1_000_000) // 70000
 */
export function announcedBytes(headers: IncomingHttpHeaders, limitBytes: number): number {
  if (headers['transfer-encoding'] !== undefined) return limitBytes;
  return Math.min(limitBytes, Number(headers['content-length'] ?? 0));
}
