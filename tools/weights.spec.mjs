import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

describe('the weights of the model', () => {
  it.each(['acts', 'clauses'])(
    'of %s are what their command makes of the rows they are fitted on',
    (model) => {
      const command = fileURLToPath(new URL(`../bench/fit-${model}.mjs`, import.meta.url));
      const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--check'], { encoding: 'utf8' });
      expect([status, stdout + stderr]).toEqual([0, expect.not.stringContaining('not what stands')]);
    },
    120_000,
  );
});
