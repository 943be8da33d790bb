/** The pages as static files below `dist`: addresses are relative, so that they may be served at any path. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { bundleForBrowser, renderVerifierPage } from '../../tools/build-verifier-page.mjs';

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The check of receipts as one file, to be downloaded. */
const verifierFile = {
  name: 'verifier-file',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'verify-receipt.html', source: await renderVerifierPage() });
  },
};

/** Style sheets that an element brings along as texts, as Vite reads `?inline`. */
const inlineStyles = {
  name: 'inline-styles',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?inline', '')),
      namespace: 'inline-style',
    }));
    build.onLoad({ filter: /.*/, namespace: 'inline-style' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'text',
    }));
  },
};

/** Elements for a shop's pages, each one file that imports nothing: shops copy them, so their names stay. */
const elementFiles = {
  name: 'element-files',
  async generateBundle() {
    for (const name of ['svc-negotiation', 'svc-desk']) {
      const options = { resolveDir: pathOf('src/element'), plugins: [inlineStyles] };
      const source = await bundleForBrowser(`import './${name}'`, options);
      this.emitFile({ type: 'asset', fileName: `${name}.js`, source });
    }
  },
};

export default defineConfig({
  base: './',
  plugins: [verifierFile, elementFiles],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: pathOf('index.html'), talk: pathOf('talk.html') },
    },
  },
  server: { proxy: { '/v1': 'http://127.0.0.1:3000', '/.well-known': 'http://127.0.0.1:3000' } },
});
