import { Inject, Injectable } from '@nestjs/common';
import { CATALOG_SLOTS, normalizeAsk, RECENT_SECONDS, shownAsk, SHOWN_DELIVERIES } from '@svc/accounts';
import {
  STORE_READ_REQUEST,
  type AskResult,
  type AskTally,
  type MyAsks,
  type Observatory,
  type StoreRequestIn,
} from '@svc/contracts';
import { OperationFault } from '@svc/operations';
import { createHash } from 'node:crypto';
import { CLOCK, RANDOM_BYTES, type Clock, type RandomBytes } from '../platform/clock/clock.js';
import { RateLimit, type CountedRequest } from '../platform/rate-limit/rate-limit.js';
import { AsksRepository, type StoredAsk } from './asks.repository.js';
import { KeptAnswer } from './kept-answer.js';

const ID_BYTES = 16;
const DAY_MILLIS = 86_400_000;
/** How old a tally, and how old volumes of slots, may be that are shown, in milliseconds. */
const TALLY_MILLIS = 5_000;
const VOLUMES_MILLIS = 60_000;

/** The demand box: what callers ask for that is not stocked. */
@Injectable()
export class AsksService {
  private readonly tallies: KeptAnswer<AskTally>;
  private readonly volumes: KeptAnswer<ReadonlyMap<string, number>>;

  constructor(
    private readonly asks: AsksRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RANDOM_BYTES) private readonly randomBytes: RandomBytes,
    @Inject(RateLimit) private readonly rateLimit: Pick<RateLimit, 'laneOf'>,
  ) {
    this.tallies = new KeptAnswer(TALLY_MILLIS, () => this.count());
    this.volumes = new KeptAnswer(VOLUMES_MILLIS, () => this.deliveries());
  }

  /** Files a request; it is watched where the caller says so and has a key. */
  async file({ text, watch = false }: StoreRequestIn, keyId: string | null, from: CountedRequest): Promise<AskResult> {
    const filed = await this.asks.file({
      id: `req_${Buffer.from(this.randomBytes(ID_BYTES)).toString('hex')}`,
      text,
      sameAsk: createHash('sha256').update(normalizeAsk(text)).digest('hex'),
      keyId,
      address: this.rateLimit.laneOf(from),
      watch: watch && keyId !== null,
      at: new Date(this.clock.nowMillis()),
    });
    return show(filed.ask, filed.watch);
  }

  /** Where a request stands. @throws OperationFault 404 */
  async read(id: string): Promise<AskResult> {
    const ask = await this.asks.find(id);
    if (ask === null) throw new OperationFault(404, 'no request has this id');
    return show(ask, false);
  }

  /** The requests that a key watches. */
  async watched(keyId: string): Promise<MyAsks> {
    const asks = await this.asks.watchedBy(keyId);
    return { requests: asks.map((ask) => ({ text: ask.text, ...show(ask, true) })) };
  }

  /** How much is asked for, some seconds old at most. The words of an ask stand there once several have filed it. */
  tally(): Promise<AskTally> {
    return this.tallies.at(this.clock.nowMillis());
  }

  /** What is delivered and what is missed, without small counts. */
  async observe(): Promise<Observatory> {
    const delivered = await this.volumes.at(this.clock.nowMillis());
    const slots = CATALOG_SLOTS.filter(({ tier }) => tier === 'paid').map(({ slot }) => {
      const deliveries = delivered.get(slot) ?? 0;
      return { slot, deliveries: deliveries >= SHOWN_DELIVERIES ? deliveries : null };
    });
    const { requests } = await this.tally();
    const unmet = requests.flatMap(({ ask, status, same_ask_count }) =>
      ask === null || status === 'stocked' ? [] : [{ ask, status, same_ask_count }],
    );
    return { slots, unmet };
  }

  /** Forgets at most so many asks that nobody filed for long, with the days that no longer count. How many. */
  async sweep(nowMillis: number, most: number, keptDays: number): Promise<number> {
    const before = new Date(nowMillis - keptDays * DAY_MILLIS);
    await this.asks.sweepDays(new Date(nowMillis - (RECENT_SECONDS + 86_400) * 1_000));
    const [asks, filers] = [await this.asks.sweep(before, most), await this.asks.sweepFilers(before, most)];
    return Math.max(asks, filers);
  }

  private async count(): Promise<AskTally> {
    const since = new Date(this.clock.nowMillis() - RECENT_SECONDS * 1000);
    const requests = (await this.asks.first()).map(({ text, status, filings, filers }) => ({
      ask: shownAsk(text, filers),
      status,
      same_ask_count: filings,
    }));
    return { ...(await this.asks.sums(since)), requests };
  }

  private async deliveries(): Promise<ReadonlyMap<string, number>> {
    return new Map((await this.asks.deliveries()).map(({ slot, deliveries }) => [slot, deliveries]));
  }
}

function show({ id, status, note, filings, filedAt, changedAt }: StoredAsk, watched: boolean): AskResult {
  return {
    request_id: id,
    status,
    note,
    same_ask_count: filings,
    filed_at: filedAt.toISOString(),
    changed_at: changedAt.toISOString(),
    check: STORE_READ_REQUEST.path.replace('{id}', id),
    watched,
  };
}
