import type { OperationRecord } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';
import { doorUrl } from './mcp-door.js';
import { reversedHost } from './reversed-host.js';

/** The version of the commerce protocol whose profile this is. */
const UCP_VERSION = '2026-04-08';

/** The version of our own service and capability entries: the day on which their shape was settled. */
const ENTRY_VERSION = '2026-11-01';

/** A name as the protocol takes it: labels that begin with a letter. */
const NAME = /^[a-z][a-z0-9]*(?:\.[a-z](?:[a-z0-9_-]*[a-z0-9_])?)+$/;

/** The features whose operations make and check a deal. */
const DEAL_FEATURES: readonly string[] = ['policy', 'reply', 'receipt'];

/**
 * The `ucp` member of the profile at `/.well-known/ucp`: our service over REST and MCP, and the capability of negotiating a deal,
 * whose data is the signed receipt.
 *
 * The protocol ties names to the host that serves their schema. An address that carries no such name, or is not https,
 * can therefore declare nothing, and both registries are empty.
 */
export function commerceProfile(records: readonly OperationRecord[], { baseUrl }: Pick<DiscoveryOptions, 'baseUrl'>): object {
  const host = baseUrl.startsWith('https://') ? reversedHost(baseUrl) : null;
  if (host === null || !NAME.test(host)) return { version: UCP_VERSION, services: {}, payment_handlers: {} };
  const spec = `${baseUrl}/docs`;
  const operations = records.filter(({ feature, input }) => DEAL_FEATURES.includes(feature) && input !== null).map(({ id }) => id);
  return {
    version: UCP_VERSION,
    services: {
      [`${host}.negotiation`]: [
        { version: ENTRY_VERSION, transport: 'rest', endpoint: baseUrl, spec, schema: `${baseUrl}/openapi.json` },
        { version: ENTRY_VERSION, transport: 'mcp', endpoint: doorUrl(baseUrl, 'core'), spec },
      ],
    },
    ...(operations.length > 0 && {
      capabilities: { [`${host}.negotiation.deal`]: [{ version: ENTRY_VERSION, spec, schema: `${baseUrl}/schemas/receipt.json`, operations }] },
    }),
    payment_handlers: {},
  };
}
