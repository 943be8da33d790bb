import type { Execution } from '@svc/mcp-tools';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** What a cancelled call comes to; it is told to nobody. */
const CANCELLED: Execution = { status: 408, body: { detail: 'the call was cancelled', code: 'caller_left' } };

/**
 * Lets the calls that this process answers itself run one after the other, and between two of them reads what has
 * arrived: so a call that waits can still be cancelled. One that has begun runs to its end.
 * @example await turns.take(signal, () => answerOperation(record, input, ports));
 */
export class LocalTurns {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs an answer in its turn; not at all where its signal has aborted by then. */
  take(signal: AbortSignal, answer: () => Promise<Execution>): Promise<Execution> {
    const before = this.last;
    const mine = (async () => {
      await before;
      await nextTurn();
      return signal.aborted ? CANCELLED : answer();
    })();
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
