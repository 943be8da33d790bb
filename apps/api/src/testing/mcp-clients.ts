import { Client as NewClient, StreamableHTTPClientTransport as NewTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Door } from '@svc/contracts';

/** A tool as a client sees it. */
export interface SeenTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: object;
  readonly annotations?: object;
}

/** What a call came to. */
export interface SeenResult {
  readonly isError: boolean;
  readonly structured: unknown;
  /** The text twin, parsed. */
  readonly told: unknown;
}

/** A client of either protocol era, as far as the specs use it. Both kinds check answers against the output schemas. */
export interface DoorClient {
  readonly protocol: string;
  readonly list: () => Promise<readonly SeenTool[]>;
  readonly call: (
    name: string,
    args: Record<string, unknown>,
    onProgress?: (progress: number) => void,
  ) => Promise<SeenResult>;
  /** The client itself, for prompts and resources, which both kinds reach alike. */
  readonly raw: Pick<
    NewClient,
    'listPrompts' | 'getPrompt' | 'listResources' | 'readResource' | 'getInstructions' | 'getServerVersion'
  >;
  readonly close: () => Promise<void>;
}

/** How a client reaches a door. */
export interface DoorAddress {
  readonly url: string;
  readonly door: Door;
  readonly headers?: Record<string, string>;
}

const me = { name: 'spec', version: '1.0.0' };
const addressOf = ({ url, door }: DoorAddress): URL => new URL(door === 'core' ? '/mcp/' : '/mcp/pro/', url);

/** The client of protocol 2026-07-28. */
export async function connectNew(address: DoorAddress): Promise<DoorClient> {
  const client = new NewClient(me, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new NewTransport(addressOf(address), { requestInit: { headers: address.headers ?? {} } }));
  return {
    protocol: client.getNegotiatedProtocolVersion() ?? '',
    raw: client,
    close: () => client.close(),
    list: async () => (await client.listTools()).tools,
    call: async (name, args, onProgress) =>
      seen(
        await client.callTool(
          { name, arguments: args },
          onProgress && { onprogress: ({ progress }) => onProgress(progress) },
        ),
      ),
  };
}

/** The client of the 2025 protocol versions. */
export async function connectOld(address: DoorAddress): Promise<DoorClient> {
  const client = new OldClient(me);
  const transport = new OldTransport(addressOf(address), { requestInit: { headers: address.headers ?? {} } });
  await client.connect(transport as Parameters<OldClient['connect']>[0]);
  return {
    protocol: transport.protocolVersion ?? '',
    raw: client as unknown as DoorClient['raw'],
    close: () => client.close(),
    list: async () => (await client.listTools()).tools,
    call: async (name, args, onProgress) =>
      seen(
        await client.callTool(
          { name, arguments: args },
          undefined,
          onProgress && { onprogress: ({ progress }) => onProgress(progress) },
        ),
      ),
  };
}

function seen(result: object): SeenResult {
  const { isError, structuredContent, content } = result as {
    isError?: boolean;
    structuredContent?: unknown;
    content: { type: string; text: string }[];
  };
  return {
    isError: isError ?? false,
    structured: structuredContent,
    told: JSON.parse(content[0]?.text ?? 'null') as unknown,
  };
}
