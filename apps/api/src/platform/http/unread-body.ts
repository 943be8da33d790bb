import type { GiveBack } from '@svc/node-runtime';

/** What a worker's task is told of the request behind it. */
export interface Admission {
  /** Whose turn it is: a key or an address. */
  readonly caller: string;
  /** Aborts when the caller has left. */
  readonly signal: AbortSignal;
  /**
   * The place that was taken before the body was read; absent where the task has to find one. Given back with the
   * response.
   */
  readonly place?: GiveBack | undefined;
}

/**
 * The bytes of a JSON body that nobody has parsed yet: a worker will, so that a large one does not hold up the event
 * loop.
 */
export class UnreadBody {
  constructor(
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly admission: Admission,
  ) {}
}
