import { Inject, Injectable } from '@nestjs/common';
import { BodyRoom, NO_ROOM, readBody, type MayGrow } from '@svc/node-runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONFIG, type Config } from '../config/config.js';
import { ApiFault } from '../errors/api-fault.js';

/**
 * Bounds the memory that bodies take, whatever is sent at once: each larger one is admitted before it is read, and one
 * whose length nobody told as it comes.
 */
@Injectable()
export class BodyBudget {
  private readonly room: BodyRoom;

  constructor(@Inject(CONFIG) { callerShare }: Pick<Config, 'callerShare'>) {
    this.room = new BodyRoom(callerShare);
  }

  /** Bytes that are taken. */
  get inUse(): number {
    return this.room.inUse;
  }

  /**
   * Takes room for a body until its response is closed; gives back what is asked for more than was announced.
   * @param announced the length of the body, as far as its sender tells
   * @throws ApiFault 503 with `Retry-After` where there is none
   */
  reserve(caller: string, announced: number, response: ServerResponse): MayGrow {
    const { isGranted, mayGrow } = this.room.admit(caller, announced, response);
    if (!isGranted) throw noRoom();
    return mayGrow;
  }
}

function noRoom(): ApiFault {
  return new ApiFault(
    NO_ROOM.status,
    NO_ROOM.reason,
    { 'Retry-After': NO_ROOM.retryAfter },
    { members: { code: 'bodies_waiting' } },
  );
}

/**
 * The raw bytes of a request body.
 * @param mayGrow of {@link BodyBudget.reserve}
 * @throws ApiFault 413 as soon as the limit is passed, 400 when the sender breaks off, 503 where there is no room
 */
export async function bodyBytes(request: IncomingMessage, limitBytes: number, mayGrow?: MayGrow): Promise<Buffer> {
  const read = await readBody(request, limitBytes, mayGrow);
  if (read.ok) return read.bytes;
  throw read.status === NO_ROOM.status ? noRoom() : new ApiFault(read.status, read.reason);
}
