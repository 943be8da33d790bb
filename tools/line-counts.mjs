/**
 * `node tools/line-counts.mjs [REVISION]`: of each library its lines of code, of comments and of tests, without blank
 * lines and data (`data-files.mjs`); test lines beside all library lines, how many exports are documented, and how many
 * exported functions show an example. Of the work tree, or of a revision, whose files are laid out by today's prettier
 * first, so that a line is a line.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { DATA_FILES } from './data-files.mjs';
import { ROOT } from './install.mjs';
import { docstringsOf } from './source-examples.mjs';

/** The lines of a text that are code, and that are only comment; blank ones are neither. */
export function countLines(text) {
  let [code, comments, inside] = [0, 0, false];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const isComment = inside || line.startsWith('//') || line.startsWith('/*');
    if (isComment) comments += 1;
    else code += 1;
    if (isComment && !line.startsWith('//')) inside = !line.endsWith('*/');
  }
  return { code, comments };
}

/** The exported declarations of a text, and those that a docstring stands before without a blank line between. */
export function countExports(text) {
  let [exported, documented, isTold] = [0, 0, false];
  for (const line of text.split('\n')) {
    if (line === ' */' || /^\/\*\*.*\*\/$/.test(line)) isTold = true;
    else if (line === '') isTold = false;
    else if (/^export (?:async |abstract )?(?:function|const|class|interface|type|enum) /.test(line)) {
      exported += 1;
      if (isTold) documented += 1;
    }
  }
  return { exported, documented };
}

/** What stands in a file of a library: its kind and its figures. */
export function countFile(path, text) {
  const lines = countLines(text);
  if (/\.spec\.ts$|\/testing\//.test(path)) return { tests: lines.code + lines.comments };
  const functions = docstringsOf(text);
  const shown = functions.filter(({ doc }) => doc.includes('@example')).length;
  return { ...lines, ...countExports(text), functions: functions.length, shown };
}

/** Sums of figures by their names. */
export function addUp(all) {
  const sums = { code: 0, comments: 0, tests: 0, exported: 0, documented: 0, functions: 0, shown: 0 };
  for (const one of all) for (const [name, count] of Object.entries(one)) sums[name] += count;
  return sums;
}

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });

/** The hand-written TypeScript of the libraries, by path. */
async function readLibraries(revision) {
  const listed =
    revision === undefined ? git('ls-files', 'libs') : git('ls-tree', '-r', '--name-only', revision, 'libs');
  const paths = listed
    .split('\n')
    .filter((path) => /^libs\/[\w-]+\/src\/.*\.ts$/.test(path))
    .filter((path) => !DATA_FILES.some((data) => matchesGlob(path, data)));
  const layout = { parser: 'typescript', printWidth: 120, singleQuote: true };
  const read = async (path) =>
    revision === undefined
      ? readFileSync(join(ROOT, path), 'utf8')
      : format(git('show', `${revision}:${path}`), layout);
  return Promise.all(paths.map(async (path) => [path, await read(path)]));
}

function row(name, { code, comments, tests, exported, documented, functions, shown }) {
  const percent = (part, of) => `${of === 0 ? 100 : Math.floor((100 * part) / of)} %`;
  const ratio = (tests / Math.max(1, code + comments)).toFixed(2);
  const cells = [name, code, comments, tests, ratio, percent(documented, exported), percent(shown, functions)];
  return `| ${cells.join(' | ')} |`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const counted = (await readLibraries(process.argv[2])).map(([path, text]) => [
    path.split('/')[1],
    countFile(path, text),
  ]);
  console.log(
    '| Library | Code | Comments | Tests | Tests a line | Exports documented | Functions with an example |\n' +
      `|${' --- |'.repeat(7)}`,
  );
  for (const library of [...new Set(counted.map(([name]) => name))].sort())
    console.log(row(library, addUp(counted.filter(([name]) => name === library).map(([, figures]) => figures))));
  console.log(row('all', addUp(counted.map(([, figures]) => figures))));
}
