import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop that takes longer may have let something arrive behind its back, in milliseconds. */
const QUIET_MILLIS = 5;

/**
 * Resolves right after a turn of the event loop in which no connection had to be taken, and which was short: what had
 * reached this machine before is then in the process.
 *
 * The event loop takes one connection a turn (libuv since 1.45), and while it is busy none. Those that the system has
 * accepted meanwhile wait, often with their whole request, and a listener that closes resets them; so does the closing
 * of a kept connection whose next request has arrived but was not read yet.
 * @param patienceMillis after so long it resolves without such a turn
 * @example await quietTurn(server, 2_000); server.close();
 */
export async function quietTurn(server: Server, patienceMillis: number): Promise<void> {
  let taken = 0;
  const count = (): void => void (taken += 1);
  server.on('connection', count);
  const begunAt = performance.now();
  try {
    for (let turnAt = begunAt; turnAt - begunAt < patienceMillis;) {
      const before = taken;
      await nextTurn();
      const now = performance.now();
      if (taken === before && now - turnAt < QUIET_MILLIS) return;
      turnAt = now;
    }
  } finally {
    server.off('connection', count);
  }
}
