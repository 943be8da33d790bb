/**
 * Adds to `package-lock.json` the optional packages of other platforms that an install on one platform leaves out,
 * so that `npm ci` works from the same lock on all of them. Run it after a change of dependencies.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './install.mjs';

const OPERATING_SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'windows',
];
const PROCESSORS = [
  ['arm64', 'arm64'],
  ['aarch64', 'arm64'],
  ['x86_64', 'x64'],
  ['x64', 'x64'],
  ['ia32', 'ia32'],
  ['ppc64', 'ppc64'],
  ['s390x', 's390x'],
  ['riscv64', 'riscv64'],
  ['loong64', 'loong64'],
  ['mips64el', 'mips64el'],
  ['armv7', 'arm'],
  ['arm', 'arm'],
  ['wasm32', 'wasm32'],
];

/** What a platform package's name says of its platform; null where the name is no platform's. */
export function platformOf(name) {
  const words = name.split('/').pop();
  const os = OPERATING_SYSTEMS.find((candidate) => words.includes(candidate));
  const cpu = PROCESSORS.find(([word]) => words.includes(word))?.[1];
  return os || cpu === 'wasm32'
    ? { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os === 'windows' ? 'win32' : os] }) }
    : null;
}

/** Where Node would find `name` from the package at `place`, or undefined. */
function resolvedPlace(packages, place, name) {
  for (let folder = place; ; folder = dirname(folder).replace(/(^|\/)node_modules$/, '')) {
    const candidate = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (folder === '' || folder === '.') return undefined;
  }
}

/** The lock with what was left out; its other entries are untouched. */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      if (!platform || !/^\d/.test(version)) continue;
      const found = resolvedPlace(packages, place, name);
      if (found && packages[found].version === version) continue;
      const target = found ? `${place}/node_modules/${name}` : `node_modules/${name}`;
      packages[target] = { version, ...platform, ...(entry.dev && { dev: true }), optional: true };
    }
  }
  return { ...lock, packages: Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(ROOT, 'package-lock.json');
  writeFileSync(path, `${JSON.stringify(completeLock(JSON.parse(readFileSync(path, 'utf8'))), null, 2)}\n`);
}
