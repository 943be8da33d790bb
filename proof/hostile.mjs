/**
 * Hostile requests over all operations and both MCP doors, against the built service with its limits out of the way:
 *   npm run proof:hostile -- --count 200000 --seed 1
 *   npm run proof:hostile -- --count 200000 --seed 1 --minutes 20
 * Bodies, paths, keys and types are altered examples, naughty texts, any JSON and noise. Ends with 1 where one is
 * answered with 5xx, with a status that the OpenAPI document does not have for it, or not at all.
 */
import { onBuiltService, optionsOf } from './on-built-service.mjs';

const { count, seed, minutes, postgres, ...values } = optionsOf({
  count: 200_000,
  seed: 1,
  'at-once': 6,
  minutes: 600,
  postgres: false,
});
await onBuiltService({ postgres }, async ({ source, spawnService, env }) => {
  const { proveHostile } = await source('hostile/prove.ts');
  const { sent, statuses, faults } = await proveHostile({
    spawnService,
    env,
    count,
    seed,
    atOnce: values['at-once'],
    mostMillis: minutes * 60_000,
    onPart: (part) => console.log(`${part} sent`),
  });
  const told = Object.entries(statuses).map(([status, times]) => `${times} x ${status}`);
  console.log(`seed ${seed}: ${sent} requests, ${told.join(', ')}; ${faults.length} faults`);
  return faults;
});
