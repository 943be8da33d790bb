import type { MessagePort } from 'node:worker_threads';
import type { LentPorts, PortCall, PortReply } from './given-ports.js';

/** Ports that are lent to a worker for one task. */
export interface Lending {
  /** What a port threw, where one did: what the task's refusal means. */
  readonly faults: readonly unknown[];
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

/**
 * Answers the questions of a worker over a port.
 * @param rest runs what waits for somebody else without holding the thread
 */
export function lendPorts(
  port: MessagePort,
  lent: LentPorts,
  rest: <Value>(wait: () => Promise<Value>) => Promise<Value>,
): Lending {
  const faults: unknown[] = [];
  const answer = async ({ name, args }: PortCall): Promise<unknown> => {
    const ask = lent[name] as (...given: readonly unknown[]) => unknown;
    return WAITS.has(name) ? rest(async () => ask(...args)) : ask(...args);
  };
  port.on('message', (call: PortCall) => {
    const reply = (given: PortReply): void => port.postMessage(given);
    answer(call).then(
      (value) => reply({ id: call.id, ok: true, value }),
      (fault: unknown) => {
        faults.push(fault);
        reply({ id: call.id, ok: false });
      },
    );
  });
  return { faults };
}
