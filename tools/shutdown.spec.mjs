import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..');
const prove = (...options) =>
  spawnSync(process.execPath, [join(ROOT, 'proof', 'shutdown.mjs'), '--seed', '1', ...options], { encoding: 'utf8' });

describe('the built service under load', () => {
  it('ends on SIGTERM without losing a request', () => {
    const { stdout } = prove('--rounds', '1', '--callers', '6');
    expect(stdout).toMatch(/^1 rounds: [1-9]\d* answered, \d+ refused, \d+ not taken, 0 lost; /m);
  }, 120_000);

  it('would be found to lose some: SIGKILL fails', () => {
    const { stdout, status } = prove('--rounds', '1', '--callers', '6', '--signal', 'SIGKILL');
    expect([status, stdout]).toEqual([1, expect.stringContaining('round 1: exit status none, a signal ended it')]);
  }, 120_000);
});
