import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, type Clock } from '../platform/clock/clock.js';
import { LOGGER } from '../platform/logging/logger.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { LedgerCheckRepository } from './ledger-check.repository.js';

/** How much the deep form of `/ready` looks at: faults stay oldest of all, so that it meets them first. */
const DEEP_MOST = 4;

/** Checks what is posted to the ledger, soon after, and tells how far the check has come. */
@Injectable()
export class LedgerWatch {
  /** When it was last looked, and how old the oldest was then that was not found sound. */
  private last: { atMillis: number; ageMillis: number; faults: number } | null = null;

  constructor(
    private readonly ledger: LedgerCheckRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Metrics) metrics: Pick<Metrics, 'watch'>,
  ) {
    metrics.watch('svc_ledger_check_age_seconds', () =>
      this.last === null ? NaN : (this.clock.nowMillis() - this.last.atMillis + this.last.ageMillis) / 1000,
    );
    metrics.watch('svc_ledger_faults', () => this.last?.faults ?? NaN);
  }

  /** Looks at the oldest that was not found sound before, at most so many; how many were. A fault is logged. */
  async look(nowMillis: number, most: number): Promise<number> {
    const { sound, faults } = await this.ledger.checkNew(most);
    if (faults.length > 0) this.logger.error({ faults }, 'the ledger does not balance');
    const oldestMillis = (await this.ledger.oldestUnchecked())?.getTime() ?? nowMillis;
    this.last = {
      atMillis: this.clock.nowMillis(),
      ageMillis: Math.max(0, nowMillis - oldestMillis),
      faults: faults.length,
    };
    return sound;
  }

  /** Whether nothing is known to be at fault: what was posted last, or was at fault before, is looked at again. */
  async isSound(): Promise<boolean> {
    return (await this.ledger.checkNew(DEEP_MOST)).faults.length === 0;
  }
}
