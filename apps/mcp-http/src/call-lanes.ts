import { perMinute, TokenBuckets } from '@svc/node-runtime';

/**
 * Takes a token for a call of an address, or as many as it costs: 0 where it may go on, else the whole seconds until it
 * may.
 */
export interface CallLanes {
  waitSeconds(address: string, cost?: number): number;
}

/** Lanes that keep the calls of each address to a rate of their own. */
export function createCallLanes(callsPerMinute: number, nowMillis: () => number): CallLanes {
  const buckets = new TokenBuckets(perMinute(callsPerMinute));
  return {
    waitSeconds: (address, cost) => {
      const { allowed, waitSeconds } = buckets.take(address, nowMillis(), cost);
      return allowed ? 0 : waitSeconds;
    },
  };
}
