import { setTimeout as pause } from 'node:timers/promises';

/** How long a call is sent again, and how soon, in milliseconds. */
const TRIED_MILLIS = 600_000;
const PAUSE_MILLIS = 500;

/**
 * Sends again what is answered with 503, as that answer asks for, until it is answered otherwise: a machine that is
 * busy is no fault of what is proved. What is sent must be done once, however often it comes.
 * @returns the first other answer; the last one after ten minutes
 * @example const { status } = await tryAgain(() => fetch(`${url}/v1/billing/balance`, { headers }));
 */
export async function tryAgain<Answer extends { readonly status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (const until = performance.now() + TRIED_MILLIS; ; await pause(PAUSE_MILLIS)) {
    const answer = await send();
    if (answer.status !== 503 || performance.now() > until) return answer;
  }
}
