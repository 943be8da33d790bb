/**
 * `npm run typecheck`: one program over all sources and specs, and one over the pages, which know a browser and the
 * built libraries.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './install.mjs';

ensureInstalled();
const { buildLibraries, generateSources } = await import('./build.mjs');
generateSources();
const check = (config) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', config], {
    cwd: ROOT,
    stdio: 'inherit',
  }).status ?? 1;
const sources = check('tsconfig.json');
buildLibraries();
process.exit(sources || check(join('apps', 'playground', 'tsconfig.json')));
