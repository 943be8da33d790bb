import { API_CATALOG, DOCS, LLMS_TEXT, OPENAPI } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';
import { doorUrl } from './mcp-door.js';

/** What leads from the service to its descriptions, by the registered names of such links (RFC 8631). */
const DESCRIPTIONS = [
  { rel: 'service-desc', path: OPENAPI.path, type: 'application/openapi+json' },
  { rel: 'service-doc', path: DOCS.path, type: 'text/html' },
  { rel: 'service-meta', path: LLMS_TEXT.path, type: 'text/plain' },
] as const;

/**
 * `/.well-known/api-catalog` (RFC 9727): the APIs of this host as a set of links (RFC 9264), each with its
 * descriptions.
 * @example apiCatalog({ baseUrl: 'https://api.example.com' }).linkset.length // 3
 */
export function apiCatalog({ baseUrl }: Pick<DiscoveryOptions, 'baseUrl'>): { linkset: object[] } {
  const described = DESCRIPTIONS.map(({ rel, path, type }) => [rel, [{ href: baseUrl + path, type }]] as const);
  return {
    linkset: [
      { anchor: `${baseUrl}/v1/`, ...Object.fromEntries(described) },
      ...(['core', 'pro'] as const).map((door) => ({
        anchor: doorUrl(baseUrl, door),
        'service-desc': [{ href: `${doorUrl(baseUrl, door)}server-card`, type: 'application/mcp-server-card+json' }],
      })),
    ],
  };
}

/**
 * The `Link` header (RFC 8288) of what is read first: where the catalogue and the descriptions are.
 * @example linkHeader({ baseUrl: 'https://a.example' }) // '<https://a.example/.well-known/api-catalog>; rel="…", …'
 */
export function linkHeader({ baseUrl }: Pick<DiscoveryOptions, 'baseUrl'>): string {
  const catalogue = { rel: 'api-catalog', path: API_CATALOG.path, type: API_CATALOG.media };
  return [catalogue, ...DESCRIPTIONS]
    .map(({ rel, path, type }) => `<${baseUrl}${path}>; rel="${rel}"; type="${type}"`)
    .join(', ');
}
