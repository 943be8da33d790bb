/** `npm run admin -- COMMAND`: the operator's command line; `npm run admin -- help` lists the commands. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, ROOT } from './install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();
await import(pathToFileURL(join(ROOT, 'apps', 'api', 'dist', 'admin', 'main.js')).href);
