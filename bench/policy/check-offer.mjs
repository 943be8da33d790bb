/** Checks a second of the worked example: `node bench/policy/check-offer.mjs`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('../../libs/policy-rules/src/index.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'browser',
});
const { checkOffer, lowestPrice, schemaFaults, POLICY_SCHEMA } = await import(
  `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`
);
const policy = JSON.parse(
  readFileSync(new URL('../../libs/policy-rules/vectors/team-plan.json', import.meta.url), 'utf8'),
);
const offer = { price: 39.2, quantity: 25, terms: { contract: 'two_years' } };

function measure(name, run, runs = 50_000) {
  for (let index = 0; index < runs / 10; index += 1) run();
  const started = performance.now();
  for (let index = 0; index < runs; index += 1) run();
  console.log(`${name}: ${(((performance.now() - started) / runs) * 1000).toFixed(2)} µs`);
}
measure('checkOffer', () => checkOffer(policy, offer));
measure('lowestPrice', () => lowestPrice(policy, offer, {}));
measure('schemaFaults', () => schemaFaults(POLICY_SCHEMA, policy));
