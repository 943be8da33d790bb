/**
 * Kills the built service while callers pay, again and again:
 *   npm run proof:kills -- --kills 100 --seed 1
 *   npm run proof:kills -- --kills 500 --seed 1 --postgres --minutes 60
 *   npm run proof:kills -- --kills 50 --seed 1 --trust
 *   npm run proof:kills -- --kills 8 --seed 1 --postgres --forgetful   (must fail)
 * On the embedded database each kill ends the database too; on a server every second one is of the database alone.
 * With `--pooled` PgBouncer is between the service and the server (one transaction at a time).
 * With `--trust` callers reveal commitments and settle sessions instead. With `--forgetful` the server acknowledges
 * before it has written, which is the fault that this looks for. Ends with 1 where something acknowledged is missing, a
 * repeated call is answered otherwise, what was charged is not what was delivered, or something was done twice that can
 * be done once. How soon the service is ready again is told, and depends on the machine. `--minutes` ends the run
 * earlier.
 */
import { onBuiltService, optionsOf } from './on-built-service.mjs';

const { kills, minutes, seed, callers, postgres, pooled, trust, forgetful } = optionsOf({
  kills: 20,
  minutes: 600,
  seed: 1,
  callers: 8,
  postgres: false,
  pooled: false,
  trust: false,
  forgetful: false,
});
await onBuiltService({ postgres, pooled, durable: !forgetful }, async ({ source, spawnService, env, server }) => {
  const { runKills } = await source(trust ? 'kills/trust.ts' : 'kills/money.ts');
  const report = await runKills({
    kills,
    mostMillis: minutes * 60_000,
    seed,
    callers,
    env,
    spawnService,
    killDatabase: server?.restart,
    onRound: (count, index) => console.log(`kill ${index + 1}: ${count} acknowledged`),
  });
  const { acknowledged, brokenOff, slowestReadyMillis, faults } = report;
  const counts = Object.entries(acknowledged).map(([what, count]) => `${count} ${what}`);
  console.log(
    `${report.kills.service} kills of the service and ${report.kills.database} of the database alone: ` +
      `${counts.join(' and ')} acknowledged, ${brokenOff} calls broken off, ` +
      `ready again after ${(slowestReadyMillis / 1_000).toFixed(1)} s at most, ${faults.length} faults`,
  );
  return faults;
});
