import type { Database } from '../database/database.js';
import type { Clock } from './clock.js';

/** How often the time is asked for, in milliseconds. */
const ASKED_MILLIS = 60_000;
/** A smaller difference is left as it is, in milliseconds: machines of one kind are never quite together. */
const LEAST_MILLIS = 1_000;

type Log = (message: string) => void;

/**
 * The time that all instances share: that of the database, from the moment it is ready on. Until then it is that of the
 * machine. Between two looks at the database's clock the time runs on by itself, so that a machine whose clock is set
 * or jumps changes nothing.
 * @example const clock = new SharedClock(systemClock, logger); const stop = await clock.follow(database);
 */
export class SharedClock implements Clock {
  /** How far the shared time is ahead of the time since the process began; null before the first look. */
  private aheadMillis: number | null = null;

  constructor(
    private readonly machine: Clock,
    private readonly warn: Log,
  ) {}

  nowMillis(): number {
    return this.aheadMillis === null ? this.machine.nowMillis() : Math.round(performance.now() + this.aheadMillis);
  }

  /**
   * Takes the time of the database, and looks at it again each minute; a look that fails is left out.
   * @returns stops looking
   */
  async follow(database: Pick<Database, 'nowMillis'>): Promise<() => void> {
    await this.look(database);
    const timer = setInterval(() => void this.look(database).catch(() => undefined), ASKED_MILLIS);
    timer.unref();
    return () => clearInterval(timer);
  }

  /** The answer was on its way for a while, so a difference counts where it is greater than that. */
  private async look(database: Pick<Database, 'nowMillis'>): Promise<void> {
    const asked = performance.now();
    const there = await database.nowMillis();
    const answered = performance.now();
    const uncertain = LEAST_MILLIS + (answered - asked) / 2;
    const ahead = there - (asked + answered) / 2;
    const off = Math.round(this.machine.nowMillis() - (answered + ahead));
    if (this.aheadMillis !== null && Math.abs(this.aheadMillis - ahead) <= uncertain) return;
    this.aheadMillis = ahead;
    if (Math.abs(off) <= uncertain) return;
    const how = off > 0 ? 'ahead of' : 'behind';
    this.warn(`the clock of this machine is ${Math.abs(off)} ms ${how} the database’s; the database’s time is used`);
  }
}
