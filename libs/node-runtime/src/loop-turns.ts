/** Pieces of work that one caller may begin in one turn of the event loop: each may take 20 ms, and a turn nothing. */
const A_TURN = 1;

/**
 * Lets callers take turns at the event loop: what one of them sends at once is begun one piece a turn, so that
 * another's request, which arrives behind a hundred, waits for one and not for all.
 * @example turns.enter(addressLane(address), () => next())
 */
export class LoopTurns {
  /** What each caller has begun in this turn. */
  private readonly begun = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();
  private isPlanned = false;

  constructor(private readonly aTurn = A_TURN) {}

  /** Runs a piece of a caller's work: now, or in its turn, in the order in which it came. */
  enter(caller: string, work: () => void): void {
    this.plan();
    const queue = this.waiting.get(caller);
    const begun = this.begun.get(caller) ?? 0;
    if (queue !== undefined) queue.push(work);
    else if (begun >= this.aTurn) this.waiting.set(caller, [work]);
    else {
      this.begun.set(caller, begun + 1);
      work();
    }
  }

  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    setImmediate(() => this.beginTurn());
  }

  private beginTurn(): void {
    this.isPlanned = false;
    this.begun.clear();
    for (const [caller, queue] of [...this.waiting]) {
      const now = queue.splice(0, this.aTurn);
      if (queue.length === 0) this.waiting.delete(caller);
      this.begun.set(caller, now.length);
      this.plan();
      for (const work of now) work();
    }
  }
}
