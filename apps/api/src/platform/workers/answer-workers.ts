import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { OperationRecord } from '@svc/contracts';
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../config/config.js';
import { ApiFault } from '../errors/api-fault.js';
import { AnswerBytes } from '../http/answer-bytes.js';
import type { UnreadBody } from '../http/unread-body.js';
import { LOGGER } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import type { AnswerOutcome, AnswerTask } from './answer-task.js';
import type { GivenValues, LentPorts } from './given-ports.js';
import { joinParts } from './late-seals.js';
import { Lendings, type Lending } from './lend-ports.js';
import type { GiveBack, StateSealer } from '@svc/node-runtime';
import { TRACING, type Tracing } from '../tracing/tracing.js';
import { WORKER_FILE, type WorkerFile } from './worker-file.js';
import type { LaneRules } from './lane-rules.js';
import { WorkerLane } from './worker-lane.js';

/** About twice what a thread takes to start, so that ending one cannot cost more than what it was doing. */
const END_ABANDONED_AFTER_MILLIS = 1_500;

/** What an answer stands on beside its input: values to give along, ports to be asked, and what seals. */
export interface TaskPorts {
  readonly given: GivenValues;
  readonly lent: LentPorts;
  readonly seal: StateSealer['seal'];
}

type LaneName = LaneRules['name'];

/**
 * Answers operations in worker threads, so that the event loop stays free: mathematics in one lane, readings in
 * another, so that a reply does not wait behind long auctions. Tasks wait in queues of bounded length, in which callers
 * take turns.
 */
@Injectable()
export class AnswerWorkers implements OnApplicationShutdown {
  private readonly opened = new Map<LaneName, WorkerLane>();
  private readonly lendings = new Lendings();
  private stopped = false;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'workers' | 'callerShare'>,
    @Inject(WORKER_FILE) private readonly workerFile: WorkerFile,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Metrics) private readonly metrics: Pick<Metrics, 'watch' | 'observe'>,
    @Inject(TRACING) private readonly tracing: Tracing,
  ) {
    const sum = (of: (lane: WorkerLane) => number): number =>
      [...this.opened.values()].reduce((total, lane) => total + of(lane), 0);
    metrics.watch('svc_worker_threads', () => sum(({ threads }) => threads));
    metrics.watch('svc_worker_tasks_waiting', () => sum(({ tasksWaiting }) => tasksWaiting));
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await Promise.all([...this.opened.values()].map((lane) => lane.stop()));
  }

  /** Starts a thread of readings and runs its code once, so that the first caller does not wait for that. */
  async warm(): Promise<void> {
    if (this.stopped) return;
    await this.lane('reading')
      .warm()
      .catch((fault: unknown) => {
        if (!this.stopped) throw fault;
      });
  }

  /**
   * To be asked before a body is read: where there is no room now, the caller learns it without sending it.
   * @throws ApiFault 503 where the queue is full or the service is stopping
   */
  checkRoom(record: Pick<OperationRecord, 'compute'>, caller: string): void {
    this.lane(laneOf(record)).checkRoom(caller);
  }

  /**
   * Takes a place for a body that is still to come; it is given back when the response is closed.
   * @throws ApiFault as {@link AnswerWorkers.checkRoom}
   */
  admit(record: Pick<OperationRecord, 'compute'>, caller: string, response: ServerResponse): GiveBack {
    const giveBack = this.lane(laneOf(record)).takePlace(caller);
    response.once('close', giveBack);
    return giveBack;
  }

  /**
   * The answer to a body that a worker parses and checks. Mathematics needs nothing beside it but whether the caller
   * holds a key.
   * @throws ApiFault what the body is refused with, 503 where the queue is full, the task took too long or the service
   *   is stopping
   */
  async answer(
    record: OperationRecord,
    body: UnreadBody,
    ports: TaskPorts | null,
    hasKey = false,
  ): Promise<AnswerBytes> {
    const lane = this.lane(laneOf(record));
    const { caller, signal, place } = body.admission;
    const giveBack = place ?? lane.takePlace(caller);
    try {
      const { outcome, lending } = await this.perform(
        lane,
        { operation: record.id, bytes: body.bytes, hasKey },
        { body, giveBack },
        ports,
      );
      if (outcome.ok === true) return new AnswerBytes(joinParts(outcome.parts, ports?.seal ?? null));
      if (outcome.ok === 'port') throw lending?.faults[0];
      throw new ApiFault(outcome.status, outcome.detail, {}, { members: outcome.members });
    } catch (thrown) {
      if (!signal.aborted) throw thrown;
      throw new ApiFault(408, 'the caller closed the connection', {}, { cause: thrown });
    } finally {
      giveBack();
    }
  }

  private async perform(
    lane: WorkerLane,
    asked: Pick<AnswerTask, 'operation' | 'bytes' | 'hasKey'>,
    { body, giveBack }: { body: UnreadBody; giveBack: GiveBack },
    ports: TaskPorts | null,
  ): Promise<{ outcome: AnswerOutcome; lending: Lending | null }> {
    const { caller, signal } = body.admission;
    if (ports === null) {
      const begin = () => ({ ...asked, given: null, task: null });
      return { outcome: await lane.run({ begin, caller, signal }), lending: null };
    }
    const lent: Lending[] = [];
    // Lent by the task that has begun, so that what it asks for is traced as a part of it.
    const begin = () => {
      const lending = this.lendings.lend(ports.lent, (wait) => lane.rest({ caller, signal }, giveBack, wait));
      lent.push(lending);
      return { ...asked, given: ports.given, task: lending.task };
    };
    try {
      const outcome = await lane.run({ begin, caller, signal });
      return { outcome, lending: lent[0] ?? null };
    } finally {
      lent[0]?.end();
    }
  }

  private lane(name: LaneName): WorkerLane {
    if (this.stopped && !this.opened.has(name))
      throw new ApiFault(
        503,
        'the service is shutting down',
        { 'Retry-After': '1' },
        { members: { code: 'shutting_down' } },
      );
    const lane = this.opened.get(name) ?? new WorkerLane(this.rules(name));
    this.opened.set(name, lane);
    return lane;
  }

  private rules(name: LaneName): LaneRules {
    const isReading = name === 'reading';
    const { threads, queueTasks, readingQueueTasks, waitingTasks, taskMillis } = this.config.workers;
    return {
      name,
      tracing: this.tracing,
      threads,
      taskMillis,
      queueTasks: isReading ? readingQueueTasks : queueTasks,
      waitingTasks,
      callerShare: this.config.callerShare,
      filename: this.workerFile(),
      // All but one of them wait for a model.
      begunPerThread: isReading ? 1 + waitingTasks : 1,
      endAbandonedAfterMillis: isReading ? null : END_ABANDONED_AFTER_MILLIS,
      keepsThread: isReading,
      onTurn: (seconds) => this.metrics.observe('svc_worker_wait_seconds', { lane: name }, seconds),
      onPort: (port) => this.lendings.serve(port),
      onFault: (fault) => this.logger.error({ err: fault }, 'a worker thread failed'),
    };
  }
}

function laneOf({ compute }: Pick<OperationRecord, 'compute'>): LaneName {
  return compute === 'heavy' ? 'mathematics' : 'reading';
}
