/**
 * Publishes every package with provenance, dependencies before those that need them: `node tools/publish.mjs
 * --publish`. Without the option it is a trial: npm says what it would send, and sends nothing.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const publish = process.argv.includes('--publish');
  const folders = publishOrder();
  copyLicence(folders);
  for (const folder of folders) {
    const { status } = spawnSync('npm', publishArguments(folder, publish), { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
