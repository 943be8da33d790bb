import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

describe('the weights of the act model', () => {
  it('are what their command makes of the rows they are fitted on', () => {
    const command = fileURLToPath(new URL('../bench/fit-acts.mjs', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--check'], { encoding: 'utf8' });
    expect([status, stdout + stderr]).toEqual([0, expect.not.stringContaining('not what stands')]);
  }, 120_000);
});
