/**
 * Writes the page that verifies a receipt offline, one file with its script inside:
 *   node tools/build-verifier-page.mjs FILE
 * A build of the pages writes it into `apps/playground/dist`, and a service serves it at `/verify-receipt.html`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './install.mjs';

const FOLDER = join(ROOT, 'examples', 'browser');

/** Bundles code for a browser, from the sources of the libraries. */
export async function bundleForBrowser(
  contents,
  { resolveDir = join(FOLDER, 'source'), format = 'esm', plugins = [] } = {},
) {
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
    plugins,
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    process.stderr.write('node tools/build-verifier-page.mjs FILE\n');
    process.exit(2);
  }
  writeFileSync(file, await renderVerifierPage());
}
