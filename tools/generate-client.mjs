/**
 * Generates the Prisma client into `apps/api/src/platform/database/client`.
 *
 * Generation needs no schema engine, yet the command insists on one and would fetch it from the network; pointing
 * it at any existing file keeps the step offline. A stamp of the schema and the Prisma version makes a second run free.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SCHEMA = join(ROOT, 'prisma', 'schema.prisma');
const OUTPUT = join(ROOT, 'apps', 'api', 'src', 'platform', 'database', 'client');
const STAMP = join(OUTPUT, '.stamp');

/** Generates the client unless the present one was made from the same schema by the same Prisma; true when it did. */
export function generateClient() {
  const require = createRequire(import.meta.url);
  const packagePath = require.resolve('prisma/package.json');
  const prisma = JSON.parse(readFileSync(packagePath, 'utf8'));
  const stamp = createHash('sha256').update(prisma.version).update(readFileSync(SCHEMA)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return false;
  rmSync(STAMP, { force: true });
  const command = join(dirname(packagePath), prisma.bin.prisma ?? prisma.bin);
  const run = spawnSync(process.execPath, [command, 'generate', '--schema', SCHEMA, '--no-hints'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
  if (run.status !== 0) throw new Error(`prisma generate failed:\n${run.stdout}${run.stderr}`);
  writeFileSync(STAMP, stamp);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(generateClient() ? 'Prisma client generated.' : 'Prisma client is up to date.');
}
