import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ApiFault } from '../errors/api-fault.js';
import type { BucketRule } from './token-bucket.js';
import { TokenBuckets } from './token-buckets.js';

/**
 * Bounds how often an address makes the database look for keys that do not exist. A key that was known lately is always
 * looked up, so that a guesser does not lock out callers behind the same address; what the look-up says alone gives access.
 */
export class KeyGuesses {
  private readonly misses: TokenBuckets;
  private readonly known = new LRUCache<string, true>({ max: 10_000 });

  constructor(rule: BucketRule) {
    this.misses = new TokenBuckets(rule);
  }

  /**
   * Whether a key may be looked up now.
   * @throws ApiFault 429 when this address sent too many unknown keys
   */
  check(plainKey: string, lane: string, nowMillis: number): void {
    const { allowed, waitSeconds } = this.misses.look(lane, nowMillis);
    if (allowed || this.known.has(fingerprint(plainKey))) return;
    throw new ApiFault(429, `too many unknown keys; try again in ${waitSeconds} s`, { 'Retry-After': String(waitSeconds) });
  }

  /** Notes how a look-up ended. */
  note(plainKey: string, lane: string, known: boolean, nowMillis: number): void {
    if (known) this.known.set(fingerprint(plainKey), true);
    else {
      this.misses.take(lane, nowMillis);
      this.known.delete(fingerprint(plainKey));
    }
  }
}

function fingerprint(plainKey: string): string {
  return createHash('sha256').update(plainKey).digest('base64');
}
