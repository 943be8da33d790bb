import type { Door } from './operation.js';

/** The service's name, as all documents give it. */
export const SERVICE_TITLE = 'Negotiation service';

/**
 * How each MCP door calls itself, in its own answers and in every card. `name` is the last part of its name in
 * registries.
 */
export const MCP_DOORS: Readonly<Record<Door, { readonly name: string; readonly title: string }>> = {
  core: { name: 'svc', title: SERVICE_TITLE },
  pro: { name: 'svc-pro', title: `${SERVICE_TITLE}, all tools` },
};

/**
 * The MCP versions that both doors speak over HTTP, newest first: the stateless one, then those that begin with a
 * handshake.
 */
export const MCP_PROTOCOL_VERSIONS: readonly string[] = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'];
