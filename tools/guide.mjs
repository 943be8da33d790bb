/**
 * `npm run guide -- [FOLDER]`: the documentation as a site, into a folder that any web server can serve and a browser
 * can open from disk. A build writes it beside the pages, and a service serves it at `/guide`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LINKED_PAGES } from './docs/pages.mjs';
import { ROOT } from './install.mjs';

const SERVED = join(ROOT, 'apps', 'playground', 'dist', 'guide');
/** What the guide in a folder was made of; a build of the pages empties the folder, and this goes with it. */
const STAMP = '.made-of';

const filesIn = (folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);

function fingerprint() {
  const hash = createHash('sha256');
  const made = ['tools/guide', 'apps/playground/src/guide', 'apps/playground/src/design'].flatMap(filesIn);
  const shown = filesIn('docs').filter((path) => path.endsWith('.svg'));
  const rest = ['tools/guide.mjs', 'apps/playground/src/components/frame.css', 'apps/playground/src/theme.ts'];
  for (const path of [...LINKED_PAGES, ...shown, ...made, ...rest, 'package-lock.json']) {
    const { size, mtimeMs } = statSync(join(ROOT, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * Writes the guide into a folder, and says how many files it has.
 * @throws Error where the folder holds something: it may be somebody's own
 */
export async function writeGuide(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  const { makeGuide } = await import('./guide/make-guide.mjs');
  const files = await makeGuide();
  for (const [address, text] of files) {
    mkdirSync(dirname(join(folder, address)), { recursive: true });
    writeFileSync(join(folder, address), text);
  }
  return files.size;
}

/** Whether the guide that a service serves is made of the pages as they stand. */
export function isGuideMade() {
  const stamp = join(SERVED, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

async function makeServed() {
  const wanted = fingerprint();
  rmSync(SERVED, { recursive: true, force: true });
  await writeGuide(SERVED);
  writeFileSync(join(SERVED, STAMP), wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  try {
    if (folder === undefined) await makeServed();
    else await writeGuide(resolve(folder));
    process.stdout.write(`The guide is in ${folder === undefined ? SERVED : resolve(folder)}\n`);
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
    process.exitCode = 1;
  }
}
