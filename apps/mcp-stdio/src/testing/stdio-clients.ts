import { Client as NewClient } from '@modelcontextprotocol/client';
import { StdioClientTransport as NewTransport } from '@modelcontextprotocol/client/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

/** What a call came to: the structured content of an answer, else the text of a refusal, parsed. */
export interface Called {
  readonly isError: boolean;
  readonly body: Record<string, unknown>;
}

/** A client over stdio, as far as the specs use it. Both kinds check answers against the output schemas. */
export interface StdioClient {
  readonly protocol: string;
  readonly list: () => Promise<readonly object[]>;
  readonly call: (name: string, args: object) => Promise<Called>;
  readonly close: () => Promise<void>;
}

/** How a client starts the server. */
export interface Launch {
  readonly server: string;
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
}

const me = { name: 'spec', version: '1.0.0' };
const started = ({
  server,
  args = [],
  env = {},
}: Launch): { command: string; args: string[]; env: Record<string, string> } => ({
  command: process.execPath,
  args: [server, ...args],
  env,
});

/** The client of protocol 2026-07-28. */
export async function connectNew(launch: Launch): Promise<StdioClient> {
  const client = new NewClient(me, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new NewTransport(started(launch)));
  return {
    protocol: client.getNegotiatedProtocolVersion() ?? '',
    close: () => client.close(),
    list: async () => (await client.listTools()).tools,
    call: async (name, args) => called(await client.callTool({ name, arguments: { ...args } })),
  };
}

/** The client of the 2025 protocol versions. */
export async function connectOld(launch: Launch): Promise<StdioClient> {
  const client = new OldClient(me);
  await client.connect(new OldTransport(started(launch)));
  return {
    protocol: '2025',
    close: () => client.close(),
    list: async () => (await client.listTools()).tools,
    call: async (name, args) => called(await client.callTool({ name, arguments: { ...args } })),
  };
}

function called(result: object): Called {
  const { isError, structuredContent, content } = result as {
    isError?: boolean;
    structuredContent?: Record<string, unknown>;
    content: { text: string }[];
  };
  const told = JSON.parse(content[0]?.text ?? 'null') as Record<string, unknown>;
  if (structuredContent !== undefined && JSON.stringify(structuredContent) !== JSON.stringify(told))
    throw new Error('the text is no twin of the structured content');
  return { isError: isError ?? false, body: structuredContent ?? told };
}
