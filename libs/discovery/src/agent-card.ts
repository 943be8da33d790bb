import { MCP_PROTOCOL_VERSIONS, toolsOfDoor, type DoorTool, type OperationRecord } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';
import { doorSizes } from './listed-operations.js';
import { doorUrl } from './mcp-door.js';
import { SERVICE_TITLE } from './service-identity.js';

/**
 * What is spoken at an interface. A card names bindings beside the three of A2A by an address (A2A 1.0, 5.8); their
 * version is that of what is spoken there, because no version of A2A is.
 */
const BINDINGS = {
  mcp: {
    protocolBinding: 'https://modelcontextprotocol.io/specification',
    protocolVersion: MCP_PROTOCOL_VERSIONS[0],
  },
  rest: { protocolBinding: 'https://spec.openapis.org/oas/v3.1.0', protocolVersion: '3.1.0' },
} as const;

/**
 * Marks a skill that needs a key. The protocol's own members say it with a list of scopes, which would be empty here,
 * and with `securitySchemes`. Verifiers disagree on whether an empty value was signed, and the SDK's client loses
 * `securitySchemes` when it reads a card, so that no signature over them stands there; the card has neither.
 */
const NEEDS_KEY = 'needs-access-key';

/**
 * The A2A agent card before it is signed. It declares what is served and no more: MCP and REST under bindings of their
 * own, none of A2A’s three, no streaming and no push, so that an A2A client knows before its first message that it
 * finds no partner here.
 */
export function agentCard(records: readonly OperationRecord[], { baseUrl, version }: DiscoveryOptions): object {
  const tools = toolsOfDoor(records, 'pro');
  const { core, pro } = doorSizes(records);
  return {
    name: SERVICE_TITLE,
    description:
      'Answers buyers for sellers inside rules that code enforces, and signs receipts of deals. Its skills ' +
      'are MCP tools and REST operations; messages and tasks of A2A are not served.',
    supportedInterfaces: [
      { url: doorUrl(baseUrl, 'core'), ...BINDINGS.mcp },
      ...(pro > core ? [{ url: doorUrl(baseUrl, 'pro'), ...BINDINGS.mcp }] : []),
      { url: baseUrl, ...BINDINGS.rest },
    ],
    version,
    documentationUrl: `${baseUrl}/docs`,
    capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    defaultInputModes: ['application/json'],
    defaultOutputModes: ['application/json'],
    skills: tools.map(skill),
  };
}

function skill({ link, record }: DoorTool): object {
  return {
    id: link.name,
    name: record.summary,
    description: record.description,
    tags: [record.feature, record.cost, record.stability, ...(record.access === 'open' ? [] : [NEEDS_KEY])],
  };
}
