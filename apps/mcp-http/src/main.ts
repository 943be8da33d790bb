import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createDoorServer } from './door-server.js';
import { loadProcessConfig } from './platform/config/config.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

try {
  const config = loadProcessConfig();
  const server = createDoorServer(config, { version, nowMillis: () => Date.now() });
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`Listening on http://${config.host}:${port}/mcp/ for ${config.baseUrl}\n`);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.close(() => process.exit(0)));
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exit(78);
}
