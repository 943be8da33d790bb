import { TokenBuckets, type BucketRule, type Taking } from '@svc/node-runtime';

/** Nest's token of the {@link BucketMaker}. */
export const BUCKETS = Symbol('BUCKETS');

/** The buckets of many callers under one rule, of this process alone or of all instances together. */
export interface Buckets {
  readonly rule: BucketRule;
  /** Takes as many tokens as a call costs, or none where there are fewer. The time counts where the bucket is here. */
  take(lane: string, nowMillis: number, cost?: number): Taking | Promise<Taking>;
}

/** Makes the buckets of limits. */
export interface BucketMaker {
  /** Those of one limit, whose name parts them from others, for so many callers at most. */
  make(name: string, rule: BucketRule, maxLanes?: number): Buckets;
  /** Whether all instances count together; null where each is meant to count for itself. */
  isShared(): boolean | null;
  /** Nest calls it at the end. */
  onApplicationShutdown?(): void;
}

/** Buckets that this process keeps for itself. */
export const ownBuckets: BucketMaker = {
  make: (_, rule, maxLanes) => new TokenBuckets(rule, maxLanes),
  isShared: () => null,
};
