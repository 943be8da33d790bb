import type { Door } from '@svc/contracts';

/** The path of each MCP door; with the slash at its end, as clients are configured. */
const PATHS: Readonly<Record<Door, string>> = { core: '/mcp/', pro: '/mcp/pro/' };

/** The transport of both doors, in the words of the protocol. */
export const DOOR_TRANSPORT = 'streamable-http';

/**
 * The address of an MCP door.
 * @example doorUrl('https://api.example.com', 'pro') // 'https://api.example.com/mcp/pro/'
 */
export function doorUrl(baseUrl: string, door: Door): string {
  return baseUrl + PATHS[door];
}
