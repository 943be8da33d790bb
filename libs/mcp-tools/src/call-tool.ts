import { fromJsonSchema, type CallToolResult } from '@modelcontextprotocol/server';
import type { DoorTool, InputFault, OperationRecord, ToolJoin } from '@svc/contracts';
import type { Call, Execute } from './execution.js';
import { JOINED_ANSWERS } from './joined-answers.js';
import { argumentRefusal, toolAnswer, toolRefusal } from './tool-result.js';
import { keyArgumentOf, type ToolSchema } from './tool-schemas.js';

/** What calling tools stands on. */
export interface CallParts<Context> {
  /** Every operation, because a join may lead to one without a tool. */
  readonly records: readonly OperationRecord[];
  readonly execute: Execute<Context>;
}

/** Answers a call of one tool with arguments as they came. */
export type CallTool<Context> = (args: Readonly<Record<string, unknown>>, from: Pick<Call<Context>, 'context' | 'inputBytes'>) => Promise<CallToolResult>;

/** Prepares a tool: what does not depend on a call is worked out here, the check of answers at the first call. */
export function prepareCall<Context>({ link, record }: DoorTool, outputSchema: ToolSchema, parts: CallParts<Context>): CallTool<Context> {
  const keyArgument = keyArgumentOf(record);
  const fits = answerCheck(outputSchema);
  return async (args, { context, inputBytes }) => {
    const { key, input } = takeKey(args, keyArgument);
    if (key !== null && typeof key !== 'string') return argumentRefusal([fault(keyArgument ?? '', 'Input should be a valid string', 'string_type')]);
    const call: Call<Context> = { accessKey: key, context, inputBytes };
    const join = link.joins?.find(({ argument }) => Object.hasOwn(input, argument));
    if (join !== undefined) return callJoined(join, input, call, parts);
    const execution = await parts.execute(record, input, call);
    if (execution.status !== record.status) return toolRefusal(execution);
    if (!(await fits(execution.body))) throw new Error(`the answer of ${record.id} does not fit its schema`);
    return toolAnswer(execution.body as object);
  };
}

async function callJoined<Context>({ argument, operation }: ToolJoin, input: Readonly<Record<string, unknown>>, call: Call<Context>, { records, execute }: CallParts<Context>): Promise<CallToolResult> {
  const given = input[argument];
  const others = Object.keys(input).filter((name) => name !== argument);
  if (typeof given !== 'string') return argumentRefusal([fault(argument, 'Input should be a valid string', 'string_type')]);
  if (others.length > 0) return argumentRefusal(others.map((name) => fault(name, `Input is not possible beside ${argument}`, 'extra_forbidden')));
  const record = records.find(({ id }) => id === operation);
  const answerFrom = JOINED_ANSWERS[operation];
  if (record === undefined || answerFrom === undefined) throw new Error(`nothing answers the joined operation ${operation}`);
  const execution = await execute(record, {}, call);
  if (execution.status !== record.status) return toolRefusal(execution);
  const answer = answerFrom(given, execution.body as object);
  return answer.ok ? toolAnswer(answer.body) : argumentRefusal([answer.fault]);
}

/** The key among the arguments, and the arguments without it. An argument of null is one that was left out. */
function takeKey(args: Readonly<Record<string, unknown>>, keyArgument: string | null): { key: unknown; input: Readonly<Record<string, unknown>> } {
  if (keyArgument === null || !Object.hasOwn(args, keyArgument)) return { key: null, input: args };
  const { [keyArgument]: key, ...input } = args;
  return { key: key ?? null, input };
}

/** A fault of an argument; its value is not sent back. */
function fault(name: string, msg: string, type: string): InputFault {
  return { loc: ['body', name], msg, type, input: null, ctx: {} };
}

function answerCheck(schema: ToolSchema): (body: unknown) => Promise<boolean> {
  let standard: ReturnType<typeof fromJsonSchema>['~standard'] | null = null;
  return async (body) => {
    standard ??= fromJsonSchema(schema)['~standard'];
    const checked = await standard.validate(body);
    return checked.issues === undefined;
  };
}
