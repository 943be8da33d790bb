import { TokenBuckets, type BucketRule } from '@svc/node-runtime';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiFault } from '../errors/api-fault.js';

/** How long an address that guesses waits between two look-ups, in milliseconds. */
const PACE_MILLIS = 10;

/** Look-ups that may wait for one address; its connections are waiting with them. */
const MAX_WAITING = 200;

/** The look-ups of an address that guesses: one after the other. */
interface Pace {
  last: Promise<void>;
  waiting: number;
}

/**
 * Bounds how often an address makes the database look for keys that do not exist. A key that was known lately is looked
 * up at once, and any other one in its turn: so a guesser neither busies the database nor locks out callers behind the
 * same address. What the look-up says alone gives access.
 */
export class KeyGuesses {
  private readonly misses: TokenBuckets;
  private readonly known = new LRUCache<string, string>({ max: 10_000 });
  private readonly paces = new Map<string, Pace>();

  constructor(rule: BucketRule) {
    this.misses = new TokenBuckets(rule);
  }

  /**
   * Resolves when a key may be looked up: at once, unless this address sent too many unknown keys and this one is not
   * known either.
   * @throws ApiFault 429 when too many of its keys wait already
   */
  admit(plainKey: string, lane: string, nowMillis: number): void | Promise<void> {
    const { allowed, waitSeconds } = this.misses.look(lane, nowMillis);
    if (allowed || this.known.has(fingerprint(plainKey))) return;
    const pace = this.paces.get(lane) ?? { last: Promise.resolve(), waiting: 0 };
    if (pace.waiting >= MAX_WAITING)
      throw new ApiFault(
        429,
        `too many unknown keys; try again in ${waitSeconds} s`,
        { 'Retry-After': String(waitSeconds) },
        { members: { code: 'key_guesses' } },
      );
    this.paces.set(lane, pace);
    pace.waiting += 1;
    const before = pace.last;
    pace.last = before.then(() => pause(PACE_MILLIS));
    return pace.last.finally(() => {
      pace.waiting -= 1;
      if (pace.waiting === 0) this.paces.delete(lane);
    });
  }

  /** The id of a key that was known when it was last looked up. It says whose call is counted, and gives no access. */
  knownId(plainKey: string): string | undefined {
    return this.known.get(fingerprint(plainKey));
  }

  /** Notes how a look-up ended: with the id of a key, or null. */
  note(plainKey: string, lane: string, id: string | null, nowMillis: number): void {
    if (id !== null) this.known.set(fingerprint(plainKey), id);
    else {
      this.misses.take(lane, nowMillis);
      this.known.delete(fingerprint(plainKey));
    }
  }
}

function fingerprint(plainKey: string): string {
  return createHash('sha256').update(plainKey).digest('base64');
}
