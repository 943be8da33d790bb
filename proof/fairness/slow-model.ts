import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in of a model's API that takes its time. */
export interface SlowModel {
  readonly url: string;
  /** The most requests that were open at once. */
  mostOpen(): number;
  close(): Promise<void>;
}

/** Starts one that answers every request after so long, with nothing found in the message. */
export async function startSlowModel(millis: number): Promise<SlowModel> {
  let [open, most] = [0, 0];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      most = Math.max(most, (open += 1));
      const { tool_choice } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { tool_choice: { name: string } };
      setTimeout(() => {
        open -= 1;
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(message(tool_choice.name)));
      }, millis);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mostOpen: () => most,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

const message = (name: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'stand-in',
  stop_reason: 'tool_use',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
  content: [{ type: 'tool_use', id: 'toolu_1', name, input: { language: 'en', acts: [], text: '{reason} {offer}' } }],
});
