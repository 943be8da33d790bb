import { Inject, Injectable, Optional, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../config/config.js';
import type { KeptDays } from '../config/retention.js';
import { DATABASE, type Database } from '../database/database.js';
import { LOGGER } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';

/** Nest token of the {@link Sweep} list, to which modules push what they keep for a time. */
export const SWEEPS = Symbol('SWEEPS');

/** What is removed once its time is over. Nothing depends on it: what has expired is not read either. */
export interface Sweep {
  readonly name: string;
  /** The setting that says for how many days it is kept. */
  readonly keeps?: keyof KeptDays;
  /**
   * Removes at most so many that have expired; how many it removed. Several instances may do so at once.
   * @param nowMillis by the clock of the database: an instance whose own is wrong removes nothing that others keep
   * @param keptDays what the setting says; 0 where there is none
   */
  sweep(nowMillis: number, most: number, keptDays: number): Promise<number>;
}

/** How often it is swept, in milliseconds. */
export const SWEEP_MILLIS = 60_000;
/** How much is removed by one statement, so that none takes long. */
const MOST_AT_ONCE = 500;

/** Removes what has expired, from time to time. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private isStopping = false;
  /** When everything was last swept without a fault; at first, when this was made. */
  private soundAt = performance.now();
  /** 1 for each sweep whose last round left something. */
  private readonly behind = new Map<string, 0 | 1>();

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'sweepRows' | 'kept'>,
    @Inject(SWEEPS) private readonly sweeps: readonly Sweep[],
    @Inject(LOGGER) private readonly logger: Logger,
    // An application without a database keeps nothing.
    @Optional() @Inject(DATABASE) private readonly database: Pick<Database, 'nowMillis'> | undefined,
    @Inject(Metrics) private readonly metrics: Pick<Metrics, 'watch' | 'add'>,
  ) {
    metrics.watch('svc_sweep_age_seconds', () => (performance.now() - this.soundAt) / 1000);
    metrics.watch('svc_sweep_behind', () => Object.fromEntries(this.behind));
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_MILLIS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.round;
  }

  /** One round; a second one that is asked for meanwhile is the same. */
  sweep(): Promise<void> {
    this.round ??= this.sweepAll().finally(() => (this.round = null));
    return this.round;
  }

  private async sweepAll(): Promise<void> {
    const { database } = this;
    if (database === undefined) return;
    let isSound = true;
    for (const one of this.sweeps) {
      try {
        this.behind.set(one.name, (await this.sweepOne(one, database)) ? 0 : 1);
      } catch (fault) {
        isSound = false;
        this.metrics.add('svc_sweep_faults_total', { sweep: one.name });
        this.logger.warn({ err: fault, sweep: one.name }, 'expired rows could not be removed');
      }
    }
    if (isSound && !this.isStopping) this.soundAt = performance.now();
  }

  /** Whether nothing is left that has expired; what is left waits for the next round. */
  private async sweepOne(one: Sweep, database: Pick<Database, 'nowMillis'>): Promise<boolean> {
    const keptDays = one.keeps === undefined ? 0 : this.config.kept[one.keeps];
    for (let left = this.config.sweepRows; left > 0 && !this.isStopping; left -= MOST_AT_ONCE) {
      const most = Math.min(left, MOST_AT_ONCE);
      const removed = await one.sweep(await database.nowMillis(), most, keptDays);
      this.metrics.add('svc_sweep_removed_total', { sweep: one.name }, removed);
      if (removed < most) return true;
    }
    return false;
  }
}
