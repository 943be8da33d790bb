import { LRUCache } from 'lru-cache';
import { fullBucket, takeToken, type Bucket, type BucketRule, type Taking } from './token-bucket.js';

/** Most lanes that are remembered; the one unused for longest is forgotten first and starts full again. */
export const MAX_LANES = 100_000;

/** The buckets of many callers under one rule, bounded in number. */
export class TokenBuckets {
  private readonly buckets: LRUCache<string, Bucket>;

  constructor(readonly rule: BucketRule, maxLanes = MAX_LANES) {
    this.buckets = new LRUCache({ max: maxLanes });
  }

  /** Takes a token from a caller's bucket, which is full at the first call. */
  take(lane: string, nowMillis: number): Taking {
    let bucket = this.buckets.get(lane);
    if (bucket === undefined) {
      bucket = fullBucket(this.rule, nowMillis);
      this.buckets.set(lane, bucket);
    }
    return takeToken(bucket, this.rule, nowMillis);
  }

  /** What taking would answer, without taking. */
  look(lane: string, nowMillis: number): Taking {
    const bucket = this.buckets.get(lane);
    return takeToken(bucket === undefined ? fullBucket(this.rule, nowMillis) : { ...bucket }, this.rule, nowMillis);
  }
}
