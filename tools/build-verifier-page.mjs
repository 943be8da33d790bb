/**
 * Writes `examples/browser/verify-receipt.html`, one file with its script inside: `node tools/build-verifier-page.mjs`,
 * after a change of the verifier.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './install.mjs';

const FOLDER = join(ROOT, 'examples', 'browser');
export const VERIFIER_PAGE = join(FOLDER, 'verify-receipt.html');

/** Bundles code for a browser, from the sources of the libraries. */
export async function bundleForBrowser(contents, { resolveDir = join(FOLDER, 'source'), format = 'esm' } = {}) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    target: 'es2022',
    format,
    platform: 'browser',
    conditions: ['@svc/source', 'import'],
    mainFields: ['module', 'main'],
    logLevel: 'silent',
    legalComments: 'none',
  });
  return outputFiles[0].text;
}

/** The page as text. */
export async function renderVerifierPage() {
  const read = (name) => readFileSync(join(FOLDER, 'source', name), 'utf8');
  const script = await bundleForBrowser(read('verify-page.js'), { format: 'iife' });
  return read('verify-receipt.html').replace('/* verify-page.js */', () =>
    script.trim().replaceAll('</script', '<\\/script'),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(VERIFIER_PAGE, await renderVerifierPage());
