import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { MayGrow } from './read-body.js';
import { Shares, type GiveBack } from './shares.js';

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
export const NO_ROOM = {
  status: 503,
  reason: 'too many large bodies are being received at the moment',
  retryAfter: '1',
};

/**
 * Bounds the memory that bodies take, whatever is sent at once: each larger one is admitted before it is read, and one
 * whose length nobody told as it comes.
 */
export class BodyRoom {
  private readonly shares: Shares;

  /** @param share the part that one caller may hold */
  constructor(share?: number) {
    this.shares = new Shares(BODIES_BYTES, share);
  }

  /** Bytes that are taken. */
  get inUse(): number {
    return this.shares.inUse;
  }

  /**
   * Takes room for a body until its response is closed. `isGranted` is false where there is none: answer with NO_ROOM.
   * `mayGrow` is asked when more of a body arrives than its sender has told, and takes room for so many bytes in all.
   * @example
   *   const { isGranted, mayGrow } = room.admit(address, announcedBytes(request.headers, limitBytes), response);
   *   if (isGranted) await readBody(request, limitBytes, mayGrow);
   */
  admit(caller: string, announced: number, response: Pick<ServerResponse, 'once'>): BodyAdmission {
    let giveBack: GiveBack = () => undefined;
    const mayGrow = (bytes: number): boolean => {
      if (bytes <= SMALL_BODY_BYTES) return true;
      giveBack();
      const taken = this.shares.take(caller, bytes);
      giveBack = taken ?? (() => undefined);
      return taken !== null;
    };
    response.once('close', () => giveBack());
    return { isGranted: mayGrow(announced), mayGrow };
  }
}

/** How a body was admitted. */
export interface BodyAdmission {
  readonly isGranted: boolean;
  readonly mayGrow: MayGrow;
}

/**
 * How long a body is, as far as its sender tells, in bytes: what the header says, and that of a small one where it says
 * nothing, which is counted as it comes. 0 for none.
 * @example announcedBytes({ 'content-length': '70000' }, 1_000_000) // 70000
 */
export function announcedBytes(headers: IncomingHttpHeaders, limitBytes: number): number {
  if (headers['transfer-encoding'] !== undefined) return Math.min(limitBytes, SMALL_BODY_BYTES);
  return Math.min(limitBytes, Number(headers['content-length'] ?? 0));
}
