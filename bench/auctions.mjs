/**
 * `npm run bench:auctions`: auctions, mechanisms and matching beside plain textbook implementations, same process and
 * input, then `/health` while the four largest lawful requests run. Options: --seed N (default 7), --rounds N of the
 * comparisons of auctions (default 5), --without-health.
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchAuctions, referenceLoopMs, timeLargestPostedPrice } from './auction/auctions.mjs';
import { benchMatching, tellMatching } from './mechanism/matching.mjs';
import { benchHealth } from './health.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    rounds: { type: 'string', default: '5' },
    'without-health': { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const rounds = Number(values.rounds);

console.log(
  `seed ${seed}, best of ${rounds}; ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}; ` +
    `reference loop ${referenceLoopMs().toFixed(0)} ms`,
);
for (const { name, ours_ms, textbook_ms, ratio, ours, textbook } of await benchAuctions({ seed, rounds })) {
  console.log(
    `${name}: ${ours_ms.toFixed(1)} ms, textbook ${textbook_ms.toFixed(1)} ms, ${ratio.toFixed(1)} times; ` +
      `${ours} and ${Number(textbook).toPrecision(8)}`,
  );
}
for (const row of await benchMatching({ seed })) tellMatching(row);
for (const { prior, best_ms, worst_ms } of await timeLargestPostedPrice({ rounds }))
  console.log(`largest posted price, ${prior}: best ${best_ms.toFixed(0)} ms, worst ${worst_ms.toFixed(0)} ms`);
console.log(`reference loop ${referenceLoopMs().toFixed(0)} ms`);
if (!values['without-health']) await benchHealth();
