/** A port of this machine that nothing listens on. */
import { createServer } from 'node:net';

/** The number of a free port of the loopback address; another process may take it before it is used. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
