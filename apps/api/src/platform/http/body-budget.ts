import { Injectable } from '@nestjs/common';
import { BodyRoom, NO_ROOM, readBody } from '@svc/node-runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiFault } from '../errors/api-fault.js';

/** Bounds the memory that bodies take, whatever is sent at once: each larger one is admitted before it is read. */
@Injectable()
export class BodyBudget {
  private readonly room = new BodyRoom();

  /** Bytes that are taken. */
  get inUse(): number {
    return this.room.inUse;
  }

  /**
   * Takes room for a body until its response is closed.
   * @param announced the length of the body, or the most that it may have where its sender does not tell
   * @throws ApiFault 503 with `Retry-After` where there is none
   */
  reserve(caller: string, announced: number, response: ServerResponse): void {
    if (!this.room.admit(caller, announced, response))
      throw new ApiFault(
        NO_ROOM.status,
        NO_ROOM.reason,
        { 'Retry-After': NO_ROOM.retryAfter },
        { members: { code: 'bodies_waiting' } },
      );
  }
}

/**
 * The raw bytes of a request body.
 * @throws ApiFault 413 as soon as the limit is passed, 400 when the sender breaks off
 */
export async function bodyBytes(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const read = await readBody(request, limitBytes);
  if (!read.ok) throw new ApiFault(read.status, read.reason);
  return read.bytes;
}
