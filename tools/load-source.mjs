import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A TypeScript module with all library sources it stands on, unbuilt, as the text of one module. */
export async function bundleSource(url) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(url)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@svc/source'],
    external: ['esbuild'],
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/** Imports a module from its text, which may import what is installed. */
export async function importText(text) {
  const folder = mkdtempSync(fileURLToPath(new URL('../node_modules/.source-', import.meta.url)));
  try {
    const file = join(folder, 'module.mjs');
    writeFileSync(file, text);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Imports a TypeScript module with all library sources it stands on, unbuilt. */
export const loadSource = async (url) => importText(await bundleSource(url));
