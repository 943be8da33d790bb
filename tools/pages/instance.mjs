/** An instance of the built service of its own, for commands that look at the pages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { spawnService } from '../serve.mjs';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Builds where needed, starts on a free port and an empty data folder, and answers once the service is healthy. */
export async function startInstance() {
  ensureBuilt();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'svc-pages-'));
  const service = spawnService({
    stdio: 'ignore',
    env: { PATH: process.env.PATH, PORT: String(port), SVC_DATA_DIR: data, SVC_LOG_LEVEL: 'silent' },
  });
  service.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const answers = () =>
    fetch(`${url}/health`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (service.exitCode !== null) throw new Error(`the service ended with exit code ${service.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, stop: () => service.kill() };
}
