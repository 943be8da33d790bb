import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Agent, TurnMessage } from '@svc/gauntlet';

/** An agent that listens. */
export interface ServedAgent {
  readonly url: string;
  close(): Promise<void>;
}

/** The most bytes of a turn. */
const MAX_TURN_BYTES = 1_000_000;

/** Serves a player as an agent: POST of a turn to any path, answered with its reply. A turn that it cannot play is answered with 422. */
export async function serveAgent(agent: Agent, { host, port }: { readonly host: string; readonly port: number }): Promise<ServedAgent> {
  const server = createServer((request, response) => {
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.method !== 'POST') return send(405, { detail: 'POST a turn of svc-gauntlet/1' });
    readBody(request).then((text) => {
      if (text === null) return send(413, { detail: `A turn should have at most ${MAX_TURN_BYTES} bytes` });
      try {
        send(200, agent(JSON.parse(text) as TurnMessage));
      } catch (fault) {
        send(422, { detail: fault instanceof Error ? fault.message : 'the turn cannot be played' });
      }
    }, () => response.destroy());
  });
  await listen(server, host, port);
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_TURN_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
