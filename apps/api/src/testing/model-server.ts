import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in of the model's API does with a request. */
export type ModelReaction =
  | { tool: unknown }
  | { body: string }
  | { status: number; headers?: Record<string, string> }
  | 'silence'
  | 'cut'
  | 'cut_body'
  | 'trickle';

/** A stand-in of the model's API. */
export interface ModelServer {
  url: string;
  /** The requests so far, parsed. */
  requests: Record<string, unknown>[];
  /** What it does from now on; the last reaction stands for all that follow. */
  react(...reactions: ModelReaction[]): void;
  close(): Promise<void>;
}

/**
 * Starts a server that speaks enough of the model's API for the real client library, and that fails in every way it is
 * told to.
 */
export async function startModelServer(): Promise<ModelServer> {
  const requests: Record<string, unknown>[] = [];
  let plan: ModelReaction[] = ['silence'];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
      requests.push(asked);
      const [reaction = 'silence'] = plan.length > 1 ? plan.splice(0, 1) : plan;
      perform(reaction, asked, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    react: (...reactions) => {
      plan = reactions;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function perform(reaction: ModelReaction, asked: Record<string, unknown>, response: ServerResponse): void {
  if (reaction === 'silence') return;
  if (reaction === 'cut') {
    response.destroy();
    return;
  }
  if (reaction === 'cut_body' || reaction === 'trickle') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"id":"msg_1","content":[');
    if (reaction === 'cut_body') setTimeout(() => response.destroy(), 20);
    return;
  }
  if (typeof reaction === 'object' && 'status' in reaction) {
    response.writeHead(reaction.status, { 'content-type': 'application/json', ...reaction.headers });
    response.end(JSON.stringify({ type: 'error', error: { type: 'api_error', message: 'made to fail' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('body' in reaction ? reaction.body : JSON.stringify(messageWith(reaction.tool, asked)));
}

function messageWith(input: unknown, asked: Record<string, unknown>) {
  const { name } = asked['tool_choice'] as { name: string };
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: asked['model'],
    stop_reason: 'tool_use',
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
    content: [{ type: 'tool_use', id: 'toolu_1', name, input }],
  };
}
