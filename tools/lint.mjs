/** `npm run lint`: Prettier and ESLint over everything, or with `--package` over the package in the current folder. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './install.mjs';

const here = process.cwd();
ensureInstalled();

/** Runs a Node program of the workspace and ends with its status where it fails. */
function runOrExit(program, args, options = {}) {
  const result = spawnSync(process.execPath, [join(ROOT, ...program), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false' },
    ...options,
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

const onlyPackage = process.argv.includes('--package');
const targets = onlyPackage
  ? [here]
  : ['libs', 'apps', 'tools', 'bench', 'proof', 'examples'].map((name) => join(ROOT, name));
runOrExit(
  ['node_modules', 'prettier', 'bin', 'prettier.cjs'],
  ['--check', '--log-level', 'warn', onlyPackage ? here : ROOT],
);
runOrExit(['tools', 'project-graph.mjs'], [], { stdio: ['ignore', 'ignore', 'inherit'] });
runOrExit(
  ['node_modules', 'eslint', 'bin', 'eslint.js'],
  ['--no-error-on-unmatched-pattern', '--max-warnings', '0', ...targets],
);
