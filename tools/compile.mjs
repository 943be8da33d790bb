/**
 * Compiles every package in one pass, types checked, from sources to sources: `dist/esm` and `dist/cjs` of a library,
 * `dist` of an app, each with declarations. Programs that are bundled into one file are not among them.
 *
 * The compiler is TypeScript 7, native and several times as fast; TypeScript 6 stays for the tools that read code by
 * its interface, which the former has none of.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const COMPILER = join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc');
/** Form of CommonJS; what has been checked is not checked again, and its declarations are those of ESM. */
const COMMONJS = ['--module', 'commonjs', '--moduleResolution', 'bundler', '--noCheck', '--declaration', 'false'];

const remove = (path) => rmSync(path, { recursive: true, force: true });

/** What the compiler finds with these options, as it says it; empty where it finds nothing. */
export function compilerFaults(...options) {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [COMPILER, ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return status === 0 ? '' : `${stdout}${stderr}${error ?? ''}` || `the compiler ended with ${status}`;
}

function emit(root, folder, options) {
  const faults = compilerFaults('-p', join(root, 'tsconfig.build.json'), '--outDir', folder, ...options);
  if (faults !== '') throw new Error(`the sources could not be compiled, and what was built before stays:\n${faults}`);
}

/**
 * Puts a package that is whole in the place of the last: a process that runs from it never reads half of one, since
 * renaming a folder takes no time, as removing it does.
 */
function replaceDist(folder, next) {
  const dist = join(folder, 'dist');
  const old = join(folder, 'dist.old');
  remove(old);
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  remove(old);
}

function placeLibrary(folder, esm, cjs, next) {
  mkdirSync(next);
  renameSync(esm, join(next, 'esm'));
  renameSync(cjs, join(next, 'cjs'));
  for (const file of readdirSync(join(next, 'esm'), { recursive: true }))
    if (file.endsWith('.d.ts')) cpSync(join(next, 'esm', file), join(next, 'cjs', file));
  writeFileSync(join(next, 'cjs', 'package.json'), '{ "type": "commonjs" }\n');
  replaceDist(folder, next);
}

/** Compiles all packages of a workspace that its `tsconfig.build.json` names, or throws and leaves each as it was. */
export function compilePackages(root = ROOT) {
  const compiled = join(root, '.cache', 'compiled');
  const [esm, cjs] = ['esm', 'cjs'].map((form) => join(compiled, form));
  remove(compiled);
  emit(root, esm, []);
  emit(root, cjs, COMMONJS);
  for (const name of readdirSync(join(esm, 'libs'))) {
    const [asEsm, asCjs] = [esm, cjs].map((form) => join(form, 'libs', name, 'src'));
    placeLibrary(join(root, 'libs', name), asEsm, asCjs, join(compiled, name));
  }
  for (const name of readdirSync(join(esm, 'apps')))
    replaceDist(join(root, 'apps', name), join(esm, 'apps', name, 'src'));
  remove(compiled);
}
