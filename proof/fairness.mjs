/**
 * One caller's load beside another's calls, on the built service with its limits out of the way:
 *   npm run proof:fairness
 *   npm run proof:fairness -- --blocks 9 --calls 100 --at-once 100 --postgres
 * One wallet, one key and one address make a hundred calls at once, again and again; meanwhile another calls, one call
 * after the other. Alone and beside take turns in short blocks, so that what else the machine does meets both. Then one
 * key has 64 replies in flight while a model takes 2 s. Ends with 1 where the other's 99th percentile is more than
 * three times what it is alone in the median block, or where one of the 64 is not answered.
 */
import { fileURLToPath } from 'node:url';
import { onBuiltService, optionsOf } from './on-built-service.mjs';

const { blocks, calls, postgres, ...values } = optionsOf({
  blocks: 9,
  calls: 100,
  'at-once': 100,
  'in-flight': 64,
  'model-millis': 2_000,
  postgres: false,
});
await onBuiltService({ postgres }, async ({ source, spawnService, env }) => {
  const { proveFairness } = await source('fairness/prove.ts');
  const misses = await proveFairness({
    spawnService,
    env,
    crowdFile: fileURLToPath(new URL('fairness/crowd.mjs', import.meta.url)),
    adminFile: fileURLToPath(new URL('../apps/api/dist/admin/main.js', import.meta.url)),
    blocks,
    calls,
    atOnce: values['at-once'],
    inFlight: values['in-flight'],
    modelMillis: values['model-millis'],
    say: (line) => console.log(line),
  });
  return misses.map((miss) => `MISSED ${miss}`);
});
