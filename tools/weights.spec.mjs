import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command that fits a model, with its answer and all that it prints. */
function fit(model, ...options) {
  const command = fileURLToPath(new URL(`../bench/fit-${model}.mjs`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...options], { encoding: 'utf8' });
  return [status, stdout + stderr];
}

describe('the weights of a model', () => {
  it.each(['acts', 'sums'])(
    'of %s are what their command makes of the rows they are fitted on',
    (model) => expect(fit(model, '--check')).toEqual([0, expect.not.stringContaining('not what stands')]),
    600_000,
  );
});
