/**
 * Builds the package in the current folder: `dist/esm` and, for a library, `dist/cjs`, each with declarations.
 * Dependencies are read as built packages, so Nx builds them first. The package is built beside `dist` and then takes
 * its place, so that a process that runs from it never reads half of one; a build that fails leaves `dist` as it was.
 */
import ts from 'typescript';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const folder = process.cwd();
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const dist = join(folder, 'dist');
const next = join(folder, 'dist.next');
const old = join(folder, 'dist.old');
const isLibrary = Boolean(manifest.exports);
const config = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  folder,
);
const sources = config.fileNames.filter(
  (name) => !/\.(spec|bench)\.ts$/.test(name) && !name.includes(`${sep}testing${sep}`),
);

function emit(outFolder, options) {
  const program = ts.createProgram(sources, {
    ...config.options,
    noEmit: false,
    customConditions: [],
    rootDir: join(folder, 'src'),
    outDir: outFolder,
    types: config.options.types,
    ...options,
  });
  const emitted = program.emit();
  const faults = [...ts.getPreEmitDiagnostics(program), ...emitted.diagnostics].filter(
    (diagnostic) => diagnostic.category === ts.DiagnosticCategory.Error,
  );
  if (faults.length === 0) return;
  process.stderr.write(
    ts.formatDiagnostics(faults, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => folder,
      getNewLine: () => '\n',
    }),
  );
  remove(next);
  process.exit(1);
}

function remove(path) {
  rmSync(path, { recursive: true, force: true });
}

remove(next);
remove(old);
if (isLibrary) {
  emit(join(next, 'esm'), {});
  emit(join(next, 'cjs'), { module: ts.ModuleKind.CommonJS, moduleResolution: ts.ModuleResolutionKind.Bundler });
  writeFileSync(join(next, 'cjs', 'package.json'), '{ "type": "commonjs" }\n');
} else {
  emit(next, {});
}
if (!existsSync(next)) process.exit(1);
// Removing a folder takes a while, renaming it does not.
if (existsSync(dist)) renameSync(dist, old);
renameSync(next, dist);
remove(old);
