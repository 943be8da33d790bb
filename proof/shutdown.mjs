/**
 * Ends the built service with SIGTERM while callers call, again and again:
 *   npm run proof:shutdown -- --rounds 50 --seed 1
 *   npm run proof:shutdown -- --rounds 2 --seed 1 --signal SIGKILL   (must fail)
 * Ends with 1 where an accepted request was not answered, where the process left later than after ten seconds or with
 * another status than 0. What counts as accepted stands in docs/operations.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../tools/install.mjs';
import { spawnService } from '../tools/serve.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    callers: { type: 'string', default: '12' },
    signal: { type: 'string', default: 'SIGTERM' },
  },
});
ensureInstalled();
(await import('../tools/build.mjs')).ensureBuilt();
const { loadSource } = await import('../tools/load-source.mjs');
const { runShutdowns } = await loadSource(new URL('shutdown/run.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'svc-shutdown-'));
try {
  const { rounds, fates, slowestExitMillis, breaches } = await runShutdowns({
    rounds: Number(values.rounds),
    seed: Number(values.seed),
    callers: Number(values.callers),
    signal: values.signal,
    dataDir,
    spawnService,
    onRound: ({ requests, exitCode, exitMillis }, index) =>
      console.log(
        `round ${index + 1}: ${requests.length} requests, exit status ${exitCode} after ${Math.round(exitMillis)} ms`,
      ),
  });
  const counts = Object.entries(fates).map(([fate, count]) => `${count} ${fate}`);
  console.log(`${rounds} rounds: ${counts.join(', ')}; slowest exit ${Math.round(slowestExitMillis)} ms`);
  for (const breach of breaches) console.log(breach);
  process.exitCode = breaches.length > 0 ? 1 : 0;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
