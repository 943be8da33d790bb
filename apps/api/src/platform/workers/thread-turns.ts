import { FairQueue } from '@svc/node-runtime';

/**
 * Turns at a number of threads: who finds none free waits, and callers take turns. A task leaves its thread where it
 * waits for somebody else, and goes on in its turn.
 * @example
 *   await turns.take('one key', signal);
 *   try { await pool.run(task); } finally { turns.leave(); }
 */
export class ThreadTurns {
  private readonly waiting = new FairQueue<() => void>();
  /** Tasks that hold a thread now. */
  private computing = 0;

  constructor(private readonly threads: number) {}

  /** Tasks that wait for a thread. */
  get size(): number {
    return this.waiting.size;
  }

  /** Resolves when a thread is free for a new task. @throws the reason of the signal, where it aborts before */
  async take(caller: string, ends: AbortSignal): Promise<void> {
    ends.throwIfAborted();
    if (this.begins(caller)) return;
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        ends.removeEventListener('abort', giveUp);
        this.computing += 1;
        resolve();
      };
      const giveUp = (): void => {
        if (this.waiting.remove(caller, begin)) reject(ends.reason as Error);
      };
      ends.addEventListener('abort', giveUp, { once: true });
      this.waiting.add(caller, begin);
    });
  }

  /** Resolves when a thread is free for a task that has left one: before what its caller has not begun. */
  async goOn(caller: string): Promise<void> {
    if (this.begins(caller)) return;
    await new Promise<void>((resolve) => {
      const begin = (): void => {
        this.computing += 1;
        resolve();
      };
      this.waiting.add(caller, begin, true);
    });
  }

  /** A thread is free, or has nothing to do for a while: the next task begins, or goes on. */
  leave(): void {
    this.computing -= 1;
    // A task that was given up while it had left its thread was counted off once more, and still goes on.
    while (this.computing < this.threads && this.waiting.size > 0) this.waiting.take()?.();
  }

  private begins(caller: string): boolean {
    if (this.computing >= this.threads) return false;
    this.waiting.serve(caller);
    this.computing += 1;
    return true;
  }
}
