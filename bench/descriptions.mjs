/**
 * Measures what compile makes of descriptions whose meaning is known, at first sight:
 *   npm run bench:descriptions -- --file rows.jsonl [--show]
 *
 * A row is one line of JSON:
 *   {"id": "en-1", "language": "en", "description": "Bike, $500, would take 430 …", "truth": {…}}
 * `truth` names what the seller means, in the fields of a policy; a member that is absent is not looked at.
 *   sound false for a description that must be refused (no price, a contradiction); default true name words of which
 *   the name must hold at least one currency, list_price, floor_price, free_discount quantity {min, max, unit} breaks
 *   [{from, gives?, unlocks?}]: exactly these options [{words, worth?, worth_per?, gives?, unlocks?, stacks?, charge?,
 *   charge_per?, requires_discount_at_most?}]: `words`: one of them is in the option's label, id, words or the term's
 *   label; an option that gives, unlocks or charges and is not named here is a fault grants [{words, gives?,
 *   unlocks?}]: `words` as the flag or the people it stands for never, handoff, facts lists of subjects; each is a
 *   word, or several of which one must be in an item not_facts, not_never words that no such item may hold stock [{vin
 *   | sku | id | gtin}] `gives`, `unlocks` and `charge` are {share} 0..1, {amount} or {to_price}; two are one where
 *   they are the same money.
 *
 * Questions are answered from the truth, one at a time and at most two: the first question is given the choice whose
 * policy agrees most with it. Printed, by language: rows with a wrong fact that nothing points at (silent), figures
 * read lower than they are, sound descriptions refused and how many of these name a lowest price at all, right without
 * an answer, right after at most two, and notices a row. "In what is signed" leaves out the name and what may be told.
 * `--answers 6` gives so many in place of two; `--unmarked 35` measures only rows with so long a run of characters that
 * no mark and no space parts.
 * `--show` prints every row that is not right, with its faults. Ends with 1 where a row is silent.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    show: { type: 'boolean', default: false },
    answers: { type: 'string', default: '2' },
    unmarked: { type: 'string', default: '0' },
  },
});
if (values.file === undefined) throw new Error('name the rows: --file rows.jsonl');
const unmarked = new RegExp(String.raw`[\p{Script=Han}\p{Script=Latin}\p{Nd}.%-]{${Number(values.unmarked)},}`, 'u');
const rows = readFileSync(values.file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line))
  .filter(({ description }) => unmarked.test(description));
const { measureRows } = await loadSource(new URL('descriptions/measure.ts', import.meta.url));
const report = measureRows(rows, Number(values.answers));
for (const [language, figures] of Object.entries(report.byLanguage)) console.log(`${language}: ${figures}`);
if (values.show)
  for (const { id, silent, faults, after, issues, questions } of report.wrong)
    console.log(`${silent ? 'SILENT ' : ''}${id}\n  ${[...faults, ...after, ...issues, ...questions].join('\n  ')}`);
process.exitCode = report.silent > 0 ? 1 : 0;
