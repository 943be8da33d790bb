/**
 * `npm run lint`: Prettier, arrows and ESLint over everything, or with `--package` over the package of the current
 * folder. Layout and code are looked at side by side.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, ROOT } from './install.mjs';

const CODE = ['libs', 'apps', 'tools', 'bench', 'proof', 'examples'];

/** Runs a Node program of the workspace; true where it finds nothing. */
async function isContent(program, args, stdout = 'inherit') {
  const child = spawn(process.execPath, [join(ROOT, program), ...args], {
    cwd: ROOT,
    stdio: ['ignore', stdout, 'inherit'],
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  return new Promise((done, fail) => child.once('error', fail).once('close', (code) => done(code === 0)));
}

/** A file that was well laid out is not read again until it, Prettier or its settings change. */
const PRETTIER = [
  ...['--check', '--log-level', 'warn', '--no-error-on-unmatched-pattern', '--ignore-unknown'],
  ...['--cache', '--cache-strategy', 'content', '--cache-location', join('.cache', 'layout')],
];
const ESLINT = ['--no-error-on-unmatched-pattern', '--no-warn-ignored', '--max-warnings', '0'];

/** Whether arrows and code are as they should be; the graph of arrows is written first, or their rule says nothing. */
const isCodeWell = async (code) =>
  code.length === 0 ||
  ((await isContent('tools/project-graph.mjs', [], 'ignore')) &&
    (await isContent('node_modules/eslint/bin/eslint.js', [...ESLINT, ...code])));

/** Whether all is well with the layout of files and folders, and with the code among these. */
export async function isLinted(all, code) {
  const both = [isContent('node_modules/prettier/bin/prettier.cjs', [...PRETTIER, ...all]), isCodeWell(code)];
  return (await Promise.all(both)).every(Boolean);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const here = process.cwd();
  ensureInstalled();
  const well = process.argv.includes('--package') ? isLinted([here], [here]) : isLinted(['.'], CODE);
  process.exit((await well) ? 0 : 1);
}
