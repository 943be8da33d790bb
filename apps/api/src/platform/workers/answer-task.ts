import { inputFaults, OPERATIONS, type InputFault, type OperationRecord } from '@svc/contracts';
import { ANSWERS, OperationFault, type OperationPorts } from '@svc/operations';
import { ApiFault } from '../errors/api-fault.js';
import { parseJson } from '../http/parse-json.js';

/** What a worker is asked: an operation, and the bytes of its JSON body. */
export interface AnswerTask {
  readonly operation: string;
  readonly bytes: Uint8Array;
}

/** What a worker replies: the bytes of the JSON answer, or the refusal that REST gives to such a body. */
export type AnswerOutcome =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly status: number; readonly detail: string | readonly InputFault[]; readonly members: Readonly<Record<string, unknown>> };

/** Whatever is heavy is a pure function of its input. */
const NO_PORTS = null as unknown as OperationPorts;

const RECORDS: ReadonlyMap<string, OperationRecord> = new Map(OPERATIONS.map((record) => [record.id, record]));

/** Parses, checks and answers, with the steps and the words of a request that is answered on the event loop. */
export async function answerTask({ operation, bytes }: AnswerTask): Promise<AnswerOutcome> {
  const record = RECORDS.get(operation);
  const answer = ANSWERS.get(operation);
  if (!record?.input || answer === undefined) throw new Error(`${operation} is no operation that a worker answers`);
  try {
    const input = parseJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const faults = inputFaults(record.input, input);
    if (faults.length > 0) return { ok: false, status: 422, detail: faults, members: {} };
    return { ok: true, bytes: new TextEncoder().encode(JSON.stringify(await answer(input as never, NO_PORTS))) };
  } catch (thrown) {
    if (!(thrown instanceof ApiFault || thrown instanceof OperationFault)) throw thrown;
    return { ok: false, status: thrown.status, detail: thrown.detail, members: thrown.members };
  }
}
