import { fromJsonSchema, type CallToolResult } from '@modelcontextprotocol/server';
import {
  inputFaults,
  type DoorTool,
  type InputFault,
  type OperationRecord,
  type ToolJoin,
  pathParametersOf,
} from '@svc/contracts';
import { callBeside } from './call-beside.js';
import type { Call, Execute } from './execution.js';
import { JOINED_ANSWERS } from './joined-answers.js';
import { argumentRefusal, toolAnswer, toolRefusal } from './tool-result.js';
import { refusalHint, unchargedHint } from './refusal-hint.js';
import type { LibrarySchemas, ToolSchema } from './class-schema.js';
import { keyArgumentOf, toolOutputSchema } from './tool-schemas.js';

/** What calling tools stands on. */
export interface CallParts<Context> {
  /** Every operation, because a join may lead to one without a tool. */
  readonly records: readonly OperationRecord[];
  readonly execute: Execute<Context>;
  readonly schemas: LibrarySchemas;
  /** How a caller of the door comes by a key, in one sentence; null where it asks for none. */
  readonly keyHelp: string | null;
  /** How money comes into a wallet, in one sentence; null where no tool costs any. */
  readonly payHelp: string | null;
}

/** Answers a call of one tool with arguments as they came. */
export type CallTool<Context> = (
  args: Readonly<Record<string, unknown>>,
  from: Pick<Call<Context>, 'context' | 'inputBytes' | 'signal'>,
) => Promise<CallToolResult>;

/** Prepares a tool: what does not depend on a call is worked out here, the check of answers at the first call. */
export function prepareCall<Context>(doorTool: DoorTool, parts: CallParts<Context>): CallTool<Context> {
  const { link, record } = doorTool;
  const keyArgument = keyArgumentOf(record);
  const fits = answerCheck(() => toolOutputSchema(record.output ?? Object, parts.schemas));
  return async (args, { context, inputBytes, signal }) => {
    const { key, input } = takeKey(args, keyArgument);
    if (key !== null && typeof key !== 'string')
      return argumentRefusal([fault(keyArgument ?? '', 'Input should be a valid string', 'string_type')]);
    const call: Call<Context> = { accessKey: key, context, inputBytes, signal };
    const join = link.joins?.find(({ argument, object }) =>
      object === undefined ? Object.hasOwn(input, argument) : (input[argument] ?? null) !== null,
    );
    if (join?.object !== undefined) return callBeside({ ...join, object: join.object }, input, call, parts);
    if (join !== undefined) return callJoined(join, input, call, parts);
    const own = withoutJoins(doorTool, input);
    const faults = inputBytes === undefined ? [...missingFor(doorTool, own), ...unknownFor(record, own)] : [];
    if (faults.length > 0) return argumentRefusal(faults);
    const execution = await parts.execute(record, own, call);
    if (execution.status !== record.status) return toolRefusal(execution, refusalHint(doorTool, execution, parts));
    if (!(await fits(execution.body))) throw new Error(`the answer of ${record.id} does not fit its schema`);
    return toolAnswer(execution.body as object, {
      hint: unchargedHint(doorTool, execution.body, parts),
      recommendationId: execution.headers?.['x-gt-recommendation-id'],
    });
  };
}

async function callJoined<Context>(
  { argument, operation }: ToolJoin,
  input: Readonly<Record<string, unknown>>,
  call: Call<Context>,
  { records, execute }: CallParts<Context>,
): Promise<CallToolResult> {
  const given = input[argument];
  const others = Object.keys(input).filter((name) => name !== argument);
  if (typeof given !== 'string')
    return argumentRefusal([fault(argument, 'Input should be a valid string', 'string_type')]);
  if (others.length > 0)
    return argumentRefusal(
      others.map((name) => fault(name, `Input cannot be combined with ${argument}`, 'extra_forbidden')),
    );
  const record = records.find(({ id }) => id === operation);
  const answerFrom = JOINED_ANSWERS[operation];
  if (record === undefined || answerFrom === undefined)
    throw new Error(`nothing answers the joined operation ${operation}`);
  const [parameter] = pathParametersOf(record);
  const execution = await execute(record, parameter === undefined ? {} : { [parameter]: given }, call);
  if (execution.status !== record.status) return toolRefusal(execution);
  const answer = answerFrom(given, execution.body as object);
  return answer.ok ? toolAnswer(answer.body) : argumentRefusal([answer.fault]);
}

/**
 * What a tool with two ways lacks for either: told before the key is asked for, since the schema can require neither,
 * and a call that names nothing would otherwise learn of a key that one of the ways does not need.
 */
function missingFor({ link, record }: DoorTool, input: Readonly<Record<string, unknown>>): InputFault[] {
  const joins = link.joins ?? [];
  if (joins.length === 0 || record.input === null) return [];
  const faults = inputFaults(record.input, input);
  if (!faults.some(({ type }) => type === 'missing')) return [];
  return faults.map((one) => {
    const ways = joins.filter(({ object }) => object?.beside.includes(String(one.loc[1])) !== true);
    const told = ways.map(({ argument }) => argument).join(' or ');
    return one.type === 'missing' && told !== '' ? { ...one, msg: `${one.msg}, or ${told} in its place` } : one;
  });
}

/** Arguments of an operation without a body that are no parts of its address: nothing else would refuse them. */
function unknownFor(record: OperationRecord, input: Readonly<Record<string, unknown>>): InputFault[] {
  if (record.input !== null) return [];
  const known = pathParametersOf(record);
  return Object.keys(input)
    .filter((name) => !known.includes(name))
    .map((name) => fault(name, 'Extra inputs are not permitted', 'extra_forbidden'));
}

/** The arguments without those of another way that are null: they were left out. */
function withoutJoins({ link }: DoorTool, input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const others = (link.joins ?? []).filter(({ object }) => object !== undefined).map(({ argument }) => argument);
  return others.some((name) => Object.hasOwn(input, name))
    ? Object.fromEntries(Object.entries(input).filter(([name]) => !others.includes(name)))
    : input;
}

/** The key among the arguments, and the arguments without it. An argument of null is one that was left out. */
function takeKey(
  args: Readonly<Record<string, unknown>>,
  keyArgument: string | null,
): { key: unknown; input: Readonly<Record<string, unknown>> } {
  if (keyArgument === null || !Object.hasOwn(args, keyArgument)) return { key: null, input: args };
  const { [keyArgument]: key, ...input } = args;
  return { key: key ?? null, input };
}

/** A fault of an argument; its value is not sent back. */
function fault(name: string, msg: string, type: string): InputFault {
  return { loc: ['body', name], msg, type, input: null, ctx: {} };
}

function answerCheck(schema: () => ToolSchema): (body: unknown) => Promise<boolean> {
  let standard: ReturnType<typeof fromJsonSchema>['~standard'] | null = null;
  return async (body) => {
    standard ??= fromJsonSchema(schema())['~standard'];
    const checked = await standard.validate(body);
    return checked.issues === undefined;
  };
}
