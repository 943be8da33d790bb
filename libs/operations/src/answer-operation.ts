import { inputFaults, type OperationRecord } from '@svc/contracts';
import { ANSWERS } from './answers.js';
import { OperationFault } from './operation-fault.js';
import type { OperationPorts } from './ports.js';

/** How an operation was answered: the status and the JSON body that REST gives to the same input. */
export interface OperationOutcome {
  readonly status: number;
  readonly body: object;
}

/**
 * Answers an operation: checks the input against the record's class, then calls the function of the table.
 * Refusals are values: 422 with every place that does not fit, else the fault's own status.
 * @throws RangeError for an operation that is not in the table; whatever else it throws is a fault of ours
 * @example (await answerOperation(POLICY_CHECK, { policy }, ports)).status // 200
 */
export async function answerOperation(
  record: OperationRecord,
  input: unknown,
  ports: OperationPorts,
): Promise<OperationOutcome> {
  const answer = ANSWERS.get(record.id);
  if (answer === undefined) throw new RangeError(`${record.id} needs the service: no answer is registered here`);
  const faults = record.input === null ? [] : inputFaults(record.input, input);
  if (faults.length > 0) return { status: 422, body: { detail: faults } };
  try {
    return { status: record.status, body: await answer(input as never, ports) };
  } catch (thrown) {
    if (!(thrown instanceof OperationFault)) throw thrown;
    return { status: thrown.status, body: { detail: thrown.detail, ...thrown.members } };
  }
}
