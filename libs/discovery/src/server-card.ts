import { MCP_DOORS, MCP_PROTOCOL_VERSIONS, type OperationRecord } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';
import { DOOR_TRANSPORT, doorUrl } from './mcp-door.js';
import { SERVICE_SUMMARY } from './service-identity.js';

/** What an MCP door lists, as its own list methods answer. */
export interface DoorLists {
  readonly tools: readonly object[];
  readonly prompts: readonly object[];
  readonly resources: readonly object[];
  /** What the door can do, as it tells in its first answer. */
  readonly capabilities: object;
  /** What the door tells a client’s model of the whole server. */
  readonly instructions: string;
}

/** The static MCP server card (SEP-1649): the core door as it is; `transport_pro` points at the door with all tools. */
export function serverCard(
  records: readonly OperationRecord[],
  lists: DoorLists,
  { baseUrl, version }: DiscoveryOptions,
): object {
  const withKey = records.some(({ tools, access }) => tools.length > 0 && access !== 'open');
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/mcp-server-card/v1.json',
    version: '1.0',
    protocolVersion: MCP_PROTOCOL_VERSIONS[0],
    serverInfo: { ...MCP_DOORS.core, version },
    description: SERVICE_SUMMARY,
    documentationUrl: `${baseUrl}/docs`,
    transport: { type: DOOR_TRANSPORT, endpoint: doorUrl(baseUrl, 'core') },
    transport_pro: { type: DOOR_TRANSPORT, endpoint: doorUrl(baseUrl, 'pro') },
    capabilities: lists.capabilities,
    // Every door opens without a key; tools that need one say so themselves.
    authentication: { required: false, schemes: withKey ? ['bearer', 'apiKey'] : [] },
    instructions: lists.instructions,
    tools: lists.tools,
    resources: lists.resources,
    prompts: lists.prompts,
  };
}
