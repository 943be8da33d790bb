import { MCP_DOORS, MCP_PROTOCOL_VERSIONS, type Door } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';
import { DOOR_TRANSPORT, doorUrl } from './mcp-door.js';
import { nameSpace } from './reversed-host.js';
import { SERVICE_SUMMARY } from './service-identity.js';

/** The media type of a {@link doorCard}. */
export const DOOR_CARD_MEDIA = 'application/mcp-server-card+json';

/** The header by which a remote MCP client sends its key. */
export const KEY_HEADER = {
  name: 'X-SVC-Key',
  description: 'An access key, svc_…, for the tools whose descriptions ask for one.',
  isRequired: false,
  isSecret: true,
} as const;

/** The last part of a door’s name in registries. @example doorName('pro') // 'svc-pro' */
export function doorName(door: Door): string {
  return MCP_DOORS[door].name;
}

/**
 * The card of one MCP door in the shape of SEP-2127: who it is and how to reach it; its tools are for `tools/list` to
 * say.
 */
export function doorCard(door: Door, { baseUrl, version }: DiscoveryOptions): object {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${nameSpace(baseUrl)}/${doorName(door)}`,
    version,
    description: SERVICE_SUMMARY,
    title: MCP_DOORS[door].title,
    websiteUrl: `${baseUrl}/docs`,
    remotes: [
      {
        type: DOOR_TRANSPORT,
        url: doorUrl(baseUrl, door),
        headers: [KEY_HEADER],
        supportedProtocolVersions: MCP_PROTOCOL_VERSIONS,
      },
    ],
  };
}
