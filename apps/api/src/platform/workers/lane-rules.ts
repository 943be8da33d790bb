import type { MessagePort } from 'node:worker_threads';
import type { Tracing } from '../tracing/tracing.js';
import type { AnswerTask } from './answer-task.js';

/** How a lane of workers is run. */
export interface LaneRules {
  readonly name: 'mathematics' | 'reading';
  readonly filename: string;
  readonly threads: number;
  readonly queueTasks: number;
  /** Tasks under way that have waited for somebody else, beside those in the queue. */
  readonly waitingTasks: number;
  /** The part of the places, and of those of tasks that wait, that one caller may hold. */
  readonly callerShare: number;
  readonly taskMillis: number;
  /** Tasks that one thread may have begun: more than one where they wait for somebody else meanwhile. */
  readonly begunPerThread: number;
  /**
   * A task whose caller has left is ended with its thread once it has run for so long; null: it runs to its end, which
   * is near.
   */
  readonly endAbandonedAfterMillis: number | null;
  /** Whether the lane keeps a thread when nothing is to be done. */
  readonly keepsThread: boolean;
  readonly tracing: Pick<Tracing, 'span'>;
  /** Told of each task that begins: how long it waited. */
  onTurn(waitedSeconds: number): void;
  /** Told of each thread that begins: the port over which it asks. */
  onPort(port: MessagePort): void;
  onFault(fault: unknown): void;
}

/** A task, and what is known of who waits for it. */
export interface LaneTask {
  /** Makes the task, once its turn has come. */
  readonly begin: () => AnswerTask;
  readonly caller: string;
  readonly signal: AbortSignal;
}
