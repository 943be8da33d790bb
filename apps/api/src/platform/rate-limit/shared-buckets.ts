import { takingOf, TokenBuckets, type BucketRule, type Taking } from '@svc/node-runtime';
import type { BucketStore } from './bucket-store.js';
import type { Buckets } from './buckets.js';

/**
 * Buckets that all instances fill together. While the store does not answer, this instance counts for itself, as it
 * would without one: callers are not refused for it, nor let through without end.
 */
export class SharedBuckets implements Buckets {
  private readonly own: TokenBuckets;

  constructor(
    private readonly store: Pick<BucketStore, 'take'>,
    private readonly name: string,
    readonly rule: BucketRule,
    maxLanes?: number,
  ) {
    this.own = new TokenBuckets(rule, maxLanes);
  }

  async take(lane: string, nowMillis: number, cost = 1): Promise<Taking> {
    const taken = await this.store.take(`${this.name}:${lane}`, this.rule, cost);
    return taken === null
      ? this.own.take(lane, nowMillis, cost)
      : takingOf(taken.level, this.rule, { allowed: taken.allowed, cost });
  }
}
