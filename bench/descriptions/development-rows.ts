import { readFileSync } from 'node:fs';
import type { Row } from './truth.js';

/** The sets that the model of sums is fitted on (bench/reading/vectors). */
export const FITTED_SETS: readonly string[] = [...'abcdfghiklmnopqrsuvwx'];

/** The sound descriptions of these sets, each with its truth. */
export const developmentRows = (folder: URL, sets: readonly string[]): Row[] =>
  sets
    .flatMap((set) => readFileSync(new URL(`${set}.jsonl`, folder), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
    .filter(({ truth }) => truth.sound !== false);
