import { AsyncResource } from 'node:async_hooks';
import type { MessagePort } from 'node:worker_threads';
import type { LentPorts, PortCall, PortReply } from './given-ports.js';

/** Ports that are lent to a worker for one task. */
export interface Lending {
  /** The number of the task, which stands in each of its questions. */
  readonly task: number;
  /** What a port threw, where one did: what the task's refusal means. */
  readonly faults: readonly unknown[];
  /** Takes the ports back: later questions of the task are refused. */
  end(): void;
}

/** Which ports wait for something else than this process: while they do, the thread may work on another task. */
const WAITS: ReadonlySet<keyof LentPorts> = new Set([
  'reportActs',
  'wordReply',
  'reportStatements',
  'findDealings',
  'holdThings',
  'keepDealings',
]);

type Answer = (call: PortCall, reply: (given: PortReply) => void) => void;

/** Ports that are lent to tasks of worker threads. Each thread has one port, over which all of its tasks ask. */
export class Lendings {
  private readonly open = new Map<number, Answer>();
  private begun = 0;

  /**
   * Lends ports to a task, and answers in the trace in which it was begun.
   * @param rest runs what waits for somebody else without holding the thread
   */
  lend(lent: LentPorts, rest: <Value>(wait: () => Promise<Value>) => Promise<Value>): Lending {
    const task = (this.begun += 1);
    const faults: unknown[] = [];
    const answer = async ({ name, args }: PortCall): Promise<unknown> => {
      const ask = lent[name] as (...given: readonly unknown[]) => unknown;
      return WAITS.has(name) ? rest(async () => ask(...args)) : ask(...args);
    };
    this.open.set(
      task,
      AsyncResource.bind((call: PortCall, reply: (given: PortReply) => void) => {
        answer(call).then(
          (value) => reply({ id: call.id, ok: true, value }),
          (fault: unknown) => {
            faults.push(fault);
            reply({ id: call.id, ok: false });
          },
        );
      }),
    );
    return { task, faults, end: () => void this.open.delete(task) };
  }

  /** Answers what the tasks of a thread ask over its port. */
  serve(port: MessagePort): void {
    port.on('message', (call: PortCall) => {
      const answer = this.open.get(call.task);
      if (answer === undefined) port.postMessage({ id: call.id, ok: false } satisfies PortReply);
      else answer(call, (given) => port.postMessage(given));
    });
    port.unref();
  }
}
