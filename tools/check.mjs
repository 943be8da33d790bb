/**
 * `npm run check`: what a change needs before it is committed, in half a minute. Looks at the files that are not
 * committed yet, or with `-- REVISION` at those that differ from it: their layout and lint; all types, of which only
 * what they reach is checked again; and the specs of their packages that reach one of them. What other packages make
 * of the change is left to `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, ROOT } from './install.mjs';
import { isLinted } from './lint.mjs';
import { closeWith, runSpecs } from './test.mjs';
import { sourceFaults } from './typecheck.mjs';

const CODE = /\.(ts|tsx|mjs|cjs)$/;

/** The folders whose specs may have something to say of these files: of a package its own, elsewhere the first. */
export function foldersOf(paths) {
  const folders = paths.map((path) => /^(?:libs|apps)\/[^/]+(?=\/)|^(?:tools|bench|proof)(?=\/)/.exec(path)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

/** The files of a work tree that differ from a revision or are new, without those that are gone. */
export function changedFiles(revision, root = ROOT) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0');
  const listed = [
    ...git('diff', '--name-only', '--diff-filter=d', '-z', revision),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(listed.filter((path) => path !== ''))].sort();
}

async function check(revision) {
  const changed = changedFiles(revision);
  const code = changed.filter((path) => CODE.test(path));
  process.stderr.write(`${changed.length} files differ from ${revision}, ${code.length} of them code\n`);
  if (changed.length === 0) return 0;
  const linted = isLinted(changed, code);
  // Types are looked at meanwhile.
  const faults = code.length === 0 ? '' : await sourceFaults();
  process.stderr.write(faults);
  if (!(await linted) || faults !== '') return 1;
  if (code.length === 0) return 0;
  const roots = foldersOf(code).flatMap((folder) => ['--roots', folder]);
  const totals = runSpecs([...roots, '--findRelatedTests', ...code]);
  if (totals.passed + totals.failed + totals.skipped > 0) return closeWith(totals);
  process.stdout.write('no spec of their packages reaches them\n');
  return totals.crashed ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exit(await check(process.argv[2] ?? 'HEAD'));
}
