/**
 * Ends the built service with SIGTERM while callers call, again and again:
 *   npm run proof:shutdown -- --rounds 50 --seed 1
 *   npm run proof:shutdown -- --rounds 2 --seed 1 --signal SIGKILL   (must fail)
 * Ends with 1 where an accepted request was not answered, where the process left later than after ten seconds or with
 * another status than 0. What counts as accepted stands in docs/operations.md.
 */
import { onBuiltService, optionsOf } from './on-built-service.mjs';

const { rounds, seed, callers, signal } = optionsOf({ rounds: 50, seed: 1, callers: 12, signal: 'SIGTERM' });
await onBuiltService({}, async ({ source, spawnService, env }) => {
  const { runShutdowns } = await source('shutdown/run.ts');
  const { fates, slowestExitMillis, breaches } = await runShutdowns({
    rounds,
    seed,
    callers,
    signal,
    env,
    spawnService,
    onRound: ({ requests, exitCode, exitMillis }, index) =>
      console.log(
        `round ${index + 1}: ${requests.length} requests, exit status ${exitCode} after ${Math.round(exitMillis)} ms`,
      ),
  });
  const counts = Object.entries(fates).map(([fate, count]) => `${count} ${fate}`);
  console.log(`${rounds} rounds: ${counts.join(', ')}; slowest exit ${Math.round(slowestExitMillis)} ms`);
  return breaches;
});
