/**
 * Fits the act model of the reader: `npm run fit:acts` writes libs/language/src/phrases/act-weights.ts.
 * `--check` writes nothing and ends with 1 where the file differs. Equal rows give equal bytes, for nothing in it
 * is random. `--apart buyers-acts` writes nothing, fits without that file of our own, and prints how it is read.
 *
 * Fitted on: messages of our own (vectors/own-acts, buyers-acts, further-acts and traders-acts, -en.txt and -zh.txt),
 * the rows with odd numbers of vectors/buyers-messages.jsonl, and the first list of vectors/negochat.json (Apache-2.0).
 * Rows with even numbers and the second list are never looked at.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';
import { writeWeights } from './write-weights.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean' }, apart: { type: 'string' } } });
const vectors = new URL('../libs/language/vectors/', import.meta.url);
const { apartReport, weightLines } = await loadSource(new URL('language/act-weights.ts', import.meta.url));
const HEAD =
  '/** Weights of the act model, made by `npm run fit:acts`: a feature, a tilde, a letter for each act. ' +
  'Data only. */';
if (values.apart !== undefined) for (const line of apartReport(vectors, values.apart)) console.log(line);
else
  await writeWeights(new URL('../libs/language/src/phrases/act-weights.ts', import.meta.url), {
    name: 'ACT_WEIGHTS',
    head: HEAD,
    lines: weightLines(vectors),
  });
