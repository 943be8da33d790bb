import { build } from 'esbuild';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Imports a TypeScript module with all library sources it stands on, unbuilt. */
export async function loadSource(url) {
  const folder = mkdtempSync(fileURLToPath(new URL('../node_modules/.source-', import.meta.url)));
  try {
    const outfile = join(folder, 'module.mjs');
    await build({
      entryPoints: [fileURLToPath(url)],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      conditions: ['@svc/source'],
      external: ['esbuild'],
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
