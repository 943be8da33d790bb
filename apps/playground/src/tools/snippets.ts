import type { Tool } from './tool.js';

/** A request to be copied, and where it is to be sent. */
export interface Snippet {
  readonly label: string;
  readonly address: string;
  readonly code: string;
}

/** The same request from a shell, from TypeScript and from an agent. */
export function snippetsOf({ path, mcpTool, mcpDoor = '/mcp' }: Tool, request: object, address: string): Snippet[] {
  const body = JSON.stringify(request, null, 2);
  return [
    {
      label: 'curl',
      address: `${address}${path}`,
      code:
        `curl ${address}${path} \\\n  -H 'content-type: application/json' \\\n  -d ` +
        `'${JSON.stringify(request).replaceAll("'", "'\\''")}'`,
    },
    {
      label: 'TypeScript',
      address: `${address}${path}`,
      code:
        `import { answerOf, createClient } from '@svc/client';\n\nconst service = createClient({ baseUrl: ` +
        `'${address}' });\nconst answer = await answerOf(service.POST('${path}', { body: ${body} }));`,
    },
    {
      label: 'MCP',
      address: `${address}${mcpDoor}`,
      code: JSON.stringify(
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: mcpTool, arguments: request } },
        null,
        2,
      ),
    },
  ];
}
