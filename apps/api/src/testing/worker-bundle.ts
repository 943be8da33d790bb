import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorkerFile } from '../platform/workers/worker-file.js';

let bundled: string | null = null;

/**
 * The worker with all that it stands on, from the sources as they are: a thread cannot run them unbuilt. Made when it
 * is first asked for, once for all specs of a run of `npm test`, which names a folder of its own for that.
 */
export const bundledWorkerFile: WorkerFile = () => {
  if (bundled !== null) return bundled;
  const folder = process.env['SPECS_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'svc-worker-'));
  const file = join(folder, 'answer-worker.mjs');
  if (!existsSync(file)) bundle(file, folder);
  bundled = file;
  return file;
};

/** Makes the bundle beside its place and moves it there whole, because another process may look for it meanwhile. */
function bundle(file: string, folder: string): void {
  const outfile = join(mkdtempSync(join(folder, 'worker-')), 'answer-worker.mjs');
  const esbuild = createRequire(import.meta.url).resolve('esbuild/bin/esbuild');
  const entry = fileURLToPath(new URL('../platform/workers/answer-worker.ts', import.meta.url));
  execFileSync(esbuild, [
    entry,
    `--outfile=${outfile}`,
    '--bundle',
    '--format=esm',
    '--platform=node',
    '--conditions=@svc/source',
    '--log-level=error',
  ]);
  renameSync(outfile, file);
}
