/**
 * Talks through seeded conversations with buyers who ask, complain, bluff, name totals, change quantity, take figures
 * back, refuse and return, over minutes and days, and judges every reply by what the message meant:
 *   node proof/conversations.mjs --count 20000 --seed 1
 *   node proof/conversations.mjs --seed 1 --only 1047                        (that conversation alone, word for word)
 *   node proof/conversations.mjs --count 400 --without goodbye               (takes that check out: must fail)
 * Ends with 1 where anything was said or done that must not be.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    without: { type: 'string' },
  },
});
const { runConversations, wrongCount } = await (values.without
  ? loadWithout(values.without)
  : loadSource(new URL('conversations/run.ts', import.meta.url)));
const started = performance.now();
const seed = Number(values.seed);
const report = runConversations(
  values.only === undefined
    ? { count: Number(values.count), seed }
    : { count: 1, seed, from: Number(values.only), watch: (message, reply) => console.log(`${message}\n${reply}\n`) },
);
const seconds = (performance.now() - started) / 1000;
console.log(
  `${report.conversations} conversations, ${report.replies} replies, ${report.deals} deals, ` +
    `${report.declines} declines, ${report.middles} bids at the middle, ${report.returns} returns after leaving, ` +
    `${((1000 * seconds) / report.replies).toFixed(2)} ms a reply`,
);
for (const [wrong, count] of Object.entries(report.wrongs)) console.log(`  ${wrong.padEnd(26)} ${count}`);
for (const sample of report.samples) console.log(`  ${sample.slice(0, 900)}`);
process.exitCode = wrongCount(report) > 0 ? 1 : 0;

async function loadWithout(name) {
  const { REMOVALS, runWithout } = await loadSource(new URL('conversations/without.ts', import.meta.url));
  if (!Object.hasOwn(REMOVALS, name)) throw new RangeError(`--without is one of ${Object.keys(REMOVALS).join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'svc-conversations-'));
  const file = join(folder, 'run.mjs');
  writeFileSync(file, await runWithout(REMOVALS[name]));
  const program = await import(pathToFileURL(file).href);
  rmSync(folder, { recursive: true });
  return program;
}
