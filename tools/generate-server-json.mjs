/**
 * Writes `server.json` for the MCP registry: `node tools/generate-server-json.mjs`, after a change of the local
 * server's package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registryEntry } from '@svc/discovery';
import { ROOT } from './install.mjs';

export const SERVER_JSON = join(ROOT, 'server.json');

/** The file's text, from the manifest of the local server; a private package is on no registry and is not named. */
export function renderServerJson() {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'apps', 'mcp-stdio', 'package.json'), 'utf8'));
  const { mcpName, version, private: isPrivate, repository } = manifest;
  const { directory } = repository;
  const url = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
  const name = isPrivate ? null : manifest.name;
  return `${JSON.stringify(registryEntry({ name, mcpName, version, repository: { url, directory } }), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SERVER_JSON, renderServerJson());
