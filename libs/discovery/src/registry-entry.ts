import { KEY_HEADER } from './door-card.js';
import { SERVICE_SUMMARY, SERVICE_TITLE } from './service-identity.js';

/** What the npm package of the local MCP server says of itself. */
export interface StdioPackage {
  /** Its name in the MCP registry, `namespace/name`; the package names the same under `mcpName`. */
  readonly mcpName: string;
  /**
   * Its name on npm; null as long as it is not published: an entry that names somebody else's package hands them keys.
   */
  readonly name: string | null;
  /** An exact version. */
  readonly version: string;
  /** Where its source is, `https://…`, and in which folder. */
  readonly repository: { readonly url: string; readonly directory: string };
}

/**
 * `server.json` of the MCP registry: how to run the local server, once it is published, and how to reach a deployment
 * over HTTP.
 */
export function registryEntry({ mcpName, name, version, repository }: StdioPackage): object {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: mcpName,
    title: SERVICE_TITLE,
    description: SERVICE_SUMMARY,
    version,
    websiteUrl: `${repository.url}#readme`,
    repository: { url: repository.url, source: 'github', subfolder: repository.directory },
    ...(name !== null && { packages: [localServer(name, version)] }),
    remotes: [
      {
        type: 'streamable-http',
        url: 'https://{host}/mcp/',
        headers: [KEY_HEADER],
        variables: { host: { description: 'Host name of a deployment of the service.', isRequired: true } },
      },
    ],
  };
}

function localServer(name: string, version: string): object {
  return {
    registryType: 'npm',
    identifier: name,
    version,
    runtimeHint: 'npx',
    transport: { type: 'stdio' },
    environmentVariables: [
      {
        name: 'SVC_BASE_URL',
        description:
          'Address of a service that answers calls that need a model; without it the built-in reader and ' +
          'writer answer them.',
        format: 'string',
        isRequired: false,
        isSecret: false,
      },
      {
        name: 'SVC_ACCESS_KEY',
        description: 'An access key of that service, svc_….',
        format: 'string',
        isRequired: false,
        isSecret: true,
      },
    ],
  };
}
