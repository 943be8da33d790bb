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
  const report = runConversations({ count: 80, seed: 3 });

  it('say yes to nothing else, move no price for words, tell no untruth, decline no bid, keep every promise', () => {
    expect(report.samples).toEqual([]);
    expect(wrongCount(report)).toBe(0);
  });
  it('are worth judging: some end in deals and some in declines', () => {
    expect(report.deals).toBeGreaterThan(20);
    expect(report.declines).toBeGreaterThan(5);
  });
  it('are the same for the same seed', () =>
    expect(runConversations({ count: 12, seed: 5 })).toEqual(runConversations({ count: 12, seed: 5 })));
});

/** Where the conversation that has shown a removal shows it no more, it is looked for among these. */
const PARTS = Array.from({ length: 20 }, (_, at) => [3, 4].map((seed) => ({ seed, from: 30 * at, count: 30 }))).flat();

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
    const [seed, from] = removal.shows;
    const seen = [{ seed, from, count: 1 }, ...PARTS].some(
      (part) => program.runConversations(part).wrongs[removal.seen] > 0,
    );
    expect(seen).toBe(true);
  });
});
