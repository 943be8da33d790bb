/** `npm run lint`: Prettier, arrows and ESLint over everything, or with `--package` over the package of the current folder. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, ROOT } from './install.mjs';

const CODE = ['libs', 'apps', 'tools', 'bench', 'proof', 'examples'];

/** Runs a Node program of the workspace; true where it finds nothing. */
const isContent = (program, args, stdout = 'inherit') =>
  spawnSync(process.execPath, [join(ROOT, program), ...args], {
    cwd: ROOT,
    stdio: ['ignore', stdout, 'inherit'],
    env: { ...process.env, NX_DAEMON: 'false' },
  }).status === 0;

const PRETTIER = ['--check', '--log-level', 'warn', '--no-error-on-unmatched-pattern', '--ignore-unknown'];
const ESLINT = ['--no-error-on-unmatched-pattern', '--no-warn-ignored', '--max-warnings', '0'];

/** Whether all is well with the layout of files and folders, and with the code among these. */
export const isLinted = (all, code) =>
  isContent('node_modules/prettier/bin/prettier.cjs', [...PRETTIER, ...all]) &&
  isContent('tools/project-graph.mjs', [], 'ignore') &&
  (code.length === 0 || isContent('node_modules/eslint/bin/eslint.js', [...ESLINT, ...code]));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const here = process.cwd();
  ensureInstalled();
  const well = process.argv.includes('--package') ? isLinted([here], [here]) : isLinted(['.'], CODE);
  process.exit(well ? 0 : 1);
}
