import { readFileSync } from 'node:fs';
import type { DevelopmentVector } from './match-expectation.js';

/** The sets of descriptions by their file's name. */
export const DEVELOPMENT_SETS = ['own', 'a', 'b', 'c', 'd', 'f', 'g', 'h', 'i', 'k', 'l'] as const;
/** Sets whose rows hold every fact of their text, as `bench/descriptions` compares them. */
export const FIRST_SIGHT_SETS = ['m', 'n', 'o', 'p', 'q', 'r', 's', 'u'] as const;
export const HELD_OUT_SETS = ['held-out-e', 'held-out-j'] as const;

export type VectorSet = (typeof DEVELOPMENT_SETS)[number] | (typeof HELD_OUT_SETS)[number];
/** What the rows of all sets have. */
export type DescribedVector = Pick<DevelopmentVector, 'id' | 'language' | 'description'>;
export type DescribedSet = VectorSet | (typeof FIRST_SIGHT_SETS)[number];

/**
 * The rows of one set, in the order of its file.
 * @example readVectors('own')[0]?.id // 'en-motorbike'
 */
export function readVectors(set: VectorSet): DevelopmentVector[] {
  return readRows(set);
}

/** The rows of any set: what all of them have. */
export function readDescribed(set: DescribedSet): DescribedVector[] {
  return readRows(set);
}

function readRows<Row>(set: DescribedSet): Row[] {
  return readFileSync(new URL(`./${set}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}
