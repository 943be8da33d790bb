import { Inject, Injectable } from '@nestjs/common';
import { CATALOG_SLOTS, normalizeAsk, RECENT_SECONDS, SHOWN_ASKS, SHOWN_DELIVERIES } from '@svc/accounts';
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
import { ulid } from 'ulid';
import { CLOCK, type Clock } from '../platform/clock/clock.js';
import { AsksRepository, type StoredAsk } from './asks.repository.js';

/** The demand box: what callers ask for that is not stocked. */
@Injectable()
export class AsksService {
  constructor(
    private readonly asks: AsksRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Files a request; it is watched where the caller says so and has a key. */
  async file({ text, watch = false }: StoreRequestIn, keyId: string | null): Promise<AskResult> {
    const nowMillis = this.clock.nowMillis();
    const at = new Date(nowMillis);
    const watched = watch && keyId !== null;
    const id = `req_${ulid(nowMillis)}`;
    const sameAsk = createHash('sha256').update(normalizeAsk(text)).digest('hex');
    const stood = { status: 'filed', note: '', filedAt: at, changedAt: at } as const;
    const ask: StoredAsk = { id, text, sameAsk, keyId, watch: watched, ...stood };
    await this.asks.add(ask);
    return show(ask, (await this.asks.filings([sameAsk])).get(sameAsk) ?? 1);
  }

  /** Where a request stands. @throws OperationFault 404 */
  async read(id: string): Promise<AskResult> {
    const ask = await this.asks.find(id);
    if (ask === null) throw new OperationFault(404, 'there is no request of this id');
    const filings = await this.asks.filings([ask.sameAsk]);
    return show(ask, filings.get(ask.sameAsk) ?? 1);
  }

  /** The requests that a key watches. */
  async watched(keyId: string): Promise<MyAsks> {
    const asks = await this.asks.watchedBy(keyId);
    const filings = await this.asks.filings(asks.map(({ sameAsk }) => sameAsk));
    return { requests: asks.map((ask) => ({ text: ask.text, ...show(ask, filings.get(ask.sameAsk) ?? 1) })) };
  }

  /** How much is asked for. The words of an ask stand there once several have filed it. */
  async tally(): Promise<AskTally> {
    const since = new Date(this.clock.nowMillis() - RECENT_SECONDS * 1000);
    const counts = await this.asks.counts();
    const requests = counts.map(({ text, status, filings }) => ({
      ask: filings >= SHOWN_ASKS ? text : null,
      status,
      same_ask_count: filings,
    }));
    return { ...(await this.asks.sums(since)), requests };
  }

  /** What is delivered and what is missed, without small counts. */
  async observe(): Promise<Observatory> {
    const delivered = new Map((await this.asks.deliveries()).map(({ slot, deliveries }) => [slot, deliveries]));
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
}

function show({ id, status, note, watch, filedAt, changedAt }: StoredAsk, filings: number): AskResult {
  return {
    request_id: id,
    status,
    note,
    same_ask_count: filings,
    filed_at: filedAt.toISOString(),
    changed_at: changedAt.toISOString(),
    check: STORE_READ_REQUEST.path.replace('{id}', id),
    watched: watch,
  };
}
