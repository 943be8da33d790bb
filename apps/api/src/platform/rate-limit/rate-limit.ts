import { perMinute, type Taking } from '@svc/node-runtime';
import type { Response } from 'express';
import type { AccessKeys } from '../access/access-keys.js';
import { headerKey } from '../access/header-key.js';
import type { Clock } from '../clock/clock.js';
import type { Config } from '../config/config.js';
import { DATABASE_RETRY_AFTER } from '../database/database-unavailable.js';
import { ApiFault } from '../errors/api-fault.js';
import type { ApiRequest } from '../http/api-request.js';
import { addressLane } from './address-lane.js';
import type { BucketMaker, Buckets } from './buckets.js';
import { clientAddress, trustedProxies, type IsTrusted } from './client-address.js';
import { KeyGuesses } from './key-guesses.js';
import { KeyLookUps } from './key-look-ups.js';

/** The part of a request that is counted, and where the key that it brings is noted. */
export type CountedRequest = Pick<ApiRequest, 'headers' | 'accessKey' | 'accessKeyFault'> & {
  readonly socket: Pick<ApiRequest['socket'], 'remoteAddress'>;
};

/** Where the state of the caller's bucket is told. */
export type CountedResponse = Pick<Response, 'setHeader'>;

/** What the limiter stands on. */
export interface RateLimitParts {
  readonly config: Pick<Config, 'rateKeylessPerMinute' | 'rateKeyedPerMinute' | 'keyRates' | 'trustedProxies'>;
  readonly clock: Clock;
  readonly keys: AccessKeys;
  readonly buckets: BucketMaker;
}

/**
 * The limits of `/v1/*`: a bucket for each known key that comes in a header, else one for each address. An unknown key
 * opens no lane: it counts by address, and too many unknown ones are looked up one after the other. Sets
 * `request.accessKey` on the way.
 */
export class RateLimit {
  private readonly byAddress: Buckets;
  private readonly byKey: Buckets;
  /** Keys that the operator gives a rate of their own. */
  private readonly ofOneKey: ReadonlyMap<string, Buckets>;
  private readonly guesses: KeyGuesses;
  private readonly lookUps: KeyLookUps;
  private readonly isTrusted: IsTrusted;

  constructor(private readonly parts: RateLimitParts) {
    const { buckets, config } = parts;
    this.byAddress = buckets.make('address', perMinute(config.rateKeylessPerMinute));
    this.byKey = buckets.make('key', perMinute(config.rateKeyedPerMinute));
    this.ofOneKey = new Map([...config.keyRates].map(([id, calls]) => [id, buckets.make('key', perMinute(calls), 1)]));
    this.guesses = new KeyGuesses(perMinute(parts.config.rateKeylessPerMinute));
    this.lookUps = new KeyLookUps(parts.keys);
    this.isTrusted = trustedProxies(parts.config.trustedProxies);
  }

  /**
   * Counts one request, or one that costs as much as several; what is refused costs nothing. A cost of 0 only finds out
   * who calls.
   * @throws ApiFault 429 with `Retry-After`; 400 for a cost that no bucket ever holds
   */
  admit(request: CountedRequest, response: CountedResponse, cost = 1): void | Promise<void> {
    const lane = this.laneOf(request);
    const sent = headerKey(request.headers)?.key ?? null;
    if (sent === null) return this.countAddress(lane, response, cost);
    return this.admitKey(sent, lane, request, response, cost);
  }

  /**
   * Counts one call whose key did not come in a header, and looks the key up. Such a key opens no lane: the call counts
   * by what the headers say. `request.accessKey` is then the key of the call.
   * @throws ApiFault 429 with `Retry-After`
   */
  async admitWithKey(plainKey: string, request: CountedRequest, response: CountedResponse, cost = 1): Promise<void> {
    await this.admit(request, response, cost);
    await this.identifyInBody(plainKey, request);
  }

  /**
   * Looks up a key that came in the body of a call which is counted already: it opens no lane. `request.accessKey` is
   * then the key of the call.
   */
  async identifyInBody(plainKey: string, request: CountedRequest): Promise<void> {
    request.accessKey = null;
    const sent = headerKey({ 'x-svc-key': plainKey })?.key ?? null;
    if (sent !== null) await this.identify(sent, this.laneOf(request), request);
  }

  /** Under whose name a request waits and holds room: its known key, else its address. */
  callerOf(request: CountedRequest): string {
    return request.accessKey === null ? this.laneOf(request) : `key ${request.accessKey.id}`;
  }

  private async admitKey(
    sent: string,
    lane: string,
    request: CountedRequest,
    response: CountedResponse,
    cost: number,
  ): Promise<void> {
    await this.identify(sent, lane, request);
    const id = request.accessKey?.id ?? (request.accessKeyFault === undefined ? undefined : this.guesses.knownId(sent));
    if (id !== undefined) await this.countKey(id, response, cost);
    else await this.countUnknown(lane, request, response, cost);
  }

  /**
   * A key that could not be looked up and was not known lately may be a good one: it is not told that its address calls
   * too often.
   */
  private async countUnknown(
    lane: string,
    { accessKeyFault }: CountedRequest,
    response: CountedResponse,
    cost: number,
  ): Promise<void> {
    try {
      await this.countAddress(lane, response, cost);
    } catch (refused) {
      if (accessKeyFault === undefined) throw refused;
      throw new ApiFault(503, 'keys cannot be looked up at the moment', DATABASE_RETRY_AFTER, {
        members: { code: 'database_unavailable' },
        cause: accessKeyFault,
      });
    }
  }

  private async identify(sent: string, lane: string, request: CountedRequest): Promise<void> {
    await this.guesses.admit(sent, lane, this.parts.clock.nowMillis());
    request.accessKey = await this.lookUps.find(sent).catch((fault: unknown) => {
      request.accessKeyFault = fault ?? new Error('the key look-up failed');
      return null;
    });
    const id = request.accessKey?.id ?? null;
    if (request.accessKeyFault === undefined) this.guesses.note(sent, lane, id, this.parts.clock.nowMillis());
  }

  /** The address of a caller as it is counted: IPv6 by its /64. */
  laneOf({ headers, socket }: CountedRequest): string {
    const forwarded = headers['x-forwarded-for'];
    return addressLane(
      clientAddress(socket.remoteAddress, typeof forwarded === 'string' ? forwarded : undefined, this.isTrusted),
    );
  }

  private countKey(id: string, response: CountedResponse, cost: number): void | Promise<void> {
    const buckets = this.ofOneKey.get(id) ?? this.byKey;
    return count(buckets, id, 'key', { response, cost, nowMillis: this.parts.clock.nowMillis() });
  }

  private countAddress(lane: string, response: CountedResponse, cost: number): void | Promise<void> {
    return count(this.byAddress, lane, 'default', { response, cost, nowMillis: this.parts.clock.nowMillis() });
  }
}

interface Counting {
  readonly response: CountedResponse;
  readonly cost: number;
  readonly nowMillis: number;
}

/** Counts at once where the bucket is here: most calls without a key then wait for nothing. */
function count(
  buckets: Buckets,
  lane: string,
  policy: string,
  { response, cost, nowMillis }: Counting,
): void | Promise<void> {
  const { rule } = buckets;
  if (cost === 0) return;
  if (cost > rule.capacity)
    throw new ApiFault(
      400,
      `each message of a batch counts as a call, so a batch may have at most ${rule.capacity} of this kind`,
      {},
      { members: { code: 'batch_too_large' } },
    );
  const answer = (taking: Taking): void => {
    response.setHeader('RateLimit-Policy', `"${policy}";q=${rule.capacity};w=${rule.windowMillis / 1000}`);
    response.setHeader('RateLimit', `"${policy}";r=${taking.remaining};t=${taking.waitSeconds}`);
    if (taking.allowed) return;
    throw new ApiFault(429, `too many requests; try again in ${taking.waitSeconds} s`, {
      'Retry-After': String(taking.waitSeconds),
    });
  };
  const taking = buckets.take(lane, nowMillis, cost);
  return taking instanceof Promise ? taking.then(answer) : answer(taking);
}
