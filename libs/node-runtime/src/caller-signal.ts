import type { ServerResponse } from 'node:http';

const SIGNALS = new WeakMap<ServerResponse, AbortSignal>();

/**
 * A signal that aborts when the connection of a request is gone before its answer is written: the caller has left. One
 * for each response.
 * @example await fetch(address, { signal: callerSignal(response) })
 */
export function callerSignal(response: ServerResponse): AbortSignal {
  const made = SIGNALS.get(response);
  if (made !== undefined) return made;
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  if (response.destroyed && !response.writableFinished) left.abort();
  SIGNALS.set(response, left.signal);
  return left.signal;
}
