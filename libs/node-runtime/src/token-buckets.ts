import { LRUCache } from 'lru-cache';
import { fullBucket, takeToken, type Bucket, type BucketRule, type Taking } from './token-bucket.js';

/** Most lanes that are remembered; the one unused for longest is forgotten first and starts full again. */
const MAX_LANES = 100_000;

/**
 * The buckets of many callers under one rule, bounded in number.
 * @example new TokenBuckets(perMinute(60)).take('192.0.2.1', Date.now())
 *   // { allowed: true, remaining: 59, waitSeconds: 1 }
 */
export class TokenBuckets {
  private readonly buckets: LRUCache<string, Bucket>;

  constructor(
    readonly rule: BucketRule,
    maxLanes = MAX_LANES,
  ) {
    // A bound on the sum of sizes, not on the count, for which the cache would take its whole room at once.
    this.buckets = new LRUCache({ maxSize: maxLanes, sizeCalculation: () => 1 });
  }

  /** Takes a token, or as many as a call costs, from a caller's bucket, which is full at the first call. */
  take(lane: string, nowMillis: number, cost = 1): Taking {
    let bucket = this.buckets.get(lane);
    if (bucket === undefined) {
      bucket = fullBucket(this.rule, nowMillis);
      this.buckets.set(lane, bucket);
    }
    return takeToken(bucket, this.rule, nowMillis, cost);
  }

  /** What taking would answer, without taking. */
  look(lane: string, nowMillis: number): Taking {
    const bucket = this.buckets.get(lane);
    return takeToken(bucket === undefined ? fullBucket(this.rule, nowMillis) : { ...bucket }, this.rule, nowMillis);
  }
}
