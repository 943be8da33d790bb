import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Program from './conversations/run.js';
import { runConversations, wrongCount } from './conversations/run.js';
import { REMOVALS, runWithout } from './conversations/without.js';
import { WRONGS } from './conversations/judge.js';

describe('seeded conversations', () => {
  const report = runConversations({ count: 200, seed: 3 });

  it(
    'say yes to nothing else, move nothing for a question or a complaint, tell nothing untrue, decline no ' +
      'lawful bid',
    () => {
      expect(report.samples).toEqual([]);
      expect(wrongCount(report)).toBe(0);
    },
  );
  it('are worth judging: some end in deals and some in declines', () => {
    expect(report.deals).toBeGreaterThan(20);
    expect(report.declines).toBeGreaterThan(5);
  });
  it('are the same for the same seed', () =>
    expect(runConversations({ count: 12, seed: 5 })).toEqual(runConversations({ count: 12, seed: 5 })));
});

describe('each check removed is seen', () => {
  it('has a removal for every wrong but a crash', () =>
    expect([...new Set(Object.values(REMOVALS).map(({ seen }) => seen))].sort()).toEqual(
      WRONGS.filter((wrong) => wrong !== 'crashed').sort(),
    ));
  it.each(Object.entries(REMOVALS))('%s', async (_, removal) => {
    const folder = mkdtempSync(join(tmpdir(), 'svc-conversations-'));
    const file = join(folder, 'run.mjs');
    writeFileSync(file, await runWithout(removal));
    const program = (await import(pathToFileURL(file).href)) as typeof Program;
    rmSync(folder, { recursive: true });
    // Most are seen among the first conversations; the rest are played only where they are not.
    const parts = [
      { from: 0, count: 30 },
      { from: 30, count: 170 },
      { from: 200, count: 600 },
    ];
    const seen = parts.some((part) => program.runConversations({ ...part, seed: 3 }).wrongs[removal.seen] > 0);
    expect(seen).toBe(true);
  });
});
