/**
 * Fits the model of clauses of the reader of descriptions: `npm run fit:clauses` writes
 * libs/plain-words/src/certainty/phrases/clause-weights.ts. `--check` writes nothing and ends with 1 where the file
 * differs; `--sets a,b,c` fits on these sets of development alone; `--folds 5` writes nothing, fits five times, each
 * time without a fifth of the descriptions, and prints how these are read. Equal rows give equal bytes, for nothing in
 * it is random.
 *
 * Fitted on descriptions of our own, a labelled clause a line (libs/plain-words/vectors/own-*.txt), and on the clauses
 * of the sets of development, as far as their truth says what they say.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';
import { writeWeights } from './write-weights.mjs';

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, folds: { type: 'string' }, sets: { type: 'string' } },
});
const { clauseLines, foldReport } = await loadSource(new URL('descriptions/clause-weights.ts', import.meta.url));
const HEAD =
  '/** Weights of the model of clauses, made by `npm run fit:clauses`: a feature, a tilde, a letter for each kind. ' +
  'Data only. */';
if (values.folds === undefined)
  await writeWeights(new URL('../libs/plain-words/src/certainty/phrases/clause-weights.ts', import.meta.url), {
    name: 'CLAUSE_WEIGHTS',
    head: HEAD,
    lines: clauseLines(values.sets?.split(',')),
  });
else for (const line of foldReport(Number(values.folds))) console.log(line);
