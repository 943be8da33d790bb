import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MILLIS = 25;

/**
 * Tries again until it succeeds.
 *
 * @throws Error when it has not succeeded within the limit
 */
export async function retryUntil(attempt: () => boolean, limitMillis: number): Promise<void> {
  const deadline = performance.now() + limitMillis;
  while (!attempt()) {
    if (performance.now() > deadline) throw new Error(`stopped trying after ${limitMillis} ms`);
    await sleep(PAUSE_MILLIS);
  }
}
