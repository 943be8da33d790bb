import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changedFiles, foldersOf } from './check.mjs';

let root;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root });
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'svc-check-'));
  git('init', '-q');
  writeFileSync(join(root, '.gitignore'), 'dist\n');
  for (const name of ['kept.ts', 'changed.ts', 'gone.ts']) writeFileSync(join(root, name), 'one\n');
  git('add', '.');
  git('commit', '-qm', 'one');
  writeFileSync(join(root, 'changed.ts'), 'two\n');
  writeFileSync(join(root, 'new.ts'), 'one\n');
  writeFileSync(join(root, 'dist'), 'built\n');
  rmSync(join(root, 'gone.ts'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a check of what changed', () => {
  it('looks at files that differ or are new, and at none that is gone, ignored or as it was', () =>
    expect(changedFiles('HEAD', root)).toEqual(['changed.ts', 'new.ts']));

  it('runs the specs of their packages alone', () =>
    expect(
      foldersOf([
        'libs/reply/src/a.ts',
        'libs/reply/src/b.ts',
        'apps/api/src/c.ts',
        'tools/d.mjs',
        'eslint.config.mjs',
      ]),
    ).toEqual(['libs/reply', 'apps/api', 'tools']));
});
