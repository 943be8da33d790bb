import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

describe('docs/transcripts.md', () => {
  it('is what its command writes', () => {
    const command = fileURLToPath(new URL('./generate-transcripts.mjs', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--check'], { encoding: 'utf8' });
    expect([status, stdout + stderr]).toEqual([0, expect.not.stringContaining('not what')]);
  }, 120_000);
});
