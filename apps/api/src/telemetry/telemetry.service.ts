import { createHmac } from 'node:crypto';
import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { isoWeek, outcomeOf, recordOf, WEEK_HASH_BYTES, weekHashText, weeksBack } from '@svc/accounts';
import type {
  ReportOutcomeIn,
  ReportOutcomeResult,
  TelemetryDeleteResult,
  TelemetryExportResult,
  Vertical,
} from '@svc/contracts';
import type { Logger } from 'pino';
import { HoldersRepository } from '../keys/holders.repository.js';
import type { AnsweredCall, SharedCalls } from '../operations/shared-calls.js';
import { CLOCK, RANDOM_BYTES, type Clock, type RandomBytes } from '../platform/clock/clock.js';
import { streamJson, type Pages } from '../platform/http/stream-json.js';
import { LOGGER } from '../platform/logging/logger.js';
import { TELEMETRY_KEY } from '../platform/secrets/secrets.js';
import { BuyerHistoriesRepository } from '../reply/buyer-histories.repository.js';
import { DealingHashes } from '../reply/dealing-hashes.js';
import { TelemetryRepository } from './telemetry.repository.js';

/** Random bytes of the id of a recommendation. */
const ID_BYTES = 16;
/** How many rows of an export are read at once. */
const PAGE = 200;

/**
 * Keeps, gives back and erases what callers share. The id of a key never reaches the table: a hash does, another one
 * each week.
 */
@Injectable()
export class TelemetryService implements SharedCalls {
  constructor(
    private readonly records: TelemetryRepository,
    private readonly holders: HoldersRepository,
    private readonly histories: BuyerHistoriesRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RANDOM_BYTES) private readonly randomBytes: RandomBytes,
    @Inject(TELEMETRY_KEY) private readonly key: Uint8Array,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The id under which a call was kept; null where a gate is closed or it could not be kept: the answer goes out either
   * way.
   */
  async keep({ operationId: endpoint, keyId, request, answer }: AnsweredCall): Promise<string | null> {
    try {
      const consent = (await this.holders.findByKey(keyId))?.telemetryConsent ?? false;
      const nowMillis = this.clock.nowMillis();
      const id = `rec_${Buffer.from(this.randomBytes(ID_BYTES)).toString('base64url')}`;
      const record = recordOf({ endpoint, consent, request, answer, nowMillis }, id);
      if (record === null) return null;
      await this.records.add(this.hash(isoWeek(nowMillis), keyId), record);
      return id;
    } catch (fault) {
      this.logger.warn({ err: fault }, 'a shared call could not be recorded');
      return null;
    }
  }

  /** Attaches an outcome in the week of the recommendation, once. */
  async report(input: ReportOutcomeIn, keyId: string): Promise<ReportOutcomeResult> {
    const hash = this.hash(isoWeek(this.clock.nowMillis()), keyId);
    return { accepted: await this.records.report(input.recommendation_id, hash, outcomeOf(input)) };
  }

  /** Everything that is kept of a key, as JSON that is written while it is read. */
  export(keyId: string): Promise<StreamableFile> {
    return streamJson(
      { rows: this.rowsOf(keyId), buyers: this.buyersOf(keyId) } satisfies Pages<TelemetryExportResult>,
      (fault) => this.logger.warn({ err: fault }, 'an export was interrupted'),
    );
  }

  /** Erases everything that is kept of a key. */
  async erase(keyId: string): Promise<TelemetryDeleteResult> {
    return {
      rows_deleted: await this.records.erase(this.hashes(keyId)),
      buyers_deleted: await this.histories.erase(this.dealings(keyId).holder),
    };
  }

  private async *rowsOf(keyId: string): AsyncGenerator<TelemetryExportResult['rows']> {
    for (const hash of await this.records.withRecords(this.hashes(keyId).reverse())) {
      for (let after = ''; ;) {
        const page = await this.records.page(hash, after, PAGE);
        yield page.map((row) => ({ ...row, vertical: row.vertical as Vertical }));
        if (page.length < PAGE) break;
        after = page.at(-1)?.recommendation_id ?? '';
      }
    }
  }

  private async *buyersOf(keyId: string): AsyncGenerator<TelemetryExportResult['buyers']> {
    for (let after = ''; ;) {
      const page = await this.histories.page(this.dealings(keyId).holder, after, PAGE);
      yield page.map(({ history, expiresAt }) => ({ ...history, expires_at: expiresAt.toISOString() }));
      if (page.length < PAGE) break;
      after = page.at(-1)?.id ?? '';
    }
  }

  private dealings(keyId: string): DealingHashes {
    return new DealingHashes(this.key, keyId);
  }

  private hashes(keyId: string): string[] {
    return weeksBack(this.clock.nowMillis()).map((week) => this.hash(week, keyId));
  }

  private hash(week: string, keyId: string): string {
    const mac = createHmac('sha256', this.key).update(weekHashText(week, keyId), 'utf8').digest();
    return mac.subarray(0, WEEK_HASH_BYTES).toString('base64url');
  }
}
