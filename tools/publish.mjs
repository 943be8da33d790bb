/**
 * Publishes every package with provenance, dependencies before those that need them: `node tools/publish.mjs
 * --publish`. Without the option it is a trial: npm says what it would send, and sends nothing. Nothing is sent where
 * the registry knows one of the names from another repository.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allowsBreaks } from './contract/allows-breaks.mjs';
import { copyLicence } from './copy-licence.mjs';
import { ROOT } from './install.mjs';
import { packageFolders, readManifest } from './package-metadata.mjs';

/** The folders in an order in which each stands behind the packages it needs; a private one is not published. */
export function publishOrder(
  folders = packageFolders().filter((one) => !readManifest(one).private),
  read = readManifest,
) {
  const byName = new Map(folders.map((folder) => [read(folder).name, folder]));
  const ordered = [];
  const place = (folder) => {
    if (ordered.includes(folder)) return;
    for (const name of Object.keys(read(folder).dependencies ?? {})) if (byName.has(name)) place(byName.get(name));
    ordered.push(folder);
  };
  folders.forEach(place);
  return ordered;
}

/** The command line that publishes one package. */
export function publishArguments(folder, publish) {
  const how = publish ? ['--provenance'] : ['--dry-run'];
  return ['publish', '--workspace', folder, '--access', 'public', '--ignore-scripts', ...how];
}

/** The repository that the registry names for a package; null where it knows no package of this name. */
function registered(name) {
  const { status, stdout } = spawnSync('npm', ['view', name, 'repository.url', '--json'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace(/^"|"$/g, '') : null;
}

/** The names that are somebody else's: what is published under them does not come from our repository. */
export function takenNames(folders, look = registered, read = readManifest) {
  return folders
    .map((folder) => read(folder))
    .filter(({ name, repository }) => ![null, repository.url].includes(look(name)))
    .map(({ name }) => name);
}

/** Whether the version of the workspace allows for what its description breaks with since the last release. */
export function mayBePublished(version = readManifest('.').version, read = readContract) {
  return read('breaks.txt').trim() === '' || allowsBreaks(version, read('released.txt').split('\n', 1)[0]);
}

const readContract = (name) => readFileSync(new URL(`contract/${name}`, import.meta.url), 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const publish = process.argv.includes('--publish');
  const folders = publishOrder();
  const taken = publish ? takenNames(folders) : [];
  if (taken.length > 0) {
    process.stderr.write(`published by somebody else: ${taken.join(', ')}\n`);
    process.exit(1);
  }
  if (publish && !mayBePublished()) {
    process.stderr.write('breaks with the last release (tools/contract/breaks.txt): it needs a new major version\n');
    process.exit(1);
  }
  copyLicence(folders);
  for (const folder of folders) {
    const { status } = spawnSync('npm', publishArguments(folder, publish), { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
