/**
 * Tries to learn the floor of a seller, and to buy below the reserve, with source, list price and reserve at hand:
 *   npm run proof:extraction -- --count 1000 --seed 7
 *   npm run proof:extraction -- --count 100 --without goodbye    (switches a law of the reply off: must fail)
 * `--count` conversations of each of ten adversaries, ten times as many pairs of bids either side of the floor, five
 * times as many orders in pieces and requests for costly options. Ends with 1 where anything was found.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '7' },
    without: { type: 'string' },
  },
});
const { runExtraction, LAWS } = await loadSource(new URL('extraction/run.ts', import.meta.url));
if (values.without !== undefined && !Object.hasOwn(LAWS, values.without))
  throw new RangeError(`--without is one of ${Object.keys(LAWS).join(', ')}`);
const findings = runExtraction({
  count: Number(values.count),
  seed: values.seed,
  ...(values.without === undefined ? {} : { without: values.without }),
  onPart: (part) => process.stderr.write(`${part}\n`),
});
for (const { part, tried, wrong, measured, samples } of findings) {
  console.log(`${part.padEnd(15)} ${String(tried).padStart(6)} tried, ${wrong} found; ${measured}`);
  for (const sample of samples) console.log(`  ${sample}`);
}
process.exitCode = findings.some(({ wrong }) => wrong > 0) ? 1 : 0;
