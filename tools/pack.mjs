/**
 * `npm run pack -- receipts --to FOLDER`: packs packages with all of ours that they need, so that npm asks no registry
 * for a package of ours. `node tools/pack.mjs --table` prints what each needs, for `docs/packages.md`.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readManifest } from './package-metadata.mjs';
import { LIBRARIES, packLibraries } from './packages.mjs';

const OURS = '@svc/';
const directlyNeeded = (library) =>
  Object.keys(readManifest(`libs/${library}`).dependencies ?? {})
    .filter((name) => name.startsWith(OURS))
    .map((name) => name.slice(OURS.length));

/** The libraries of ours that a library needs, directly or through others, sorted; itself is not among them. */
export function neededBy(library, read = directlyNeeded) {
  const found = new Set();
  const add = (name) => {
    for (const other of read(name))
      if (!found.has(other)) {
        found.add(other);
        add(other);
      }
  };
  add(library);
  return [...found].sort();
}

/** Libraries with all that they need, each once, sorted. Throws where a name is none of a package for users. */
export function withNeeded(libraries) {
  const unknown = libraries.filter((name) => !LIBRARIES.includes(name));
  if (unknown.length > 0) throw new Error(`no package: ${unknown.join(', ')}; there are ${LIBRARIES.join(', ')}`);
  return [...new Set(libraries.flatMap((name) => [name, ...neededBy(name)]))].sort();
}

/** What each package needs of ours, as rows of a Markdown table. */
export const neededRows = () =>
  LIBRARIES.map((library) => [
    `\`${OURS}${library}\``,
    neededBy(library)
      .map((name) => `\`${name}\``)
      .join(', ') || '–',
  ]);

function main() {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' }, table: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.table) {
    for (const [name, needed] of neededRows()) process.stdout.write(`| ${name} | ${needed} |\n`);
    return;
  }
  if (values.to === undefined || positionals.length === 0) throw new Error('npm run pack -- PACKAGE … --to FOLDER');
  const libraries = withNeeded(positionals.map((name) => (name.startsWith(OURS) ? name.slice(OURS.length) : name)));
  const folder = resolve(values.to);
  mkdirSync(folder, { recursive: true });
  const packed = packLibraries(folder, libraries);
  process.stdout.write(
    `${packed.map(({ name, tarball }) => `${name}  ${tarball}`).join('\n')}\n\n` +
      `In your project: npm install ${packed.map(({ tarball }) => JSON.stringify(tarball)).join(' ')}\n`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (fault) {
    process.stderr.write(`${fault.message}\n`);
    process.exitCode = 2;
  }
}
