/**
 * Measures what the built-in reader makes of buyers' messages whose meaning is known, each at the table at which it
 * was written:
 *   npm run bench:messages -- --file rows.jsonl [--ids odd|even] [--show]
 *
 * A row is one line of JSON:
 *   {"id": "m1", "language": "en", "table": {"what", "list", "offer", "currency", "quantity", "terms", "buyer_last"?},
 *    "message": "would you take 400?", "acts": ["offer", "question"], "price": 400, "total": null, "quantity": null,
 *    "asks": [], "yes_to_table": false}
 * `list`, `offer` and `buyer_last` are unit prices; a term is a label, with `+40` behind it where it costs something.
 * `acts` are the acts of a reading, or `other` for a message that performs none. `yes_to_table` is whether the message
 * agrees to the offer that stands.
 *
 * Printed, by language: macro-F1 of the acts, false yeses (an acceptance read where there is none), missed yeses,
 * exactness of price, total and quantity (in all rows, and in those that name one), rows with something asked for of
 * which something was heard. `--show` prints the rows that differ. Ends with 1 where a yes was read that is none.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: { file: { type: 'string' }, ids: { type: 'string' }, show: { type: 'boolean', default: false } },
});
if (values.file === undefined) throw new Error('name the rows: --file rows.jsonl');
const wantedRest = { odd: 1, even: 0 }[values.ids];
const rows = readFileSync(values.file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line))
  .filter(({ id }) => wantedRest === undefined || Number(id.replace(/\D/g, '')) % 2 === wantedRest);
const { measureMessages } = await loadSource(new URL('language/measure-messages.ts', import.meta.url));
const report = measureMessages(rows);
for (const [language, lines] of Object.entries(report.byLanguage)) console.log(`${language}: ${lines.join('\n  ')}`);
if (values.show) for (const line of report.differing) console.log(line);
process.exitCode = report.falseYeses > 0 ? 1 : 0;
