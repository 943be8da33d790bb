import type { Response } from 'express';
import type { AccessKeys } from '../access/access-keys.js';
import { headerKey } from '../access/header-key.js';
import type { Clock } from '../clock/clock.js';
import type { Config } from '../config/config.js';
import { ApiFault } from '../errors/api-fault.js';
import type { ApiRequest } from '../http/api-request.js';
import { addressLane } from './address-lane.js';
import { clientAddress, trustedProxies, type IsTrusted } from './client-address.js';
import { KeyGuesses } from './key-guesses.js';
import type { BucketRule, Taking } from './token-bucket.js';
import { TokenBuckets } from './token-buckets.js';

const MINUTE_MILLIS = 60_000;

/** The part of a request that is counted, and where the key that it brings is noted. */
export type CountedRequest = Pick<ApiRequest, 'headers' | 'accessKey' | 'accessKeyFault'> & { readonly socket: Pick<ApiRequest['socket'], 'remoteAddress'> };

/** Where the state of the caller's bucket is told. */
export type CountedResponse = Pick<Response, 'setHeader'>;

/** What the limiter stands on. */
export interface RateLimitParts {
  readonly config: Pick<Config, 'rateKeylessPerMinute' | 'rateKeyedPerMinute' | 'trustedProxies'>;
  readonly clock: Clock;
  readonly keys: AccessKeys;
}

/**
 * The limits of `/v1/*`: a bucket for each known key that comes in a header, else one for each address. An unknown key opens
 * no lane: it counts by address, and too many unknown ones stop being looked up. Sets `request.accessKey` on the way.
 */
export class RateLimit {
  private readonly byAddress: TokenBuckets;
  private readonly byKey: TokenBuckets;
  private readonly guesses: KeyGuesses;
  private readonly isTrusted: IsTrusted;

  constructor(private readonly parts: RateLimitParts) {
    this.byAddress = new TokenBuckets({ capacity: parts.config.rateKeylessPerMinute, windowMillis: MINUTE_MILLIS });
    this.byKey = new TokenBuckets({ capacity: parts.config.rateKeyedPerMinute, windowMillis: MINUTE_MILLIS });
    this.guesses = new KeyGuesses({ capacity: parts.config.rateKeylessPerMinute, windowMillis: MINUTE_MILLIS });
    this.isTrusted = trustedProxies(parts.config.trustedProxies);
  }

  /**
   * Counts one request.
   * @throws ApiFault 429 with `Retry-After`
   */
  admit(request: CountedRequest, response: CountedResponse): void | Promise<void> {
    const lane = this.laneOf(request);
    const sent = headerKey(request.headers)?.key ?? null;
    if (sent === null) this.countAddress(lane, response);
    else return this.admitKey(sent, lane, request, response);
  }

  /**
   * Counts one call whose key did not come in a header, and looks the key up. Such a key opens no lane: the call counts by
   * what the headers say. `request.accessKey` is then the key of the call.
   * @throws ApiFault 429 with `Retry-After`
   */
  async admitWithKey(plainKey: string, request: CountedRequest, response: CountedResponse): Promise<void> {
    await this.admit(request, response);
    request.accessKey = null;
    const sent = headerKey({ 'x-svc-key': plainKey })?.key ?? null;
    if (sent !== null) await this.identify(sent, this.laneOf(request), request);
  }

  private async admitKey(sent: string, lane: string, request: CountedRequest, response: CountedResponse): Promise<void> {
    await this.identify(sent, lane, request);
    if (request.accessKey === null) this.countAddress(lane, response);
    else settle(this.byKey.take(request.accessKey.id, this.parts.clock.nowMillis()), this.byKey.rule, 'key', response);
  }

  private async identify(sent: string, lane: string, request: CountedRequest): Promise<void> {
    this.guesses.check(sent, lane, this.parts.clock.nowMillis());
    request.accessKey = await this.parts.keys.find(sent).catch((fault: unknown) => {
      request.accessKeyFault = fault ?? new Error('the key look-up failed');
      return null;
    });
    const known = request.accessKey !== null;
    if (request.accessKeyFault === undefined) this.guesses.note(sent, lane, known, this.parts.clock.nowMillis());
  }

  private laneOf({ headers, socket }: CountedRequest): string {
    const forwarded = headers['x-forwarded-for'];
    return addressLane(clientAddress(socket.remoteAddress, typeof forwarded === 'string' ? forwarded : undefined, this.isTrusted));
  }

  private countAddress(lane: string, response: CountedResponse): void {
    settle(this.byAddress.take(lane, this.parts.clock.nowMillis()), this.byAddress.rule, 'default', response);
  }
}

function settle(taking: Taking, rule: BucketRule, policy: string, response: CountedResponse): void {
  response.setHeader('RateLimit-Policy', `"${policy}";q=${rule.capacity};w=${rule.windowMillis / 1000}`);
  response.setHeader('RateLimit', `"${policy}";r=${taking.remaining};t=${taking.waitSeconds}`);
  if (taking.allowed) return;
  throw new ApiFault(429, `too many requests; try again in ${taking.waitSeconds} s`, { 'Retry-After': String(taking.waitSeconds) });
}
