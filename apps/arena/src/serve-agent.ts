import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Agent, TurnMessage } from '@svc/gauntlet';
import { readBody } from '@svc/node-runtime';

/** An agent that listens. */
export interface ServedAgent {
  readonly url: string;
  close(): Promise<void>;
}

/** The most bytes of a turn. */
const MAX_TURN_BYTES = 1_000_000;

/**
 * Serves a player as an agent: POST of a turn to any path, answered with its reply. A turn that it cannot play is
 * answered with 422.
 */
export async function serveAgent(
  agent: Agent,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<ServedAgent> {
  const server = createServer((request, response) => {
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.method !== 'POST') return send(405, { detail: 'POST a turn of svc-gauntlet/1' });
    void readBody(request, MAX_TURN_BYTES).then((read) => {
      if (!read.ok) return send(read.status, { detail: read.reason });
      try {
        send(200, agent(JSON.parse(read.bytes.toString('utf8')) as TurnMessage));
      } catch (fault) {
        send(422, { detail: fault instanceof Error ? fault.message : 'the turn cannot be played' });
      }
    });
  });
  await listen(server, host, port);
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
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
