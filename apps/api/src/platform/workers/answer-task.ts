import { inputFaults, OPERATIONS, type InputFault, type OperationRecord } from '@svc/contracts';
import {
  ANSWERS,
  keylessPorts,
  OperationFault,
  warmUp,
  type OperationPorts,
  type RefusalMembers,
} from '@svc/operations';
import { ApiFault } from '../errors/api-fault.js';
import { parseJson } from '../http/parse-json.js';
import { hashText } from '../operation/hash-text.js';
import { PortFault, portsOf, type AskFor, type GivenValues } from './given-ports.js';
import { LateSeals, type AnswerPart } from './late-seals.js';

/** What a worker is asked: an operation, the bytes of its JSON body, and what answering it stands on. */
export interface AnswerTask {
  readonly operation: string;
  readonly bytes: Uint8Array;
  /** Whether the caller holds a key. */
  readonly hasKey: boolean;
  /** Null for mathematics, a pure function of its input. */
  readonly given: GivenValues | null;
  /** The number under which ports are lent to it; null where none are. */
  readonly task: number | null;
}

/** Asks a worker to run its code once, so that the first task finds it compiled. */
export type WarmUpTask = 'warm up';

/**
 * What a worker replies: the JSON answer, or the refusal that REST gives to such a body; `port`: the event loop knows
 * why.
 */
export type AnswerOutcome =
  | { readonly ok: true; readonly parts: readonly AnswerPart[] }
  | { readonly ok: 'port' }
  | {
      readonly ok: false;
      readonly status: number;
      readonly detail: string | readonly InputFault[];
      readonly members: RefusalMembers;
    };

/** Mathematics is a pure function of its input: it may ask for nothing but whether the caller holds a key. */
const portsOfMathematics = (hasKey: boolean): OperationPorts => keylessPorts({ hasKey });

const RECORDS: ReadonlyMap<string, OperationRecord> = new Map(OPERATIONS.map((record) => [record.id, record]));

/**
 * Parses, checks and answers, with the steps and the words of a request that is answered on the event loop.
 * @param ask asks the event loop over the port of the thread
 */
export async function answerTask(asked: AnswerTask | WarmUpTask, ask: AskFor): Promise<AnswerOutcome> {
  if (asked === 'warm up') {
    await warmUp();
    return { ok: true, parts: [] };
  }
  const { given, task, hasKey } = asked;
  const seals = new LateSeals();
  const ports: OperationPorts =
    given === null || task === null
      ? portsOfMathematics(hasKey)
      : {
          ...portsOf({
            given,
            seal: (bytes, data) => seals.seal(bytes, data),
            hash: hashText,
            ask: (name, args) => ask(task, name, args),
          }),
          hasKey,
        };
  try {
    return await answered(asked, ports, seals);
  } catch (thrown) {
    if (thrown instanceof PortFault) return { ok: 'port' };
    if (!(thrown instanceof ApiFault || thrown instanceof OperationFault)) throw thrown;
    return { ok: false, status: thrown.status, detail: thrown.detail, members: thrown.members };
  }
}

async function answered(
  { operation, bytes }: AnswerTask,
  ports: OperationPorts,
  seals: LateSeals,
): Promise<AnswerOutcome> {
  const record = RECORDS.get(operation);
  const answer = ANSWERS.get(operation);
  if (!record?.input || answer === undefined) throw new Error(`${operation} is no operation that a worker answers`);
  const input = parseJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const faults = inputFaults(record.input, input);
  if (faults.length > 0) return { ok: false, status: 422, detail: faults, members: {} };
  return { ok: true, parts: seals.partsOf(JSON.stringify(await answer(input as never, ports))) };
}
