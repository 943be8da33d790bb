import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { ApiFault } from '../platform/errors/api-fault.js';
import { BUCKETS, type BucketMaker, type Buckets } from '../platform/rate-limit/buckets.js';
import { RateLimit, type CountedRequest } from '../platform/rate-limit/rate-limit.js';

const HOUR_MILLIS = 3_600_000;

/** How many keys an address may ask for, beside the rate of all calls. */
@Injectable()
export class KeyIssueLimit {
  private readonly buckets: Buckets;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RateLimit) private readonly rateLimit: Pick<RateLimit, 'laneOf'>,
    @Inject(BUCKETS) buckets: BucketMaker,
  ) {
    this.buckets = buckets.make('key-issue', { capacity: config.rateKeyIssuePerHour, windowMillis: HOUR_MILLIS });
  }

  /** Counts one request for a key. @throws ApiFault 429 with `Retry-After` and the policy that applied */
  async count(request: CountedRequest): Promise<void> {
    const { allowed, waitSeconds } = await this.buckets.take(this.rateLimit.laneOf(request), this.clock.nowMillis());
    if (allowed) return;
    throw new ApiFault(
      429,
      `too many keys were requested from this address; try again in ${waitSeconds} s`,
      {
        'Retry-After': String(waitSeconds),
        'RateLimit-Policy': `"key-issue";q=${this.buckets.rule.capacity};w=${HOUR_MILLIS / 1000}`,
        RateLimit: `"key-issue";r=0;t=${waitSeconds}`,
      },
      { members: { code: 'keys_issued' } },
    );
  }
}
