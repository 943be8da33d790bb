/**
 * `npm run typecheck`: one program over all sources and specs, and one over the pages, which know a browser and the
 * built libraries.
 */
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { ensureBuilt, generateSources } = await import('./build.mjs');
const { compilerFaults } = await import('./compile.mjs');

/** Ends the command where a program has a wrong type. */
function checkTypes(config) {
  const faults = compilerFaults('--pretty', String(process.stderr.isTTY === true), '-p', config);
  process.stderr.write(faults);
  if (faults !== '') process.exit(1);
}

generateSources();
checkTypes('tsconfig.json');
ensureBuilt();
checkTypes('apps/playground/tsconfig.json');
