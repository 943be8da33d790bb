/** An instance of the built service of its own, for commands that look at the pages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { spawnService } from '../serve.mjs';
import { freePort } from '../free-port.mjs';

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
