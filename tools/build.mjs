/**
 * `npm run build`: generates what is not committed, compiles every package, bundles the programs and pages, and makes
 * the guide; does nothing when no source changed.
 */
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './alone.mjs';
import { compilePackages } from './compile.mjs';
import { isGuideMade } from './guide.mjs';
import { ensureInstalled, ROOT } from './install.mjs';

const STAMP = join(ROOT, '.cache', 'built');
const IGNORED = new Set(['dist', 'dist.old', 'node_modules', '.cache', '.data']);
/** What a build writes by itself among the sources. */
const GENERATED = ['apps/api/src/platform/database/client', 'libs/client/src/schema.ts'].map((path) =>
  join(ROOT, path),
);

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (GENERATED.includes(path)) continue;
    if (entry.isDirectory()) {
      if (!IGNORED.has(entry.name)) yield* sourceFiles(path);
    } else if (!/\.spec\.ts$|\.md$|^LICENSE$/.test(entry.name)) yield path;
  }
}

/**
 * A fingerprint of all sources by name, size and time of change: reading them all would cost a second at each start.
 */
function fingerprint() {
  const hash = createHash('sha256');
  const roots = ['libs', 'apps', 'prisma', 'examples/browser'].map((name) => join(ROOT, name)).filter(existsSync);
  for (const root of roots) {
    for (const path of [...sourceFiles(root)].sort()) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
  for (const name of [
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.build.json',
    'tools/compile.mjs',
    'tools/generate-client-types.mjs',
    'tools/build-verifier-page.mjs',
    'tools/bundle-licences.mjs',
  ])
    hash.update(readFileSync(join(ROOT, name)));
  return hash.digest('hex');
}

/** Runs a step in silence; what it printed is shown when it fails, and the failure thrown. */
function run(command, args) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26 });
  if (result.status === 0) return;
  process.stderr.write(result.stdout);
  process.stderr.write(result.stderr);
  throw new Error(`${args[0]} ended with ${result.status ?? result.signal}`);
}

const npm = (...args) => run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);

/** Generates the Prisma client where the schema changed. */
export function generateClient() {
  run(process.execPath, [join(ROOT, 'tools', 'generate-client.mjs')]);
}

/** Generates what the sources need and git does not hold: the database client, and the types of `@svc/client`. */
export function generateSources() {
  generateClient();
  run(process.execPath, [join(ROOT, 'tools', 'generate-client-types.mjs')]);
}

/** Links the commands of the workspace's packages: `npm ci` leaves out those whose file is not built yet. */
function linkCommands() {
  const unlinked = readdirSync(join(ROOT, 'apps'))
    .map((name) => JSON.parse(readFileSync(join(ROOT, 'apps', name, 'package.json'), 'utf8')))
    .filter(({ bin = {} }) =>
      Object.keys(bin).some((command) => !existsSync(join(ROOT, 'node_modules', '.bin', command))),
    )
    .map(({ name }) => name);
  if (unlinked.length === 0) return;
  npm('rebuild', '--ignore-scripts', '--loglevel=error', ...unlinked);
}

const isBuilt = () =>
  existsSync(join(ROOT, 'apps', 'api', 'dist', 'main.js')) &&
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === fingerprint();

/**
 * Builds whatever changed since the last build, one command at a time; a tree that did not change costs a few
 * milliseconds.
 */
export function ensureBuilt() {
  if (isBuilt() && isGuideMade()) return;
  alone('building', () => {
    if (!isBuilt()) build();
    // From the docs, of which nothing else is built: a page that changes costs two seconds.
    if (!isGuideMade()) run(process.execPath, [join(ROOT, 'tools', 'guide.mjs')]);
  });
}

function build() {
  const wanted = fingerprint();
  process.stderr.write('Building … (half a minute)\n');
  generateSources();
  compilePackages();
  // Those that are bundled, from sources: two programs and the pages.
  npm('run', 'build', '--workspaces', '--if-present');
  run(process.execPath, [join(ROOT, 'tools', 'make-database-image.mjs')]);
  linkCommands();
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(STAMP, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  ensureBuilt();
}
