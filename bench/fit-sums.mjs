/**
 * Fits the model of sums of the reader of descriptions: `npm run fit:sums` writes
 * libs/plain-words/src/certainty/phrases/sum-weights.ts. `--check` writes nothing and ends with 1 where the file
 * differs; `--apart y,z,aa` writes nothing and prints how the sums of sets are read that are not among the fitted ones.
 * Equal rows give equal bytes, for nothing in it is random.
 *
 * Fitted on descriptions of our own in which every sum is marked with what it is for (bench/descriptions/vectors), and
 * on the sums of the sets `a` to `x` (bench/reading/vectors), as far as their truth says it.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';
import { writeWeights } from './write-weights.mjs';

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, apart: { type: 'string' } },
});
const FOLDERS = {
  own: new URL('descriptions/vectors/', import.meta.url),
  sets: new URL('reading/vectors/', import.meta.url),
};
const { apartReport, sumLines } = await loadSource(new URL('descriptions/sum-weights.ts', import.meta.url));
if (values.apart !== undefined) for (const line of apartReport(FOLDERS, values.apart.split(','))) console.log(line);
else
  await writeWeights(new URL('../libs/plain-words/src/certainty/phrases/sum-weights.ts', import.meta.url), {
    name: 'SUM_WEIGHTS',
    head:
      '/** Weights of the model of sums, made by `npm run fit:sums`: a feature, a tilde, a letter for each role. ' +
      'Data only. */',
    lines: sumLines(FOLDERS),
  });
