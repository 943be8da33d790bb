import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './install.mjs';
import { BuildProgress } from './watch-build.mjs';

const ANNOUNCED = '\u001B[7m NX \u001B[27m  Running target \u001B[1mbuild\u001B[22m for 7 projects:';
const built = (name) => `\u001B[2m> \u001B[22m\u001B[2mnx run\u001B[22m @svc/${name}:build  \u001B[2m[local cache]`;
const NAMES = ['signing', 'numerics', 'language', 'auction', 'receipts', 'reply', 'api'];

/** Stands in for Nx: prints what it would, and ends with a code. */
const nx = (code) =>
  `for (const line of ${JSON.stringify([ANNOUNCED, ...NAMES.map(built)])}) console.log(line); process.exit(${code});`;
const watched = (code) =>
  spawnSync(process.execPath, [join(ROOT, 'tools', 'watch-build.mjs'), '-e', nx(code)], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });

describe('how far a build is', () => {
  it('is read from what Nx prints: which package of how many', () => {
    const progress = new BuildProgress();
    expect(String(progress)).toBe('Building … 0 packages');
    progress.read(ANNOUNCED);
    const told = NAMES.slice(0, 2).map((name) => [progress.read(built(name)), String(progress)]);
    expect(told).toEqual([
      [true, 'Building … 1 of 7 packages, the last was @svc/signing'],
      [true, 'Building … 2 of 7 packages, the last was @svc/numerics'],
    ]);
    expect([progress.read('> @svc/numerics@0.1.0 build'), progress.read(built('numerics'))]).toEqual([false, false]);
  });

  it('is told now and then where there is no terminal, and Nx itself stays silent', () => {
    const { status, stdout, stderr } = watched(0);
    expect([status, stdout, stderr]).toEqual([
      0,
      '',
      'Building … 5 of 7 packages, the last was @svc/receipts\n' +
        'Building … 7 of 7 packages, the last was @svc/api\n',
    ]);
  });

  it('ends with the code of Nx and shows what it printed where it failed', () => {
    const { status, stderr } = watched(3);
    expect([status, stderr]).toEqual([3, expect.stringContaining('Running target')]);
  });
});
