/**
 * Bundles the program with all that it needs into one file: `node bundle.mjs FOLDER` writes svc-arena.mjs and
 * licences.txt there.
 */
import { build } from 'esbuild';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { licencesOf } from '../../tools/bundle-licences.mjs';

const HERE = import.meta.dirname;

const out = resolve(process.argv[2]);
const { version } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'));
const { metafile } = await build({
  absWorkingDir: HERE,
  entryPoints: ['src/main.ts'],
  outfile: join(out, 'svc-arena.mjs'),
  conditions: ['@svc/source'],
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  minify: true,
  legalComments: 'none',
  define: { SVC_ARENA_VERSION: JSON.stringify(version) },
  metafile: true,
  logLevel: 'warning',
});
chmodSync(join(out, 'svc-arena.mjs'), 0o755);
writeFileSync(join(out, 'licences.txt'), licencesOf(HERE, Object.keys(metafile.inputs)));
