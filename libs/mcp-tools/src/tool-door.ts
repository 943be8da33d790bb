import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, Server, SUPPORTED_PROTOCOL_VERSIONS, type Implementation, type Prompt, type Resource, type ServerContext, type Tool } from '@modelcontextprotocol/server';
import { bodyLimitOf, DEFAULT_BODY_LIMIT_BYTES, toolsOfDoor, type Door, type OperationRecord } from '@svc/contracts';
import { prepareCall, type CallTool } from './call-tool.js';
import { describeTool } from './describe-tool.js';
import type { Execute } from './execution.js';
import { INSTRUCTIONS } from './instructions.js';
import { reportStages } from './progress.js';
import { PROMPTS, type PromptPlan } from './prompts.js';
import { doorResources, type DoorResource, type TextResource } from './resources.js';
import { ENVELOPE_END_BYTES } from './split-arguments.js';
import { toolRefusal } from './tool-result.js';
import type { LibrarySchemas, ToolSchema } from './tool-schemas.js';

/** What a door is made from. */
export interface ToolDoorOptions<Context> {
  /** Every operation that is served, those without tools included. */
  readonly records: readonly OperationRecord[];
  readonly door: Door;
  readonly execute: Execute<Context>;
  /** The version of the service. */
  readonly version: string;
  readonly schemas: LibrarySchemas;
  /** Where the service is described for people. */
  readonly websiteUrl?: string;
  /** Default: none beside what operations answer. */
  readonly texts?: readonly TextResource[];
  /** Told what `execute` threw; the caller learns only that the call failed. */
  readonly onFault?: (fault: unknown) => void;
}

/** A door, prepared: a server for each connection or request costs only its handlers. */
export interface ToolDoor<Context> {
  readonly tools: readonly Tool[];
  readonly prompts: readonly Prompt[];
  readonly resources: readonly Resource[];
  /** What a client tells its model of the whole server. */
  readonly instructions: string;
  /** A new server for one connection (stdio) or one request (HTTP). */
  serve(context: Context, argumentBytes?: Uint8Array): Server;
  /** A new server for one tool call that is known to be well formed; it answers nothing else. `argumentBytes`: its arguments, where they are not parsed yet. */
  serveCalls(context: Context, argumentBytes?: Uint8Array): Server;
  /** Whether the door has the tool, and a call of it has no stages to report. */
  answersAtOnce(tool: string): boolean;
  /** How many bytes the arguments of a tool may have that are handed on unparsed; 0 for tools whose arguments are parsed by the door. */
  unreadLimitBytes(tool: string): number;
  /** The largest message that can be a call of a tool, or of any tool where none is named, in bytes. */
  messageLimitBytes(tool?: string): number;
}

/** A listed tool, and how it is called. */
interface PreparedTool<Context> {
  readonly tool: Tool;
  readonly modelBacked: boolean;
  readonly unreadLimitBytes: number;
  readonly call: CallTool<Context>;
}

/** Lists stay as they are while the service runs, so clients may keep them, in milliseconds. */
const LISTS_KEPT = { ttlMs: 300_000, cacheScope: 'public' } as const;
const CACHE_HINTS = { 'tools/list': LISTS_KEPT, 'prompts/list': LISTS_KEPT, 'resources/list': LISTS_KEPT, 'resources/templates/list': LISTS_KEPT, 'server/discover': LISTS_KEPT };

/** The protocol versions of calls: a server binds itself to that of its request. */
const CALL_VERSIONS = ['2026-07-28', ...SUPPORTED_PROTOCOL_VERSIONS];

/** The server never asks a client for input, so nothing is there to validate; the SDK would otherwise make a validator a request. */
const NO_VALIDATION = { getValidator: () => (input: unknown) => ({ valid: true as const, data: input as never, errorMessage: undefined }) };

/**
 * Makes a door from operation records and what answers them: tools, prompts and resources, all lists worked out once.
 * @throws Error for a record whose tool cannot be described
 * @example const door = prepareToolDoor({ records: OPERATIONS, door: 'core', execute, version: '0.1.0', schemas });
 *          createMcpHandler(() => door.serve(null));
 */
export function prepareToolDoor<Context>(options: ToolDoorOptions<Context>): ToolDoor<Context> {
  const { records, schemas, execute } = options;
  const prepared = toolsOfDoor(records, options.door).map((doorTool): PreparedTool<Context> => {
    const tool = describeTool(doorTool, schemas);
    const { record } = doorTool;
    return { tool, modelBacked: record.cost === 'model', unreadLimitBytes: record.compute === 'heavy' ? bodyLimitOf(record) : 0, call: prepareCall(doorTool, tool.outputSchema as ToolSchema, { records, execute }) };
  });
  const tools = prepared.map(({ tool }) => tool);
  const byName = new Map(prepared.map((one) => [one.tool.name, one]));
  const unreadLimits = (tool?: string): number[] => prepared.filter(({ tool: { name }, unreadLimitBytes }) => unreadLimitBytes > 0 && (tool === undefined || tool === name)).map(({ unreadLimitBytes }) => unreadLimitBytes);
  const prompts = PROMPTS.filter((prompt) => prompt.tools.every((name) => byName.has(name)));
  const listedPrompts = prompts.map(listPrompt);
  const resources = doorResources(records, execute, options.texts ?? []);
  const listedResources = resources.map(({ read: _read, ...one }): Resource => one);
  const identity: Implementation = {
    name: options.door === 'core' ? 'svc' : 'svc-pro', title: 'Negotiation service', version: options.version, ...(options.websiteUrl !== undefined && { websiteUrl: options.websiteUrl }),
  };
  return {
    tools,
    prompts: listedPrompts,
    resources: listedResources,
    instructions: INSTRUCTIONS,
    serve: (context, inputBytes) => {
      const server = new Server(identity, { capabilities: { tools: {}, prompts: {}, resources: {} }, instructions: INSTRUCTIONS, cacheHints: CACHE_HINTS, jsonSchemaValidator: NO_VALIDATION });
      server.setRequestHandler('tools/list', () => ({ tools: [...tools] }));
      server.setRequestHandler('tools/call', ({ params }, request) => callTool(byName.get(params.name), params.arguments ?? {}, { context, inputBytes, request, onFault: options.onFault }));
      servePrompts(server, prompts, listedPrompts);
      serveResources(server, { resources, listed: listedResources, context });
      return server;
    },
    serveCalls: (context, inputBytes) => {
      const server = new Server(identity, { capabilities: { tools: {} }, supportedProtocolVersions: CALL_VERSIONS, jsonSchemaValidator: NO_VALIDATION });
      // A handler by name would have requests and results validated over and over; what comes here is valid, and what leaves is made by this library.
      server.fallbackRequestHandler = ({ params }, request) => {
        const { name, arguments: args = {} } = params as { name: string; arguments?: Record<string, unknown> };
        return callTool(byName.get(name), args, { context, inputBytes, request, onFault: options.onFault });
      };
      return server;
    },
    answersAtOnce: (tool) => byName.get(tool)?.modelBacked === false,
    unreadLimitBytes: (tool) => byName.get(tool)?.unreadLimitBytes ?? 0,
    messageLimitBytes: (tool) => Math.max(DEFAULT_BODY_LIMIT_BYTES, ...unreadLimits(tool).map((limit) => limit + 2 * ENVELOPE_END_BYTES)),
  };
}

/**
 * One server for one connection, such as a local process over stdio; a host of many requests prepares the door once instead.
 * @throws Error for a record whose tool cannot be described
 */
export function createToolServer<Context>(options: ToolDoorOptions<Context>, context: Context): Server {
  return prepareToolDoor(options).serve(context);
}

interface ToolRequest<Context> {
  readonly context: Context;
  readonly inputBytes: Uint8Array | undefined;
  readonly request: ServerContext;
  readonly onFault: ((fault: unknown) => void) | undefined;
}

async function callTool<Context>(prepared: PreparedTool<Context> | undefined, args: Readonly<Record<string, unknown>>, { context, inputBytes, request, onFault }: ToolRequest<Context>): ReturnType<CallTool<Context>> {
  if (prepared === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown tool; tools/list names those of this door');
  const report = prepared.modelBacked ? reportStages(request) : null;
  await report?.('The call is being answered.');
  try {
    return await prepared.call(args, { context, inputBytes });
  } catch (fault) {
    onFault?.(fault);
    return toolRefusal({ status: 500, body: { detail: 'internal error' } });
  } finally {
    await report?.('The answer is there.');
  }
}

function listPrompt({ name, title, description, arguments: args }: PromptPlan): Prompt {
  return { name, title, description, arguments: args.map((argument) => ({ ...argument })) };
}

function servePrompts(server: Server, plans: readonly PromptPlan[], listed: readonly Prompt[]): void {
  server.setRequestHandler('prompts/list', () => ({ prompts: [...listed] }));
  server.setRequestHandler('prompts/get', ({ params }) => {
    const plan = plans.find(({ name }) => name === params.name);
    if (plan === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown prompt; prompts/list names those of this door');
    const given = params.arguments ?? {};
    const missing = plan.arguments.filter(({ name, required }) => required && given[name] === undefined).map(({ name }) => name);
    if (missing.length > 0) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Missing arguments of the prompt: ${missing.join(', ')}`);
    return { description: plan.description, messages: [{ role: 'user', content: { type: 'text', text: plan.say(given) } }] };
  });
}

interface ServedResources<Context> {
  readonly resources: readonly DoorResource<Context>[];
  readonly listed: readonly Resource[];
  readonly context: Context;
}

function serveResources<Context>(server: Server, { resources, listed, context }: ServedResources<Context>): void {
  server.setRequestHandler('resources/list', () => ({ resources: [...listed] }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', async ({ params }) => {
    const found = resources.find(({ uri }) => uri === params.uri);
    if (found === undefined) throw new ResourceNotFoundError(params.uri, 'Unknown resource; resources/list names those of this door');
    const text = await found.read(context).catch(() => {
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'The resource cannot be read at the moment');
    });
    return { contents: [{ uri: found.uri, mimeType: found.mimeType, text }] };
  });
}
