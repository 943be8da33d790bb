import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test, at a free port of this machine. */
export interface TestAgent {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves whatever a test wants an agent to do. */
export async function startTestAgent(listener: RequestListener): Promise<TestAgent> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/agent`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
