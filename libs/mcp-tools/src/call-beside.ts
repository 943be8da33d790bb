import type { CallToolResult } from '@modelcontextprotocol/server';
import { inputFaults, isRecord, type InputFault, type OperationRecord, type ToolJoin } from '@svc/contracts';
import type { Call, Execute } from './execution.js';
import { argumentRefusal, toolAnswer, toolRefusal } from './tool-result.js';

/** What such a call stands on. */
export interface BesideParts<Context> {
  readonly records: readonly OperationRecord[];
  readonly execute: Execute<Context>;
}

/**
 * Answers from an operation whose input is the members of one argument and those that stand beside it; what is null was
 * left out. Faults are told at the place where the tool has the member.
 */
export async function callBeside<Context>(
  { argument, operation, object }: ToolJoin & Required<Pick<ToolJoin, 'object'>>,
  input: Readonly<Record<string, unknown>>,
  call: Call<Context>,
  { records, execute }: BesideParts<Context>,
): Promise<CallToolResult> {
  const { [argument]: given, ...others } = input;
  if (!isRecord(given)) return argumentRefusal([fault(argument, 'Input should be a valid object', 'object_type')]);
  const beside = Object.entries(others).filter(([, value]) => value !== null);
  const ignored = beside.filter(([name]) => !object.beside.includes(name));
  if (ignored.length > 0)
    return argumentRefusal(
      ignored.map(([name]) => fault(name, `Input cannot be combined with ${argument}`, 'extra_forbidden')),
    );
  const record = records.find(({ id }) => id === operation);
  if (record === undefined) throw new Error(`nothing answers the joined operation ${operation}`);
  const both = { ...Object.fromEntries(beside), ...given };
  const faults = [
    ...inputFaults(object.of, given).map((one) => within(argument, one)),
    ...inputFaults(record.input ?? Object, both).filter(({ loc: [, name] }) => object.beside.includes(String(name))),
  ];
  if (faults.length > 0) return argumentRefusal(faults);
  const execution = await execute(record, both, call);
  return execution.status === record.status ? toolAnswer(execution.body as object) : toolRefusal(execution);
}

/** A fault at its place inside of an argument. */
const within = (argument: string, { loc: [body = 'body', ...rest], ...one }: InputFault): InputFault => ({
  ...one,
  loc: [body, argument, ...rest],
});

/** A fault of an argument; its value is not sent back. */
function fault(name: string, msg: string, type: string): InputFault {
  return { loc: ['body', name], msg, type, input: null, ctx: {} };
}
