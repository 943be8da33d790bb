import { UCP_PROFILE, UCP_PROFILE_OLDER, type OperationRecord } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';
import { doorUrl } from './mcp-door.js';
import { reversedHost } from './reversed-host.js';

/** The version of the commerce protocol in which the profile at `/.well-known/ucp` is written. */
export const UCP_VERSION = '2026-08-25';

/** The version before it, for clients that compare versions exactly; its profile has an address of its own. */
export const OLDER_UCP_VERSION = UCP_PROFILE_OLDER.path.slice(UCP_PROFILE.path.length + 1);

/** The version of our own service and capability entries: the day on which their shape was settled. */
const ENTRY_VERSION = '2026-11-01';

/** A name as the protocol takes it: labels that begin with a letter. Hyphens came with the newest version. */
const OLDER_NAME = /^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/;
const NAME = /^[a-z][a-z0-9]*(?:\.[a-z](?:[a-z0-9_-]*[a-z0-9_])?)+$/;

/** The features whose operations make and check a deal. */
const DEAL_FEATURES: readonly string[] = ['policy', 'reply', 'receipt'];

/**
 * The `ucp` member of the profile at `/.well-known/ucp`: our service over REST and MCP, and the capability of
 * negotiating a deal, whose data is the signed receipt.
 *
 * The protocol ties names to the host that serves their schema. An address that carries no such name, or is not https,
 * can therefore declare nothing, and both registries are empty.
 * @example commerceProfile(OPERATIONS, { baseUrl: 'http://localhost' })
 *   // { version: '2026-08-25', supported_versions: { '2026-04-08': … }, … }
 */
export function commerceProfile(
  records: readonly OperationRecord[],
  { baseUrl }: Pick<DiscoveryOptions, 'baseUrl'>,
): object {
  return {
    version: UCP_VERSION,
    supported_versions: { [OLDER_UCP_VERSION]: baseUrl + UCP_PROFILE_OLDER.path },
    ...registries(records, baseUrl, NAME),
  };
}

/**
 * The same for clients of {@link OLDER_UCP_VERSION}; it stands at the address that `supported_versions` names, and
 * names no other.
 */
export function olderCommerceProfile(
  records: readonly OperationRecord[],
  { baseUrl }: Pick<DiscoveryOptions, 'baseUrl'>,
): object {
  return { version: OLDER_UCP_VERSION, ...registries(records, baseUrl, OLDER_NAME) };
}

/** Services, capabilities and payment handlers: the same in both versions. */
function registries(records: readonly OperationRecord[], baseUrl: string, name: RegExp): object {
  const host = baseUrl.startsWith('https://') ? reversedHost(baseUrl) : null;
  if (host === null || !name.test(host)) return { services: {}, payment_handlers: {} };
  const spec = `${baseUrl}/docs`;
  const operations = records
    .filter(({ feature, input }) => DEAL_FEATURES.includes(feature) && input !== null)
    .map(({ id }) => id);
  return {
    services: {
      [`${host}.negotiation`]: [
        { version: ENTRY_VERSION, transport: 'rest', endpoint: baseUrl, spec, schema: `${baseUrl}/openapi.json` },
        { version: ENTRY_VERSION, transport: 'mcp', endpoint: doorUrl(baseUrl, 'core'), spec },
      ],
    },
    ...(operations.length > 0 && {
      capabilities: {
        [`${host}.negotiation.deal`]: [
          { version: ENTRY_VERSION, spec, schema: `${baseUrl}/schemas/receipt.json`, operations },
        ],
      },
    }),
    payment_handlers: {},
  };
}
