/** The pages as static files below `dist`: addresses are relative, so that they may be served at any path. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { renderVerifierPage } from '../../tools/build-verifier-page.mjs';

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The check of receipts as one file, to be downloaded. */
const verifierFile = {
  name: 'verifier-file',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'verify-receipt.html', source: await renderVerifierPage() });
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
      input: { index: pathOf('index.html'), talk: pathOf('talk.html'), [ELEMENT]: pathOf(`src/element/${ELEMENT}.ts`) },
      output: { entryFileNames: ({ name }) => (name === ELEMENT ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/v1': 'http://127.0.0.1:3000', '/.well-known': 'http://127.0.0.1:3000' } },
});
