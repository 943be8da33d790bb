/**
 * Fits the model of gaps of the reader of descriptions, which tells where a clause begins without a mark: `npm run
 * fit:gaps` writes gap-weights.ts and han-gap-weights.ts in libs/plain-words/src/certainty/phrases. `--check` writes
 * nothing and ends with 1 where a file differs; `--apart 12` writes nothing, fits without every twelfth description,
 * and prints how these are parted. Equal rows give equal bytes, for nothing in it is random.
 *
 * Fitted on descriptions of our own, a clause a line (libs/plain-words/vectors/own-*.txt), as they are written, without
 * the marks between their clauses, and as they would be dictated.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';
import { writeWeights } from './write-weights.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean' }, apart: { type: 'string' } } });
const { apartReport, gapLines, hanGapLines } = await loadSource(
  new URL('descriptions/gap-weights.ts', import.meta.url),
);
const HEAD =
  '/** Weights of the model of gaps, made by `npm run fit:gaps`: a feature, a tilde, a letter. Data only. */';
const write = (file, model) =>
  writeWeights(new URL(`../libs/plain-words/src/certainty/phrases/${file}`, import.meta.url), model);
if (values.apart === undefined) {
  await write('gap-weights.ts', { name: 'GAP_WEIGHTS', head: HEAD, lines: gapLines() });
  await write('han-gap-weights.ts', {
    name: 'HAN_GAP_WEIGHTS',
    head: HEAD.replace('of gaps', 'of gaps in Chinese without spaces'),
    lines: hanGapLines(),
  });
} else for (const line of apartReport(Number(values.apart))) console.log(line);
