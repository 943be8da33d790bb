import { FairQueue } from '@svc/node-runtime';
import { DatabaseUnavailable } from './database-unavailable.js';

/** So many may wait; one more would wait longer than its caller. */
export const MOST_WAITING = 1_000;

/**
 * Lets so many pieces of work run at once, of one owner one at a time, and the owners that wait in turns: however much
 * one of them asks for, another waits for one piece of it at most. Waiting here costs nothing; waiting for a connection
 * or for the lock of another has a time-out, which many callers at once would run into.
 * @example await new Turns(1).take('wallet 1', () => work())
 */
export class Turns {
  private running = 0;
  private readonly busy = new Set<unknown>();
  private readonly waiting = new FairQueue<() => void, unknown>();

  constructor(private readonly most: number) {}

  /** Pieces of work that are under way. */
  get open(): number {
    return this.running;
  }

  /** Pieces of work that wait for their turn. */
  get queued(): number {
    return this.waiting.size;
  }

  /**
   * @param owner whose work it is, such as a wallet; null where it is nobody's in particular
   * @throws DatabaseUnavailable where too many wait already
   */
  async take<T>(owner: string | null, work: () => Promise<T>): Promise<T> {
    const whose: unknown = owner ?? Symbol('nobody');
    if (this.running >= this.most || this.busy.has(whose)) await this.wait(whose);
    else {
      this.waiting.serve(whose);
      this.enter(whose);
    }
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.busy.delete(whose);
      this.letNext();
    }
  }

  private wait(whose: unknown): Promise<void> {
    if (this.waiting.size >= MOST_WAITING) throw new DatabaseUnavailable();
    return new Promise((go) => {
      this.waiting.add(whose, () => {
        this.enter(whose);
        go();
      });
    });
  }

  private enter(whose: unknown): void {
    this.running += 1;
    this.busy.add(whose);
  }

  private letNext(): void {
    this.waiting.take((whose) => !this.busy.has(whose))?.();
  }
}
