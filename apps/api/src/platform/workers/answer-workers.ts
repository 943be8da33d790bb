import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { OperationRecord } from '@svc/contracts';
import { Piscina } from 'piscina';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../config/config.js';
import { ApiFault } from '../errors/api-fault.js';
import { AnswerBytes } from '../http/answer-bytes.js';
import { UnreadBody } from '../http/unread-body.js';
import { LOGGER } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import type { AnswerOutcome, AnswerTask } from './answer-task.js';
import { WORKER_FILE, type WorkerFile } from './worker-file.js';

/** A worker without a task ends after so long: until then it keeps its compiled code. */
const IDLE_MILLIS = 60_000;

/** Sent with a refusal for want of room: the largest task takes about this long. */
const RETRY_AFTER = { 'Retry-After': '1' };

/**
 * Answers heavy operations in worker threads, so that the event loop stays free. Threads start with the first task. Tasks wait in a queue of bounded
 * length; one that is not answered in time is given up, and its thread ended.
 */
@Injectable()
export class AnswerWorkers implements OnApplicationShutdown {
  private pool: Piscina<AnswerTask, AnswerOutcome> | null = null;
  private stopped = false;
  /** Tasks that are worked on or wait. */
  private underWay = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'workers'>,
    @Inject(WORKER_FILE) private readonly workerFile: WorkerFile,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Metrics) metrics: Pick<Metrics, 'watch'>,
  ) {
    metrics.watch('svc_worker_threads', 'Worker threads that are there.', () => this.pool?.threads.length ?? 0);
    metrics.watch('svc_worker_tasks_waiting', 'Tasks that wait for a worker thread.', () => this.pool?.queueSize ?? 0);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.pool?.destroy();
  }

  /**
   * The answer to a body that came over HTTP, or to an input that is parsed already. The worker parses and checks either.
   * @throws ApiFault what the body is refused with, 503 where the queue is full, the task took too long or the service is stopping
   */
  async answer(record: OperationRecord, input: object): Promise<object> {
    if (input instanceof UnreadBody) return new AnswerBytes(await this.run(record, input.bytes));
    return JSON.parse(new TextDecoder().decode(await this.run(record, new TextEncoder().encode(JSON.stringify(input))))) as object;
  }

  /**
   * To be asked before the body of a task is read: where there is no room now, the caller learns it without sending it.
   * @throws ApiFault 503 where the queue is full or the service is stopping
   */
  checkRoom(): void {
    if (this.stopped) throw new ApiFault(503, 'the service is shutting down', RETRY_AFTER);
    const { threads, queueTasks } = this.config.workers;
    if (this.underWay >= threads + queueTasks) throw new ApiFault(503, 'all workers are busy and the queue is full', RETRY_AFTER);
  }

  private async run({ id }: OperationRecord, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    this.checkRoom();
    const pool = (this.pool ??= this.open());
    const outcome = await this.perform(pool, { operation: id, bytes });
    if (!outcome.ok) throw new ApiFault(outcome.status, outcome.detail, {}, { members: outcome.members });
    return outcome.bytes;
  }

  private async perform(pool: Piscina<AnswerTask, AnswerOutcome>, task: AnswerTask): Promise<AnswerOutcome> {
    const { taskMillis } = this.config.workers;
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), taskMillis);
    this.underWay += 1;
    try {
      return await pool.run(task, { transferList: [task.bytes.buffer as ArrayBuffer], signal: limit.signal });
    } catch (thrown) {
      if (limit.signal.aborted) throw new ApiFault(503, `there was no answer within ${taskMillis} ms`, RETRY_AFTER, { cause: thrown });
      if (this.stopped) throw new ApiFault(503, 'the service is shutting down', RETRY_AFTER, { cause: thrown });
      throw thrown;
    } finally {
      this.underWay -= 1;
      clearTimeout(timer);
    }
  }

  private open(): Piscina<AnswerTask, AnswerOutcome> {
    const pool = new Piscina<AnswerTask, AnswerOutcome>({ filename: this.workerFile(), minThreads: 0, maxThreads: this.config.workers.threads, idleTimeout: IDLE_MILLIS });
    pool.on('error', (fault: unknown) => this.logger.error({ err: fault }, 'a worker thread failed'));
    return pool;
  }
}
