/**
 * Bundles the server with all that it needs into one file: `node bundle.mjs FOLDER` writes svc-mcp.mjs and licences.txt
 * there.
 */
import { transformFile } from '@swc/core';
import { build } from 'esbuild';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { licencesOf } from '../../tools/bundle-licences.mjs';

const HERE = import.meta.dirname;

/** Compiles sources before they are bundled: the bundler itself does not write the metadata that decorators need. */
const withDecoratorMetadata = {
  name: 'with-decorator-metadata',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const { code } = await transformFile(path, {
        swcrc: false,
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          keepClassNames: true,
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
      });
      return { contents: code, loader: 'js' };
    }),
};

/**
 * class-validator brings a library of phone numbers, a quarter of a megabyte that no class of ours asks for and each
 * start would read.
 */
const withoutPhoneNumbers = {
  name: 'without-phone-numbers',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^libphonenumber-js/ }, ({ path }) => ({ path, namespace: 'left-out' }));
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'module.exports = {};' }));
  },
};

const out = resolve(process.argv[2]);
const { version } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'));
const { metafile } = await build({
  absWorkingDir: HERE,
  entryPoints: ['src/main.ts'],
  outfile: join(out, 'svc-mcp.mjs'),
  conditions: ['@svc/source'],
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Schemas are known by the names of their classes.
  minify: true,
  keepNames: true,
  legalComments: 'none',
  define: { SVC_MCP_VERSION: JSON.stringify(version) },
  metafile: true,
  plugins: [withDecoratorMetadata, withoutPhoneNumbers],
  logLevel: 'warning',
});
chmodSync(join(out, 'svc-mcp.mjs'), 0o755);
writeFileSync(join(out, 'licences.txt'), licencesOf(HERE, Object.keys(metafile.inputs)));
