import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fullBucket, takeToken } from './token-bucket.js';
import { TokenBuckets } from './token-buckets.js';

const RULE = { capacity: 60, windowMillis: 60_000 };

describe('a token bucket', () => {
  it('gives its capacity at once and then refuses', () => {
    const bucket = fullBucket(RULE, 0);
    for (let count = 0; count < 60; count += 1) expect(takeToken(bucket, RULE, 0).allowed).toBe(true);
    expect(takeToken(bucket, RULE, 0)).toEqual({ allowed: false, remaining: 0, waitSeconds: 1 });
  });

  it('refills evenly: one token a second at 60 a minute, and not a millisecond earlier', () => {
    const bucket = fullBucket(RULE, 0);
    for (let count = 0; count < 60; count += 1) takeToken(bucket, RULE, 0);
    expect(takeToken({ ...bucket }, RULE, 999).allowed).toBe(false);
    expect(takeToken({ ...bucket }, RULE, 1_000)).toEqual({ allowed: true, remaining: 0, waitSeconds: 1 });
  });

  it('gains nothing from refused calls, nor from a clock that steps back', () => {
    const bucket = fullBucket(RULE, 10_000_000);
    for (let count = 0; count < 60; count += 1) takeToken(bucket, RULE, 10_000_000);
    expect(takeToken(bucket, RULE, 9_000_000).allowed).toBe(false);
    expect(takeToken(bucket, RULE, 9_000_999).allowed).toBe(false);
    expect(takeToken(bucket, RULE, 9_001_000).allowed).toBe(true);
  });

  it('lets a call pass after exactly the announced wait, and refuses it one second earlier', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.integer({ min: 1_000, max: 3_600_000 }),
        fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 60 }),
        (capacity, windowMillis, gaps) => {
          const rule = { capacity, windowMillis };
          const bucket = fullBucket(rule, 0);
          let now = 0;
          for (const gap of gaps) takeToken(bucket, rule, (now += gap));
          let taking = takeToken(bucket, rule, now);
          while (taking.allowed) taking = takeToken(bucket, rule, now);
          expect(takeToken({ ...bucket }, rule, now + taking.waitSeconds * 1000).allowed).toBe(true);
          expect(takeToken({ ...bucket }, rule, now + (taking.waitSeconds - 1) * 1000).allowed).toBe(false);
        },
      ),
      { seed: 60, numRuns: 300 },
    );
  });

  it('never gives more than its capacity and what refilled', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 700 }),
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 500 }),
        (capacity, gaps) => {
          const rule = { capacity, windowMillis: 60_000 };
          const bucket = fullBucket(rule, 0);
          let now = 0;
          let allowed = 0;
          for (const gap of gaps) if (takeToken(bucket, rule, (now += gap)).allowed) allowed += 1;
          expect(allowed).toBeLessThanOrEqual(capacity + Math.floor((now * capacity) / 60_000));
        },
      ),
      { seed: 600, numRuns: 200 },
    );
  });
});

describe('many buckets', () => {
  it('keep callers apart, and are bounded in number', () => {
    const buckets = new TokenBuckets({ capacity: 1, windowMillis: 60_000 }, 2);
    expect(['a', 'b', 'a', 'b'].map((lane) => buckets.take(lane, 0).allowed)).toEqual([true, true, false, false]);
    buckets.take('c', 0);
    expect(buckets.take('b', 0).allowed).toBe(false);
    expect(buckets.take('a', 0).allowed).toBe(true);
  });
});
