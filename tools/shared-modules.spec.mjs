import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from './install.mjs';

const IMPORTS =
  "import { expect, it, jest } from '@jest/globals';\nimport { number } from '../../kept/src/number.mjs';\n";

/** Writes down what a spec file sees of a module and of the global object, then changes the latter. */
const NOTES = `
import { appendFileSync } from 'node:fs';
import { helped } from './testing/help.mjs';
it('sees', () => {
  const seen = { number, helped, left: process.env.LEFT ?? null, timer: setTimeout.name };
  appendFileSync(process.env.NOTES, JSON.stringify(seen) + '\\n');
  process.env.LEFT = 'behind';
  globalThis.setTimeout = function another() {};
  expect.hasAssertions();
  expect(true).toBe(true);
});
`;

const FILES = {
  'libs/kept/src/number.mjs': "import { given } from './given.mjs';\nexport const number = given();\n",
  'libs/kept/src/given.mjs': 'export const given = () => Math.random();\n',
  'libs/specs/src/testing/help.mjs': 'export const helped = Math.random();\n',
  'libs/specs/src/first.spec.mjs': IMPORTS + NOTES,
  'libs/specs/src/second.spec.mjs': IMPORTS + NOTES,
  'libs/specs/src/third.spec.mjs': `
import { expect, it, jest } from '@jest/globals';
jest.unstable_mockModule('../../kept/src/given.mjs', () => ({ given: () => 7 }));
it('has another module in the place of one', async () => {
  expect((await import('../../kept/src/number.mjs')).number).toBe(7);
});
`,
};

/** Runs one spec twice in one process, as `npm run mutants` does: for other globals the module has become another. */
const TWICE = `
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
const { runCLI } = createRequire(${JSON.stringify(join(ROOT, 'package.json'))})('jest');
const run = (globals) =>
  runCLI({ _: ['first'], $0: 'jest', runInBand: true, reporters: [], silent: true, globals }, [process.cwd()]);
await run('{"change":1}');
writeFileSync('libs/kept/src/given.mjs', 'export const given = () => 42;');
await run('{"change":2}');
`;

let folder;
let seen;
let told;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-shared-'));
  const write = (name, text) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  write(
    'jest.config.mjs',
    `export default {
      testMatch: ['**/*.spec.mjs'], moduleFileExtensions: ['mjs', 'js'], transform: {},
      testEnvironment: ${JSON.stringify(join(ROOT, 'tools/test-environment.mjs'))},
      runtime: ${JSON.stringify(join(ROOT, 'tools/shared-modules.mjs'))},
    };`,
  );
  write('twice.mjs', TWICE);
  const run = (...command) =>
    spawnSync(process.execPath, ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', ...command], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NOTES: join(folder, 'notes') },
    }).stderr;
  told = run(join(ROOT, 'node_modules/jest/bin/jest.js'), '--runInBand', '--rootDir', folder);
  run('twice.mjs');
  seen = readFileSync(join(folder, 'notes'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('spec files that run in one process', () => {
  it('share the modules of the packages', () => {
    expect(seen).toHaveLength(4);
    expect(seen[1].number).toBe(seen[0].number);
  });

  it('have what helps them to themselves', () => {
    expect(seen[1].helped).not.toBe(seen[0].helped);
  });

  it('find the global object, the process and its environment as if they were alone', () => {
    for (const { left, timer } of seen) expect([left, timer]).toEqual([null, 'setTimeout']);
  });

  it('read all anew for a change of the sources that the globals name', () => {
    expect([seen[2].number === 42, seen[3].number]).toEqual([false, 42]);
  });

  it('share nothing where they put another module in the place of one', () => {
    expect(told).toMatch(/Tests: +3 passed, 3 total/);
  });
});
