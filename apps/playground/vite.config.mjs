/** The pages as static files below `dist`: addresses are relative, so that they may be served at any path. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The check of receipts as one file, to be downloaded. */
const verifierFile = {
  name: 'verifier-file',
  generateBundle() {
    const source = readFileSync(pathOf('../../examples/browser/verify-receipt.html'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'verify-receipt.html', source });
  },
};

/** The element for a shop's page: shops copy it, so its name stays. */
const ELEMENT = 'svc-negotiation';

export default defineConfig({
  base: './',
  plugins: [verifierFile],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: pathOf('index.html'), [ELEMENT]: pathOf(`src/element/${ELEMENT}.ts`) },
      output: { entryFileNames: ({ name }) => (name === ELEMENT ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/v1': 'http://127.0.0.1:3000', '/.well-known': 'http://127.0.0.1:3000' } },
});
