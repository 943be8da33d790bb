/**
 * Fits the model of names of the reader of descriptions: `npm run fit:names` writes
 * libs/plain-words/src/certainty/phrases/name-weights.ts. `--check` writes nothing and ends with 1 where the file
 * differs; `--sets a,b,c` fits on these sets of development alone; `--apart r,s` writes nothing, fits without these
 * sets, and prints in how many of their descriptions the likeliest words name it. Equal rows give equal bytes.
 *
 * Fitted on descriptions of our own in which the name of what is sold is marked (libs/plain-words/vectors/own-*.txt),
 * and on the sets of development, whose truth says words of it.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';
import { writeWeights } from './write-weights.mjs';

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, sets: { type: 'string' }, apart: { type: 'string' } },
});
const { apartReport, nameLines } = await loadSource(new URL('descriptions/name-weights.ts', import.meta.url));
if (values.apart !== undefined) for (const line of apartReport(values.apart.split(','))) console.log(line);
else
  await writeWeights(new URL('../libs/plain-words/src/certainty/phrases/name-weights.ts', import.meta.url), {
    name: 'NAME_WEIGHTS',
    head: '/** Weights of the model of names, made by `npm run fit:names`: a feature, a tilde, a letter. Data only. */',
    lines: nameLines(values.sets?.split(',')),
  });
