/**
 * Measures whether the built-in reader takes buyers' messages for what they are:
 *   npm run bench:heard [-- --show]
 *
 * `language/heard.json` holds, for eight offers in two languages, 40 messages that name the list price in a complaint
 * or question, 40 wishes for less, 30 for a person and 200 others, written before the reader was looked at. Of a
 * complaint or question nothing may be bid, wished for or agreed to; of the others none may be taken for one of the
 * three, and one that bids bids its figure. `--show` prints what was missed.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });
const { measureHeard } = await loadSource(new URL('language/measure-heard.ts', import.meta.url));
const offers = JSON.parse(readFileSync(new URL('language/heard.json', import.meta.url), 'utf8'));
for (const { meant, language, count, right, missed } of measureHeard(offers)) {
  console.log(`${meant} ${language}: ${right} of ${count}`);
  if (values.show) for (const line of missed) console.log(`  ${line}`);
}
