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
      code: curlOf(`${address}${path}`, keyed ? ['x-svc-key: $SVC_ACCESS_KEY'] : [], request),
    },
    {
      label: 'TypeScript',
      address: `${address}${path}`,
      // The packages are not on npm: who runs a service packs them.
      code:
        '// npm run pack, then npm install the archive of @svc/client: see the guide, “Packages”.\n' +
        `import { answerOf, createClient } from '@svc/client';\n\nconst service = createClient({ baseUrl: ` +
        `'${address}'${keyed ? ', accessKey: process.env.SVC_ACCESS_KEY' : ''} });\n` +
        `const answer = await answerOf(service.POST('${path}', { body: ${body} }));`,
    },
    {
      label: 'MCP',
      address: `${address}${mcpDoor}`,
      code: curlOf(`${address}${mcpDoor}`, ['accept: application/json, text/event-stream'], {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: mcpTool, arguments: withKey },
      }),
    },
  ];
}

/** A call from a shell; what a header takes from the shell stands in double quotes. */
function curlOf(address: string, headers: readonly string[], body: object): string {
  const quoted = headers.map((header) => (header.includes('$') ? `"${header}"` : `'${header}'`));
  const lines = ["'content-type: application/json'", ...quoted].map((header) => `-H ${header}`);
  return [`curl ${address}`, ...lines, `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`].join(' \\\n  ');
}

/** The buyer's side on a page of one's own: two lines, beside an endpoint that holds the policy and the key. */
export const elementSnippet = (address: string): Snippet => ({
  label: 'HTML',
  address: `${address}/svc-negotiation.js`,
  code:
    `<script type="module" src="${address}/svc-negotiation.js"></script>\n` +
    `<svc-negotiation endpoint="/negotiate" keys="${address}/.well-known/ucp"></svc-negotiation>`,
});
