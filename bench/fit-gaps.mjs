/**
 * Fits the model of gaps of the reader of descriptions, which tells where a clause begins without a mark: `npm run
 * fit:gaps` writes libs/plain-words/src/certainty/phrases/gap-weights.ts. `--check` writes nothing and ends with 1
 * where the file differs; `--apart 12` writes nothing, fits without every twelfth description, and prints how these
 * are parted. Equal rows give equal bytes, for nothing in it is random.
 *
 * Fitted on descriptions of our own, a clause a line (libs/plain-words/vectors/own-*.txt), as they are written, without
 * the marks between their clauses, and as they would be dictated.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';
import { writeWeights } from './write-weights.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean' }, apart: { type: 'string' } } });
const { apartReport, gapLines } = await loadSource(new URL('descriptions/gap-weights.ts', import.meta.url));
const HEAD =
  '/** Weights of the model of gaps, made by `npm run fit:gaps`: a feature, a tilde, a letter. Data only. */';
if (values.apart === undefined)
  await writeWeights(new URL('../libs/plain-words/src/certainty/phrases/gap-weights.ts', import.meta.url), {
    name: 'GAP_WEIGHTS',
    head: HEAD,
    lines: gapLines(),
  });
else for (const line of apartReport(Number(values.apart))) console.log(line);
