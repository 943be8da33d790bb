import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..');
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-progress-'));
  writeFileSync(join(folder, 'jest.config.cjs'), 'module.exports = {};');
  writeFileSync(join(folder, 'well.test.cjs'), "test('one', () => console.log('noise')); test.skip('two', () => {});");
  writeFileSync(join(folder, 'slow.test.cjs'), "test('four', () => new Promise((done) => setTimeout(done, 1500)));");
  writeFileSync(join(folder, 'ill.test.cjs'), "test('three', () => { console.log('clue'); expect(1).toBe(2); });");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the reporter over small files, with settings of its environment; both streams as they come. */
function report(files, env = {}) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js'),
      '--rootDir',
      folder,
      `--reporters=${join(import.meta.dirname, 'progress-reporter.mjs')}`,
      '--testMatch',
      '**/*.test.cjs',
      '--verbose=false',
      '--runTestsByPath',
      ...files.map((name) => join(folder, name)),
    ],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } },
  );
  return stdout + stderr;
}

describe('what npm test prints', () => {
  it('is a count, and nothing of what a file prints that passes', () => {
    expect(report(['well.test.cjs'])).toBe('0 of 1 spec files\n1 of 1 spec files, 1 tests passed, 0 failed\n');
  });

  it('is every failure in full, with what its file printed', () => {
    const text = report(['ill.test.cjs', 'well.test.cjs']);
    for (const words of ['FAIL ', 'ill.test.cjs', '● three', 'Expected: 2', 'Received: 1', 'clue'])
      expect(text).toContain(words);
    expect(text).not.toContain('noise');
    expect(text).toContain('2 of 2 spec files, 1 tests passed, 1 failed\n');
  });

  it('is what still runs, where nothing has ended for long', () => {
    expect(report(['slow.test.cjs'], { STILL_MILLIS: '300' })).toContain(
      `still running: ${join(folder, 'slow.test.cjs')}\n`,
    );
  });
});

describe('the last lines', () => {
  it.each([
    [{ passed: 3, skipped: 0, failed: 0, crashed: false }, '3 passed, 0 failed\n', 0],
    [{ passed: 3, skipped: 2, failed: 1, crashed: false }, '2 skipped\n3 passed, 1 failed\n', 1],
    [{ passed: 0, skipped: 2, failed: 0, crashed: false }, '2 skipped\n0 passed, 0 failed\n', 1],
    [{ passed: 3, skipped: 0, failed: 0, crashed: true }, '3 passed, 0 failed\n', 1],
  ])('of %j', (totals, text, status) => {
    const script =
      `import('${join(import.meta.dirname, 'test.mjs')}').then(({ closeWith }) => ` +
      `process.exit(closeWith(${JSON.stringify(totals)})))`;
    const { stdout, status: code } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    expect([stdout, code]).toEqual([text, status]);
  });
});
