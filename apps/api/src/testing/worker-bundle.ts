import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorkerFile } from '../platform/workers/worker-file.js';

let bundled: string | null = null;

/** The worker with all that it stands on, from the sources as they are: a thread cannot run them unbuilt. Made when it is first asked for. */
export const bundledWorkerFile: WorkerFile = () => {
  if (bundled !== null) return bundled;
  const outfile = join(mkdtempSync(join(tmpdir(), 'svc-worker-')), 'answer-worker.mjs');
  const esbuild = createRequire(import.meta.url).resolve('esbuild/bin/esbuild');
  const entry = fileURLToPath(new URL('../platform/workers/answer-worker.ts', import.meta.url));
  execFileSync(esbuild, [entry, `--outfile=${outfile}`, '--bundle', '--format=esm', '--platform=node', '--conditions=@svc/source', '--log-level=error']);
  bundled = outfile;
  return outfile;
};
