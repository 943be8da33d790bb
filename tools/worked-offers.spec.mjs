import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { WORKED_OFFERS } from './docs/worked-offers.mjs';
import { ROOT } from './install.mjs';

describe('the worked offers of the page for sellers', () => {
  it('are ten, each with what the reader understands and asks today', () => {
    const page = readFileSync(join(ROOT, 'docs', 'how-your-words-are-read.md'), 'utf8');
    expect(WORKED_OFFERS.filter(([title]) => page.includes(`### ${title}\n`))).toHaveLength(10);
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'tools', 'generate-worked-offers.mjs'), '--check'],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
  }, 120_000);
});
