import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { compilePackages } from './compile.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'svc-compile-'));
  write('tsconfig.build.json', JSON.stringify({ compilerOptions: OPTIONS, include: ['libs/*/src', 'apps/*/src'] }));
  write('package.json', '{ "type": "module" }');
  write('libs/sums/package.json', '{ "type": "module" }');
  write('apps/teller/package.json', '{ "type": "module" }');
  write('libs/sums/src/add.ts', 'export const add = (one: number, other: number): number => one + other;\n');
  write(
    'apps/teller/src/main.ts',
    "import { add } from '../../../libs/sums/src/add.js';\nexport const two = add(1, 1);\n",
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const OPTIONS = {
  target: 'es2022',
  module: 'nodenext',
  moduleResolution: 'nodenext',
  strict: true,
  declaration: true,
  types: [],
  rootDir: '.',
};

function write(path, text) {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
const read = (path) => readFileSync(join(root, path), 'utf8');

describe('a build', () => {
  it('leaves a library in both forms with its types, an app in one, and nothing beside them', () => {
    write('libs/sums/dist/esm/gone.js', '');
    compilePackages(root);
    expect(read('libs/sums/dist/esm/add.js')).toContain('export const add');
    expect(read('libs/sums/dist/cjs/add.js')).toContain('exports.add = ');
    expect(read('libs/sums/dist/cjs/add.d.ts')).toBe(read('libs/sums/dist/esm/add.d.ts'));
    expect(JSON.parse(read('libs/sums/dist/cjs/package.json'))).toEqual({ type: 'commonjs' });
    expect(read('apps/teller/dist/main.js')).toContain('two');
    const left = ['libs/sums/dist/esm/gone.js', 'libs/sums/dist.old', '.cache/compiled', 'apps/teller/dist/cjs'];
    expect(left.filter((path) => existsSync(join(root, path)))).toEqual([]);
  });

  it('that finds a wrong type says so and leaves every package as it was', () => {
    compilePackages(root);
    const before = read('apps/teller/dist/main.js');
    write('apps/teller/src/main.ts', "export const two: number = 'two';\n");
    write('libs/sums/src/add.ts', 'export const other = 1;\n');
    expect(() => compilePackages(root)).toThrow(/could not be compiled[^]+main\.ts.+TS2322/);
    expect([read('apps/teller/dist/main.js'), existsSync(join(root, 'libs/sums/dist/esm/other.js'))]).toEqual([
      before,
      false,
    ]);
  });
});
