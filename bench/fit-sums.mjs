/**
 * Fits the model of sums of the reader of descriptions: `npm run fit:sums` writes
 * libs/plain-words/src/certainty/phrases/sum-weights.ts. `--check` writes nothing and ends with 1 where the file
 * differs; `--sets a,b,c` fits on these sets of development alone, so that the others can be read by weights that have
 * not seen them; `--apart r,s` writes nothing, fits without these sets, and prints how their sums are read;
 * with `--own 2` on two of eight of our own descriptions alone. Equal rows
 * give equal bytes, for nothing in it is random.
 *
 * Fitted on descriptions of our own in which every sum is marked with what it is for
 * (libs/plain-words/vectors/own-sums-*.txt, own-offers-*.txt), and on the sums of the sets of development, as far as
 * their truth says it.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';
import { writeWeights } from './write-weights.mjs';

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, sets: { type: 'string' }, apart: { type: 'string' }, own: { type: 'string' } },
});
const { apartReport, sumLines } = await loadSource(new URL('descriptions/sum-weights.ts', import.meta.url));
if (values.apart !== undefined)
  for (const line of apartReport(values.apart.split(','), Number(values.own ?? 8))) console.log(line);
else
  await writeWeights(new URL('../libs/plain-words/src/certainty/phrases/sum-weights.ts', import.meta.url), {
    name: 'SUM_WEIGHTS',
    head:
      '/** Weights of the model of sums, made by `npm run fit:sums`: a feature, a tilde, a letter for each role. ' +
      'Data only. */',
    lines: sumLines(values.sets?.split(',')),
  });
