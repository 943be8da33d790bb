import { DatabaseUnavailable } from './database-unavailable.js';

/** So many may wait; one more would wait longer than its caller. */
export const MOST_WAITING = 1_000;

/**
 * Lets so many pieces of work run at once, the others in the order in which they came. Waiting here costs nothing;
 * waiting for a connection has a time-out, which many callers at once would run into.
 * @example await new Turns(1).take(() => work())
 */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  /** @throws DatabaseUnavailable where too many wait already */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most) {
      if (this.waiting.length >= MOST_WAITING) throw new DatabaseUnavailable();
      await new Promise<void>((go) => this.waiting.push(go));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
