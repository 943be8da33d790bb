import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..');

describe('two built services on one database', () => {
  it('lose and repeat nothing while each is killed and replaced, and the database once', () => {
    const { stdout } = spawnSync(
      process.execPath,
      [join(ROOT, 'proof', 'roll-out.mjs'), '--minutes', '0.2', '--seed', '1', '--callers', '3'],
      { encoding: 'utf8' },
    );
    expect(stdout).toMatch(/^acknowledged: [1-9]\d* parcels, [1-9]\d* calls of advice, [1-9]\d* settlements, /m);
    expect(stdout).toMatch(/; 0 faults$/m);
  }, 600_000);
});
