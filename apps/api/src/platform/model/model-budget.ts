import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { ModelBudgetRepository } from './model-budget.repository.js';

const DAY_MILLIS = 86_400_000;

/** The model calls that a key may cause on a UTC day. */
@Injectable()
export class ModelBudget {
  constructor(
    private readonly repository: ModelBudgetRepository,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Takes one call; returns how to give it back, or null when the budget is used up. */
  async take(keyId: string): Promise<(() => Promise<void>) | null> {
    const day = new Date(this.clock.nowMillis()).toISOString().slice(0, 10);
    if (!(await this.repository.take(keyId, day, this.config.modelCallsPerKeyPerDay))) return null;
    // What cannot be given back is lost: the database is away, and the answer matters more.
    return () => this.repository.giveBack(keyId, day).catch(() => undefined);
  }

  /** Whole seconds until the next UTC day, at least 1. */
  secondsUntilRenewal(): number {
    const now = this.clock.nowMillis();
    return Math.max(1, Math.ceil((DAY_MILLIS - (((now % DAY_MILLIS) + DAY_MILLIS) % DAY_MILLIS)) / 1000));
  }
}
