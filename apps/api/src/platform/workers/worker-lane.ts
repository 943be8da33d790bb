import { Piscina } from 'piscina';
import { ApiFault } from '../errors/api-fault.js';
import type { AnswerOutcome, AnswerTask, WarmUpTask } from './answer-task.js';
import type { LaneRules, LaneTask } from './lane-rules.js';
import { Shares, type GiveBack } from '@svc/node-runtime';
import { ThreadTurns } from './thread-turns.js';

/** Sent with a refusal for want of room: the largest task takes about this long. */
export const RETRY_AFTER = { 'Retry-After': '1' };
const BUSY = { members: { code: 'workers_busy' } } as const;

/** A worker without a task ends after so long: until then it keeps its compiled code. */
const IDLE_MILLIS = 60_000;

/**
 * The heap of a thread, in megabytes: twice what the largest lawful task was seen to need, so that a thread collects
 * its garbage before it takes more memory.
 */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 4 };

/**
 * Threads of one kind of work, before them a queue of bounded length in which callers take turns. A task waits here,
 * not in the pool, so it can be given up for nothing when its caller leaves.
 */
export class WorkerLane {
  private readonly places: Shares;
  private readonly waits: Shares;
  private readonly turns: ThreadTurns;
  private pool: Piscina<AnswerTask | WarmUpTask, AnswerOutcome> | null = null;
  /** Tasks that wait for a model, and hold no thread. */
  private readonly resting = new Set<AbortSignal>();
  /** Tasks under way that have waited, and how each gives its place back. */
  private readonly waited = new Map<AbortSignal, GiveBack>();
  private threadsEnded = 0;
  private stopped = false;

  constructor(private readonly rules: LaneRules) {
    this.places = new Shares(rules.threads + rules.queueTasks, rules.callerShare);
    this.waits = new Shares(rules.waitingTasks, rules.callerShare);
    this.turns = new ThreadTurns(rules.threads);
  }

  get threads(): number {
    return this.pool?.threads.length ?? 0;
  }

  get tasksWaiting(): number {
    return this.turns.size;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.pool?.destroy();
  }

  /** Runs the code of every answer once. */
  async warm(): Promise<void> {
    await this.open().run('warm up');
  }

  /** @throws ApiFault 503 where there is no place, or the service is stopping */
  checkRoom(caller: string): void {
    if (this.stopped) throw stopping();
    if (!this.places.hasRoom(caller, 1))
      throw new ApiFault(503, 'all workers are busy and the queue is full', RETRY_AFTER, BUSY);
  }

  /** Takes a place. @throws as checkRoom */
  takePlace(caller: string): GiveBack {
    this.checkRoom(caller);
    return this.places.take(caller, 1) ?? (() => undefined);
  }

  /**
   * Answers a task in its turn.
   * @throws ApiFault 503 where there was no answer in time or the service is stopping; whatever the thread threw
   */
  async run(work: LaneTask): Promise<AnswerOutcome> {
    const late = new AbortController();
    const cameAt = performance.now();
    const timer = setTimeout(() => late.abort(), this.rules.taskMillis);
    try {
      const { tracing, name, onTurn } = this.rules;
      const lane = () => ({ 'svc.lane': name });
      await tracing.span('worker_wait', lane, () => this.turn(work, late.signal));
      onTurn((performance.now() - cameAt) / 1000);
      return await tracing.span('worker_task', lane, () => this.compute(work, late.signal));
    } catch (thrown) {
      if (late.signal.aborted)
        throw new ApiFault(503, `there was no answer within ${this.rules.taskMillis} ms`, RETRY_AFTER, {
          ...BUSY,
          cause: thrown,
        });
      throw this.stopped ? stopping(thrown) : thrown;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Runs what a task waits for; meanwhile the thread works on the next one, and then goes on with this one in its turn.
   * From its first wait to its end a task is counted apart from those that wait for a thread, and holds no place among
   * them.
   * @param leavePlace gives back the place that the task came with
   * @throws ApiFault 503 where too many are under way that have waited
   */
  async rest<Value>(
    { caller, signal }: Pick<LaneTask, 'caller' | 'signal'>,
    leavePlace: GiveBack,
    wait: () => Promise<Value>,
  ): Promise<Value> {
    if (!this.waited.has(signal)) {
      const end = this.waits.take(caller, 1);
      if (end === null) throw new ApiFault(503, 'too many calls are waiting for the model', RETRY_AFTER);
      this.waited.set(signal, end);
      leavePlace();
    }
    this.resting.add(signal);
    this.turns.leave();
    try {
      return await wait();
    } finally {
      await this.turns.goOn(caller);
      this.resting.delete(signal);
    }
  }

  /** Resolves when a thread is free for this task. */
  private turn({ caller, signal }: LaneTask, late: AbortSignal): Promise<void> {
    return this.turns.take(caller, AbortSignal.any([signal, late])).catch(() => Promise.reject(callerLeft()));
  }

  private async compute({ begin, signal }: LaneTask, late: AbortSignal): Promise<AnswerOutcome> {
    const task = begin();
    const pool = this.open();
    const ended = this.threadsEnded;
    const isShared = this.rules.begunPerThread > 1;
    const stop = new AbortController();
    const end = (): void => {
      this.threadsEnded += 1;
      if (isShared) this.replace(pool);
      else stop.abort();
    };
    const abandoned = this.endAbandoned(signal, end);
    const begun = performance.now();
    let ending: NodeJS.Timeout | undefined;
    // What has waited for most of its time held its thread for little of it: the thread, and what others have begun
    // there, are ended where the task itself takes too long. Until then nobody else is sent there.
    const onLate = (): void => {
      if (!this.resting.has(signal)) ending = setTimeout(end, begun + this.rules.taskMillis - performance.now());
    };
    late.addEventListener('abort', onLate, { once: true });
    const transferList = [task.bytes.buffer as ArrayBuffer];
    try {
      // The pool gives a task with a signal a thread of its own, so where a thread has several there is none.
      const running = pool.run(task, { transferList, ...(!isShared && { signal: stop.signal }) });
      const onFree = (): void => {
        if (ending === undefined) return;
        clearTimeout(ending);
        this.turns.leave();
      };
      running.then(onFree, onFree);
      return await Promise.race([running, aborted(late)]);
    } catch (thrown) {
      if (this.threadsEnded === ended) throw thrown;
      throw new ApiFault(503, 'the thread of this call was ended', RETRY_AFTER, { ...BUSY, cause: thrown });
    } finally {
      late.removeEventListener('abort', onLate);
      abandoned();
      this.waited.get(signal)?.();
      this.waited.delete(signal);
      if (ending === undefined) this.turns.leave();
    }
  }

  /**
   * Ends an abandoned task when it has run for longer than its thread takes to start again; gives back how to stop
   * watching.
   */
  private endAbandoned(signal: AbortSignal, end: () => void): () => void {
    const { endAbandonedAfterMillis: least } = this.rules;
    if (least === null) return () => undefined;
    const begun = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const onLeft = (): void => {
      timer = setTimeout(end, Math.max(0, begun + least - performance.now()));
    };
    if (signal.aborted) onLeft();
    else signal.addEventListener('abort', onLeft, { once: true });
    return () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onLeft);
    };
  }

  /**
   * Ends the threads of a pool, with all that they had begun: which of them is held by a task is not known where they
   * have several.
   */
  private replace(pool: Piscina<AnswerTask | WarmUpTask, AnswerOutcome>): void {
    if (this.pool !== pool) return;
    this.pool = null;
    pool.destroy().catch(this.rules.onFault);
    if (this.rules.keepsThread && !this.stopped) this.warm().catch(this.rules.onFault);
  }

  private open(): Piscina<AnswerTask | WarmUpTask, AnswerOutcome> {
    if (this.pool !== null) return this.pool;
    const { filename, threads, begunPerThread, keepsThread, onPort, onFault } = this.rules;
    this.pool = new Piscina<AnswerTask | WarmUpTask, AnswerOutcome>({
      filename,
      minThreads: keepsThread ? 1 : 0,
      maxThreads: threads,
      idleTimeout: IDLE_MILLIS,
      concurrentTasksPerWorker: begunPerThread,
      resourceLimits: HEAP,
    });
    this.pool.on('error', onFault);
    this.pool.on('message', onPort);
    return this.pool;
  }
}

/** Rejects when a signal aborts. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function stopping(cause?: unknown): ApiFault {
  return new ApiFault(503, 'the service is shutting down', RETRY_AFTER, { cause, members: { code: 'shutting_down' } });
}

/** Told to nobody: there is nobody left. */
function callerLeft(): ApiFault {
  return new ApiFault(408, 'the caller closed the connection', {});
}
