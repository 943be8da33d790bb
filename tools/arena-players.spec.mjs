import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './install.mjs';

describe('the reference players of the arena', () => {
  it('are those that the players of today come to', async () => {
    const env = { ...process.env, NODE_OPTIONS: '' };
    await expect(
      promisify(execFile)(process.execPath, [join(ROOT, 'tools', 'generate-arena-players.mjs'), '--check'], { env }),
    ).resolves.toMatchObject({ stderr: '' });
  }, 120_000);
});
