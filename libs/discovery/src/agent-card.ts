import { toolsOfDoor, type DoorTool, type OperationRecord } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';
import { doorSizes } from './listed-operations.js';
import { doorUrl } from './mcp-door.js';
import { SERVICE_TITLE } from './service-identity.js';

/** The version of the A2A protocol whose card this is. */
const A2A_VERSION = '1.0';

/** What is spoken at an interface. A card names bindings beside the three of A2A by an address (A2A 1.0, 5.8). */
const BINDINGS = { mcp: 'https://modelcontextprotocol.io/specification', rest: 'https://spec.openapis.org/oas/v3.1.0' } as const;

/** One way in which keys are sent, as A2A describes it. */
const SCHEMES = {
  access_key: { apiKeySecurityScheme: { description: 'An access key, svc_….', location: 'header', name: 'X-SVC-Key' } },
  bearer: { httpAuthSecurityScheme: { description: 'The same key as a bearer token.', scheme: 'Bearer' } },
} as const;

/**
 * Marks a skill that needs a key. The protocol's own member for it takes a list of scopes, ours would be empty, and verifiers
 * disagree on whether an empty value is part of what was signed; so the card holds none.
 */
const NEEDS_KEY = 'needs-access-key';

/**
 * The A2A agent card before it is signed. It declares what is served and no more: MCP and REST under bindings of their own,
 * none of A2A’s three, no streaming and no push, so that an A2A client knows before its first message that it finds no partner here.
 */
export function agentCard(records: readonly OperationRecord[], { baseUrl, version }: DiscoveryOptions): object {
  const tools = toolsOfDoor(records, 'pro');
  const { core, pro } = doorSizes(records);
  return {
    name: SERVICE_TITLE,
    description: 'Answers buyers for sellers inside rules that code enforces, and signs receipts of deals. Its skills are MCP tools and REST operations; messages and tasks of A2A are not served.',
    supportedInterfaces: [
      { url: doorUrl(baseUrl, 'core'), protocolBinding: BINDINGS.mcp, protocolVersion: A2A_VERSION },
      ...(pro > core ? [{ url: doorUrl(baseUrl, 'pro'), protocolBinding: BINDINGS.mcp, protocolVersion: A2A_VERSION }] : []),
      { url: baseUrl, protocolBinding: BINDINGS.rest, protocolVersion: A2A_VERSION },
    ],
    version,
    documentationUrl: `${baseUrl}/docs`,
    capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    securitySchemes: SCHEMES,
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
