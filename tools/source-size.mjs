/**
 * `node tools/source-size.mjs [REVISION]`: the hand-written source of each library, without specs, testing and data
 * (`data-files.mjs`), in kilobytes without white space and in lines; of the work tree, or of a revision.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { DATA_FILES } from './data-files.mjs';
import { ROOT } from './install.mjs';

const [revision] = process.argv.slice(2);
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });
const listed = revision === undefined ? git('ls-files', 'libs') : git('ls-tree', '-r', '--name-only', revision, 'libs');
const sources = listed
  .split('\n')
  .filter((path) => /^libs\/[\w-]+\/src\/.*\.ts$/.test(path) && !/\.spec\.ts$|\/testing\//.test(path))
  .filter((path) => !DATA_FILES.some((data) => matchesGlob(path, data)));
const read = (path) =>
  revision === undefined ? readFileSync(join(ROOT, path), 'utf8') : git('show', `${revision}:${path}`);

const sizes = new Map();
for (const path of sources) {
  const text = read(path);
  const library = path.split('/')[1];
  const { bytes = 0, lines = 0 } = sizes.get(library) ?? {};
  const dense = Buffer.byteLength(text.replace(/\s+/g, ''));
  sizes.set(library, { bytes: bytes + dense, lines: lines + text.split('\n').length - 1 });
}
const row = (name, { bytes, lines }) =>
  process.stdout.write(
    `${name.padEnd(20)} ${(bytes / 1000).toFixed(1).padStart(8)} kB ${String(lines).padStart(7)} lines\n`,
  );
for (const [library, size] of [...sizes].sort(([one], [other]) => (one < other ? -1 : 1))) row(library, size);
const all = [...sizes.values()];
row('all', {
  bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  lines: all.reduce((sum, { lines }) => sum + lines, 0),
});
