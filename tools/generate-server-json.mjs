/** Writes `server.json` for the MCP registry: `node tools/generate-server-json.mjs`, after a change of the local server's package. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registryEntry } from '@svc/discovery';
import { ROOT } from './install.mjs';

export const SERVER_JSON = join(ROOT, 'server.json');

/** The file's text, from the manifest of the package that it names. */
export function renderServerJson() {
  const { name, mcpName, version } = JSON.parse(readFileSync(join(ROOT, 'apps', 'mcp-stdio', 'package.json'), 'utf8'));
  return `${JSON.stringify(registryEntry({ name, mcpName, version }), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SERVER_JSON, renderServerJson());
