import { KEY_HEADER } from './door-card.js';
import { SERVICE_SUMMARY, SERVICE_TITLE } from './service-identity.js';

/** What the npm package of the local MCP server says of itself. */
export interface StdioPackage {
  /** Its name in the MCP registry, `namespace/name`; the package names the same under `mcpName`. */
  readonly mcpName: string;
  /** Its name on npm. */
  readonly name: string;
  /** An exact version. */
  readonly version: string;
}

/** `server.json` of the MCP registry: how to run the local server, and how to reach a deployment over HTTP. */
export function registryEntry({ mcpName, name, version }: StdioPackage): object {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: mcpName,
    title: SERVICE_TITLE,
    description: SERVICE_SUMMARY,
    version,
    packages: [{
      registryType: 'npm', identifier: name, version, runtimeHint: 'npx', transport: { type: 'stdio' },
      environmentVariables: [
        { name: 'SVC_BASE_URL', description: 'Address of a service for what needs a model; without it the built-in reader and writer do it here.', format: 'string', isRequired: false, isSecret: false },
        { name: 'SVC_ACCESS_KEY', description: 'An access key of that service, svc_….', format: 'string', isRequired: false, isSecret: true },
      ],
    }],
    remotes: [{
      type: 'streamable-http', url: 'https://{host}/mcp/', headers: [KEY_HEADER],
      variables: { host: { description: 'Host name of a deployment of the service.', isRequired: true } },
    }],
  };
}
