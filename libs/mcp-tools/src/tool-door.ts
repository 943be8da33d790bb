import {
  Server,
  type Implementation,
  type Prompt,
  type Resource,
  type ServerCapabilities,
} from '@modelcontextprotocol/server';
import { MCP_DOORS, MCP_PROTOCOL_VERSIONS, toolsOfDoor, type Door, type OperationRecord } from '@svc/contracts';
import type { LibrarySchemas } from './class-schema.js';
import type { Execute, MessageSource } from './execution.js';
import { doorInstructions } from './instructions.js';
import { prepareReading } from './prepared-reading.js';
import { prepareTools, type DoorTools } from './prepared-tools.js';
import { LISTS_KEPT } from './rendered-lists.js';
import type { TextResource } from './resources.js';
import { SKILLS_EXTENSION } from './skills/serve-skills.js';
import type { Skill } from './skills/skill.js';

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
  /**
   * How a caller of this door comes by a key, one sentence for instructions and refusals; null where no tool asks for
   * one.
   */
  readonly keyHelp?: string | null;
  /** How money comes into the wallet of a key, one sentence for instructions and answers. Default: not told. */
  readonly payHelp?: string | null;
  /** The protocol versions that are served, newest first. Default: those that have streamable HTTP. */
  readonly protocolVersions?: readonly string[];
  /** Default: none beside what operations answer. */
  readonly texts?: readonly TextResource[];
  /** Told what `execute` threw; the caller learns only that the call failed. */
  readonly onFault?: (fault: unknown) => void;
}

/** A door, prepared: a server for each connection or request costs only its handlers. */
export interface ToolDoor<Context> extends DoorTools<Context> {
  /** How the server names itself. */
  readonly identity: Implementation;
  /** What it can do, as it tells in its first answer. */
  readonly capabilities: ServerCapabilities;
  /** Those of the skills whose tools this door has. */
  readonly skills: readonly Skill[];
  readonly prompts: readonly Prompt[];
  readonly resources: readonly Resource[];
  /** What a client tells its model of the whole server. */
  readonly instructions: string;
  /** A new server for one connection (stdio) or one request (HTTP). */
  serve(context: Context, from?: MessageSource): Server;
  /** A new server without methods, for one request that is known to be well formed. */
  bareServer(): Server;
}

const CACHE_HINTS = {
  'tools/list': LISTS_KEPT,
  'prompts/list': LISTS_KEPT,
  'resources/list': LISTS_KEPT,
  'resources/templates/list': LISTS_KEPT,
  'server/discover': LISTS_KEPT,
};

/** How a caller comes by a key where the host of the door does not say. */
const ASK_OPERATOR = 'The operator of the service issues keys.';

const CAPABILITIES = { tools: {}, prompts: {}, resources: {} };

/**
 * What a client fills into a form is validated with the arguments that it becomes; the SDK would otherwise make a
 * validator a request.
 */
const NO_VALIDATION = {
  getValidator: () => (input: unknown) => ({ valid: true as const, data: input as never, errorMessage: undefined }),
};

/**
 * Makes a door from operation records and what answers them: tools, prompts and resources, all lists worked out once.
 * @throws Error for a record whose tool cannot be described
 * @example const door = prepareToolDoor({ records: OPERATIONS, door: 'core', execute, version: '0.1.0', schemas });
 *          createMcpHandler(() => door.serve(null));
 */
export function prepareToolDoor<Context>(options: ToolDoorOptions<Context>): ToolDoor<Context> {
  const { records, schemas, execute, door, keyHelp = ASK_OPERATOR, payHelp = null, texts = [] } = options;
  const doorTools = toolsOfDoor(records, door);
  const tools = prepareTools(doorTools, { records, schemas, execute, keyHelp, payHelp }, options.onFault);
  const reading = prepareReading({ records, doorTools, execute, schemas, texts });
  const instructions = doorInstructions({ records, door, keyHelp, payHelp });
  const identity = identityOf(options);
  const both = {
    supportedProtocolVersions: [...(options.protocolVersions ?? MCP_PROTOCOL_VERSIONS)],
    jsonSchemaValidator: NO_VALIDATION,
  };
  const capabilities = { ...CAPABILITIES, extensions: SKILLS_EXTENSION };
  return {
    ...tools,
    identity,
    capabilities,
    skills: reading.skills,
    prompts: reading.prompts,
    resources: reading.resources,
    instructions,
    serve: (context, from = {}) => {
      const server = new Server(identity, { ...both, capabilities, instructions, cacheHints: CACHE_HINTS });
      server.setRequestHandler('tools/list', () => ({ tools: [...tools.tools] }));
      server.setRequestHandler('tools/call', ({ params }, request) =>
        tools.call(params.name, params.arguments ?? {}, {
          context,
          from,
          request,
          connected: server.getClientCapabilities(),
        }),
      );
      reading.serve(server, context, from);
      return server;
    },
    bareServer: () => new Server(identity, { ...both, capabilities: CAPABILITIES }),
  };
}

/**
 * One server for one connection, such as a local process over stdio; a host of many requests prepares the door once
 * instead.
 * @throws Error for a record whose tool cannot be described
 */
export function createToolServer<Context>(options: ToolDoorOptions<Context>, context: Context): Server {
  return prepareToolDoor(options).serve(context);
}

function identityOf({
  door,
  version,
  websiteUrl,
}: Pick<ToolDoorOptions<never>, 'door' | 'version' | 'websiteUrl'>): Implementation {
  return { ...MCP_DOORS[door], version, ...(websiteUrl !== undefined && { websiteUrl }) };
}
