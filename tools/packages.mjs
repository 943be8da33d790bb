/**
 * Packs every library and installs the tarballs together in an empty folder, as a user gets them.
 * `node tools/packages.mjs` does it once and prints what each package weighs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { copyLicence } from './copy-licence.mjs';
import { ROOT } from './install.mjs';

/** Names of the folders of the libraries that are for users. */
export const LIBRARIES = readdirSync(join(ROOT, 'libs'))
  .filter((name) => JSON.parse(readFileSync(join(ROOT, 'libs', name, 'package.json'), 'utf8')).private !== true)
  .sort();

const npm = (args, cwd) =>
  execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
  });

/**
 * Packs these libraries, built, into `folder`.
 * @returns {{ name: string, library: string, tarball: string, size: number, files: string[] }[]}
 */
export function packLibraries(folder, libraries = LIBRARIES) {
  ensureBuilt();
  copyLicence(libraries.map((name) => `libs/${name}`));
  const packed = npm(
    [
      'pack',
      '--json',
      '--ignore-scripts',
      '--loglevel=error',
      '--pack-destination',
      folder,
      ...libraries.flatMap((name) => ['-w', `libs/${name}`]),
    ],
    ROOT,
  );
  return JSON.parse(packed.slice(packed.indexOf('['))).map(({ name, filename, size, files }) => ({
    name,
    library: name.slice('@svc/'.length),
    tarball: join(folder, filename.replace('@', '').replace('/', '-')),
    size,
    files: files.map(({ path }) => path),
  }));
}

/** Installs tarballs into an empty folder, their dependencies from the registry or npm's cache. */
export function installTogether(folder, packages) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  npm(
    [
      'install',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--ignore-scripts',
      '--loglevel=error',
      ...packages.map(({ tarball }) => tarball),
    ],
    folder,
  );
}

/** A folder with every library packed and installed; `remove` it when done. */
export function installedLibraries() {
  const folder = mkdtempSync(join(tmpdir(), 'svc-packages-'));
  const packages = packLibraries(folder);
  const place = join(folder, 'user');
  installTogether(place, packages);
  return { place, packages, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The code blocks of a Markdown text in these languages, in order. */
export function codeBlocks(markdown, languages) {
  return [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)]
    .filter(([, language]) => languages.includes(language))
    .map(([, language, code]) => ({ language, code }));
}

/** A library's README; empty where it has none. */
export function readmeOf(library) {
  const path = join(ROOT, 'libs', library, 'README.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { packages, remove } = installedLibraries();
  for (const { name, size, files } of packages)
    process.stdout.write(`${name} ${size} bytes packed, ${files.length} files\n`);
  remove();
}
