/**
 * `npm run typecheck`: one program over all sources and specs, and one over the pages, which know a browser and the
 * built libraries.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, ROOT } from './install.mjs';

/** What was found of each file is kept for the next time, when only what a change reaches is looked at again. */
const KEPT = ['--incremental', '--tsBuildInfoFile', join(ROOT, '.cache', 'types.tsbuildinfo')];

/** Wrong types in all sources and specs but the pages, as the compiler says them; empty where there are none. */
export async function sourceFaults() {
  const { generateSources } = await import('./build.mjs');
  const { compilerFaults } = await import('./compile.mjs');
  generateSources();
  return compilerFaults('-p', 'tsconfig.json', ...KEPT);
}

/** The same of the pages. */
async function pageFaults() {
  const { ensureBuilt } = await import('./build.mjs');
  const { compilerFaults } = await import('./compile.mjs');
  ensureBuilt();
  return compilerFaults('-p', 'apps/playground/tsconfig.json');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  const faults = (await sourceFaults()) || (await pageFaults());
  process.stderr.write(faults);
  process.exit(faults === '' ? 0 : 1);
}
