/** Bundles the program with all that it needs into one file: `node bundle.mjs FOLDER` writes svc-arena.mjs and licences.txt there. */
import { build } from 'esbuild';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const HERE = import.meta.dirname;

/** The licence texts of the packages whose code is in the bundle, as they ask for. */
function licencesOf(inputs) {
  const folders = new Set(inputs.map((name) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]).filter(Boolean));
  return [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(resolve(HERE, folder, 'package.json'), 'utf8'));
    const file = readdirSync(resolve(HERE, folder)).find((entry) => /^licen[cs]e/i.test(entry));
    return `${name} ${version} (${license})\n\n${file === undefined ? '' : readFileSync(resolve(HERE, folder, file), 'utf8').trim()}\n`;
  }).join(`\n${'-'.repeat(80)}\n\n`);
}

const out = resolve(process.argv[2]);
const { version } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'));
const { metafile } = await build({
  absWorkingDir: HERE, entryPoints: ['src/main.ts'], outfile: join(out, 'svc-arena.mjs'), conditions: ['@svc/source'],
  bundle: true, platform: 'node', target: 'node20', format: 'esm', minify: true, legalComments: 'none',
  define: { SVC_ARENA_VERSION: JSON.stringify(version) }, metafile: true, logLevel: 'warning',
});
chmodSync(join(out, 'svc-arena.mjs'), 0o755);
writeFileSync(join(out, 'licences.txt'), licencesOf(Object.keys(metafile.inputs)));
