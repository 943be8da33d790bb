/**
 * Shows what `quoteOffer` and `compileMenu` keep, and how long they take:
 *   npm run bench:offers -- [--listed 20000] [--quotes 1000000] [--linear 300] [--timed 200] [--seed 2027]
 * A figure of 0 leaves its part out. Prints the figures of docs/offer.md; ends with 1 where anything differs.
 */
import { parseArgs } from 'node:util';
import loadHighs from 'highs';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    listed: { type: 'string', default: '20000' },
    quotes: { type: 'string', default: '1000000' },
    linear: { type: 'string', default: '300' },
    timed: { type: 'string', default: '200' },
    seed: { type: 'string', default: '2027' },
  },
});
const [listed, quotes, linear, timed, seed] = [
  values.listed,
  values.quotes,
  values.linear,
  values.timed,
  values.seed,
].map(Number);
const { compareWithLinear, compareWithListing, keepPromises, timeCounts, timeQuotes } = await loadSource(
  new URL('offers/run.ts', import.meta.url),
);

console.log(`seed ${seed}`);
let broken = 0;
const show = (title, figures) =>
  console.log(
    `${title}: ${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`,
  );
if (listed > 0) {
  const { differing, ...figures } = compareWithListing({ count: listed, seed });
  show('against every cart listed', { ...figures, differing });
  broken += differing;
}
if (linear > 0) {
  const { differing, ...figures } = compareWithLinear({ count: linear, seed, highs: await loadHighs() });
  show('against HiGHS on linear cases', { ...figures, differing });
  broken += differing;
}
if (timed > 0) {
  for (const row of timeQuotes({ count: timed, seed })) {
    show(row.name, row.figures);
    broken += row.differing;
  }
  for (const row of timeCounts({ seed })) show(row.name, row.figures);
}
if (quotes > 0) {
  const { broken: promises, ...figures } = keepPromises({ count: quotes, seed });
  show('promises of random quotes', { ...figures, broken: promises });
  broken += promises;
}
process.exitCode = broken === 0 ? 0 : 1;
