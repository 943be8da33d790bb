import {
  ProtocolError,
  ProtocolErrorCode,
  type CallToolResult,
  type ClientCapabilities,
  type InputRequiredResult,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server';
import {
  bodyLimitOf,
  DEFAULT_BODY_LIMIT_BYTES,
  toolsOfDoor,
  type DoorTool,
  type OperationRecord,
} from '@svc/contracts';
import { formFor, withReplies } from './ask-by-form.js';
import { prepareCall, type CallParts, type CallTool } from './call-tool.js';
import { describeTool } from './describe-tool.js';
import type { MessageSource } from './execution.js';
import { listedOnce } from './listed-once.js';
import { PRO_DOOR_PATH } from './instructions.js';
import { reportStages } from './progress.js';
import { ENVELOPE_END_BYTES } from './split-arguments.js';
import { toolRefusal } from './tool-result.js';

/** A call's connection or request, as the host of the door, the message and the SDK know it. */
export interface ToolRequest<Context> {
  readonly context: Context;
  readonly from: MessageSource;
  readonly request: ServerContext;
  /** What the client of a connection can do; absent where every request stands alone. */
  readonly connected?: ClientCapabilities | undefined;
}

/** The tools of a door: how they are listed, called and bounded. */
export interface DoorTools<Context> {
  readonly tools: readonly Tool[];
  /**
   * Answers a call of a tool, or asks what the answer leaves open where the client can show a form.
   * @throws ProtocolError where the door does not list it
   */
  call(
    name: string,
    args: Readonly<Record<string, unknown>>,
    request: ToolRequest<Context>,
  ): Promise<CallToolResult | InputRequiredResult>;
  /** Whether the door has the tool. */
  hasTool(name: string): boolean;
  /** Whether the door has the tool, and a call of it has no stages to report. */
  answersAtOnce(tool: string): boolean;
  /**
   * How many bytes the arguments of a tool may have that are handed on unparsed; 0 for tools whose arguments are parsed
   * by the door.
   */
  unreadLimitBytes(tool: string): number;
  /** The largest message that can be a call of a tool, or of any tool where none is named, in bytes. */
  messageLimitBytes(tool?: string): number;
}

/** A listed tool, and how it is called. */
interface PreparedTool<Context> {
  readonly tool: Tool;
  readonly modelBacked: boolean;
  readonly unreadLimitBytes: number;
  /** The largest message that can be a call of it. */
  readonly limitBytes: number;
  readonly call: CallTool<Context>;
  readonly operation: string;
}

/**
 * Prepares the tools of a door; what does not depend on a call is worked out here.
 * @throws Error for a record whose tool cannot be described
 */
export function prepareTools<Context>(
  doorTools: readonly DoorTool[],
  parts: CallParts<Context>,
  onFault?: (fault: unknown) => void,
): DoorTools<Context> {
  const prepared = doorTools.map((doorTool): PreparedTool<Context> => {
    const { record } = doorTool;
    return {
      tool: describeTool(doorTool, parts.keyHelp !== null),
      modelBacked: record.cost === 'model',
      unreadLimitBytes: record.compute === 'heavy' ? bodyLimitOf(record) : 0,
      limitBytes: bodyLimitOf(record) + 2 * ENVELOPE_END_BYTES,
      call: prepareCall(doorTool, parts),
      operation: record.id,
    };
  });
  const byName = new Map(prepared.map((one) => [one.tool.name, one]));
  return {
    tools: listedOnce(prepared.map(({ tool }) => tool)),
    call: (name, args, request) =>
      callTool(byName.get(name) ?? unknownTool(name, parts.records), args, { ...request, onFault }),
    hasTool: (name) => byName.has(name),
    answersAtOnce: (tool) => byName.get(tool)?.modelBacked === false,
    unreadLimitBytes: (tool) => byName.get(tool)?.unreadLimitBytes ?? 0,
    messageLimitBytes: (tool) =>
      tool === undefined
        ? Math.max(DEFAULT_BODY_LIMIT_BYTES, ...prepared.map(({ limitBytes }) => limitBytes))
        : (byName.get(tool)?.limitBytes ?? DEFAULT_BODY_LIMIT_BYTES),
  };
}

async function callTool<Context>(
  prepared: PreparedTool<Context>,
  args: Readonly<Record<string, unknown>>,
  {
    context,
    from,
    request,
    connected,
    onFault,
  }: ToolRequest<Context> & { readonly onFault: ((fault: unknown) => void) | undefined },
): Promise<CallToolResult | InputRequiredResult> {
  const report = prepared.modelBacked ? reportStages(request) : null;
  await report?.('The call is being answered.');
  try {
    const { argumentBytes: inputBytes, signal = request.mcpReq.signal } = from;
    const client = { mcpReq: request.mcpReq, connected };
    const result = await prepared.call(withReplies(prepared.operation, args, client), { context, inputBytes, signal });
    return formFor(prepared.operation, result, client) ?? result;
  } catch (fault) {
    onFault?.(fault);
    return toolRefusal({ status: 500, body: { detail: 'internal error', code: 'internal_error' } });
  } finally {
    await report?.('The answer is complete.');
  }
}

/** @throws ProtocolError always: the tool may be one of the other door */
function unknownTool(name: string, records: readonly OperationRecord[]): never {
  const isElsewhere = toolsOfDoor(records, 'pro').some(({ link }) => link.name === name);
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    isElsewhere
      ? `This endpoint does not list ${name}; ${PRO_DOOR_PATH} has it (over stdio: --door pro)`
      : 'Unknown tool; tools/list names the tools of this endpoint',
  );
}
