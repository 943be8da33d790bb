/**
 * Fits the act model of the reader: `npm run fit:acts` writes libs/language/src/phrases/act-weights.ts.
 * `--check` writes nothing and ends with 1 where the file differs. Equal rows give equal bytes, for nothing in it
 * is random.
 *
 * Fitted on: messages of our own (vectors/own-acts-en.txt, -zh.txt), the rows with odd numbers of
 * vectors/buyers-messages.jsonl, and the first list of vectors/negochat.json (Apache-2.0). Rows with even numbers and
 * the second list are never looked at.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { loadSource } from '../tools/load-source.mjs';

const target = new URL('../libs/language/src/phrases/act-weights.ts', import.meta.url);
const { weightLines } = await loadSource(new URL('language/act-weights.ts', import.meta.url));
const lines = weightLines(new URL('../libs/language/vectors/', import.meta.url));
const head =
  '/** Weights of the act model, made by `npm run fit:acts`: a feature, a tilde, a letter for each act. Data only. */';
const source = `${head}
export const ACT_WEIGHTS: readonly string[] = ${JSON.stringify(lines)};
`;
const written = await format(source, { ...(await resolveConfig(target)), parser: 'typescript' });
const kept = process.argv.includes('--check') ? readFileSync(target, 'utf8') : written;
if (!process.argv.includes('--check')) writeFileSync(target, written);
const verdict = kept === written ? '' : ', not what stands in the file';
console.log(`${lines.length} lines, ${Buffer.byteLength(written)} bytes${verdict}`);
process.exitCode = kept === written ? 0 : 1;
