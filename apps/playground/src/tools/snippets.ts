import type { Tool } from './tool.js';

/** A request to be copied, and where it is to be sent. */
export interface Snippet {
  readonly label: string;
  readonly address: string;
  readonly code: string;
}

/** What is asked, and where: an operation, its tool, and whether it needs an access key. */
export type Asked = Pick<Tool, 'path' | 'mcpTool' | 'mcpDoor'> & { readonly keyed?: boolean };

/** The same request from a shell, from TypeScript and from an agent. */
export function snippetsOf(
  { path, mcpTool, mcpDoor = '/mcp', keyed = false }: Asked,
  request: object,
  address: string,
): Snippet[] {
  const body = JSON.stringify(request, null, 2);
  const withKey = keyed ? { ...request, access_key: 'svc_…' } : request;
  return [
    {
      label: 'curl',
      address: `${address}${path}`,
      code:
        `curl ${address}${path} \\\n  -H 'content-type: application/json' \\\n  ` +
        (keyed ? '-H "x-svc-key: $SVC_ACCESS_KEY" \\\n  ' : '') +
        '-d ' +
        `'${JSON.stringify(request).replaceAll("'", "'\\''")}'`,
    },
    {
      label: 'TypeScript',
      address: `${address}${path}`,
      code:
        `import { answerOf, createClient } from '@svc/client';\n\nconst service = createClient({ baseUrl: ` +
        `'${address}'${keyed ? ', accessKey: process.env.SVC_ACCESS_KEY' : ''} });\n` +
        `const answer = await answerOf(service.POST('${path}', { body: ${body} }));`,
    },
    {
      label: 'MCP',
      address: `${address}${mcpDoor}`,
      code: JSON.stringify(
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: mcpTool, arguments: withKey } },
        null,
        2,
      ),
    },
  ];
}

/** The buyer's side on a page of one's own: two lines, beside an endpoint that holds the policy and the key. */
export const elementSnippet = (address: string): Snippet => ({
  label: 'HTML',
  address: `${address}/svc-negotiation.js`,
  code:
    `<script type="module" src="${address}/svc-negotiation.js"></script>\n` +
    '<svc-negotiation endpoint="/negotiate"></svc-negotiation>',
});
