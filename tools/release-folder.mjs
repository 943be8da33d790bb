/**
 * `npm run release:folder -- FOLDER`: everything that serving needs, and nothing else, in a folder that can be copied
 * to another machine of the same kind: builds, migrations and production dependencies. `node server.mjs` in it serves,
 * and `node admin.mjs` is the operator's command line.
 *
 * Optional packages are left out of it: they are command lines of development, which the database client names as its
 * optional peers, and a third of a gigabyte.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './install.mjs';
import { NODE_ENVIRONMENT, NODE_FLAGS } from './serve.mjs';

/** The apps that serve; the others are packages for users. */
const SERVED = ['apps/api', 'apps/mcp-http', 'apps/playground'];
const INSTALL = [
  'ci',
  '--omit=dev',
  '--omit=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Starts the service with the flags that it is measured with; what stops this process stops it. */
const SERVER = `import { spawn } from 'node:child_process';
const service = spawn(process.execPath, [...${JSON.stringify(NODE_FLAGS)}, 'apps/api/dist/main.js'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: { ...${JSON.stringify(NODE_ENVIRONMENT)}, ...process.env },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => service.kill(signal));
service.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
`;

/** The operator's command line, beside the service. */
const ADMIN = `import './apps/api/dist/admin/main.js';\n`;

const workspaces = () =>
  ['libs', 'apps'].flatMap((kind) => readdirSync(join(ROOT, kind)).map((name) => `${kind}/${name}`));

/**
 * Fills the folder, which must not exist or be empty. Needs the built workspace (`npm run build`).
 * @throws Error where the folder holds something, the build is missing, or the install fails
 */
export function makeReleaseFolder(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  if (!existsSync(join(ROOT, 'apps', 'api', 'dist', 'main.js'))) throw new Error('nothing is built: npm run build');
  mkdirSync(folder, { recursive: true });
  const copy = (path) =>
    existsSync(join(ROOT, path)) && cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  for (const path of ['package.json', 'package-lock.json', 'LICENSE', 'prisma/migrations']) copy(path);
  for (const workspace of workspaces()) {
    copy(`${workspace}/package.json`);
    if (workspace.startsWith('libs/') || SERVED.includes(workspace)) copy(`${workspace}/dist`);
  }
  copy('apps/api/.cache');
  openForReading(join(folder, 'apps', 'api'));
  writeFileSync(join(folder, 'server.mjs'), SERVER);
  writeFileSync(join(folder, 'admin.mjs'), ADMIN);
  execFileSync('npm', INSTALL, { cwd: folder, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
}

/** Lets every user read what is below a folder: the service runs as one who owns nothing of it. */
function openForReading(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    process.stderr.write('npm run release:folder -- FOLDER\n');
    process.exit(2);
  }
  try {
    makeReleaseFolder(resolve(folder));
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
    rmSync(join(resolve(folder), 'server.mjs'), { force: true });
    process.exit(1);
  }
}
