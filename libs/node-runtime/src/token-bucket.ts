/**
 * How many calls a bucket holds, and the time in which an empty one refills, evenly. Whole numbers, product under 2^53.
 */
export interface BucketRule {
  readonly capacity: number;
  readonly windowMillis: number;
}

/**
 * The rule of so many calls a minute.
 * @example perMinute(60) // { capacity: 60, windowMillis: 60000 }
 */
export function perMinute(capacity: number): BucketRule {
  return { capacity, windowMillis: 60_000 };
}

/**
 * A bucket between two calls. Its level is in parts of a token, `windowMillis` of them to one, so that all sums are
 * exact.
 */
export interface Bucket {
  level: number;
  updatedMillis: number;
}

/** What became of one call. */
export interface Taking {
  readonly allowed: boolean;
  /** Whole tokens left. */
  readonly remaining: number;
  /** Whole seconds until one token more is free, at least 1; where a call was refused, a retry after it passes. */
  readonly waitSeconds: number;
}

/** A full bucket. */
export function fullBucket(rule: BucketRule, nowMillis: number): Bucket {
  return { level: rule.capacity * rule.windowMillis, updatedMillis: nowMillis };
}

/**
 * Takes one token from a bucket, in place, or as many as a call costs, if they are there. A refused call takes nothing.
 * A clock that steps back adds nothing and takes nothing.
 */
export function takeToken(bucket: Bucket, rule: BucketRule, nowMillis: number, cost = 1): Taking {
  const { capacity, windowMillis } = rule;
  const elapsedMillis = Math.min(Math.max(0, nowMillis - bucket.updatedMillis), windowMillis);
  bucket.level = Math.min(capacity * windowMillis, bucket.level + elapsedMillis * capacity);
  bucket.updatedMillis = nowMillis;
  const allowed = bucket.level >= cost * windowMillis;
  if (allowed) bucket.level -= cost * windowMillis;
  return takingOf(bucket.level, rule, { allowed, cost });
}

/**
 * What is told of a call by the level that it left, in parts of a token, wherever the bucket is kept.
 * @example takingOf(0, perMinute(60), { allowed: false, cost: 1 }) // { allowed: false, remaining: 0, waitSeconds: 1 }
 */
export function takingOf(
  level: number,
  { capacity, windowMillis }: BucketRule,
  { allowed, cost }: { readonly allowed: boolean; readonly cost: number },
): Taking {
  const remaining = Math.floor(level / windowMillis);
  const missing = (allowed ? remaining + 1 : cost) * windowMillis - level;
  return { allowed, remaining, waitSeconds: Math.max(1, Math.ceil(Math.ceil(missing / capacity) / 1000)) };
}
