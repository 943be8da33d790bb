/** Installs the workspace's dependencies where they are missing or older than the lock file. */
import './check-node.cjs';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { isInstalled } from './installed-packages.mjs';

export const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'node_modules', '.installed-lock');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');

const packagesOf = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8')).packages;

/** Whether somebody ran `npm install` or `npm ci` here for this lock file. */
function isInstalledByHand() {
  const record = ['node_modules', '.package-lock.json'];
  return existsSync(join(ROOT, ...record)) && isInstalled(packagesOf('package-lock.json'), packagesOf(...record));
}

const isStamped = (wanted) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;

/**
 * Returns at once when `node_modules` matches the lock file; otherwise runs `npm ci`, one command at a time, and exits
 * on its failure.
 */
export function ensureInstalled() {
  const wanted = lockHash();
  if (isStamped(wanted)) return;
  if (isInstalledByHand()) {
    writeFileSync(STAMP, wanted);
    return;
  }
  alone('installing', () => {
    if (!isStamped(wanted)) install(wanted);
  });
}

function install(wanted) {
  process.stderr.write('Installing dependencies (once) …\n');
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    process.stderr.write(
      'The dependencies could not be installed; npm says why above. It needs the registry once: npm ping tries it.\n',
    );
    process.exit(result.status ?? 1);
  }
  writeFileSync(STAMP, wanted);
}
