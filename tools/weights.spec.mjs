import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command that fits a model, with its answer and all that it prints. */
function fit(model, ...options) {
  const command = fileURLToPath(new URL(`../bench/fit-${model}.mjs`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...options], { encoding: 'utf8' });
  return [status, stdout + stderr];
}

describe('the weights of the model', () => {
  it.each(['acts', 'clauses', 'gaps', 'names', 'sums'])(
    'of %s are what their command makes of the rows they are fitted on',
    (model) => expect(fit(model, '--check')).toEqual([0, expect.not.stringContaining('not what stands')]),
    600_000,
  );

  it('of clauses tell more of what may be told than of what is private, of descriptions they have not seen', () => {
    const [status, printed] = fit('clauses', '--folds', '2');
    const rows = [...printed.matchAll(/from 0\.5 on: ([\d.]+) % of what may be told, ([\d.]+) % of what is private/gu)];
    expect([status, rows.length]).toEqual([0, 4]);
    for (const [, told, kept] of rows) expect(Number(told)).toBeGreaterThan(2 * Number(kept));
  }, 600_000);
});
