import { readFileSync } from 'node:fs';
import type { DevelopmentVector } from './match-expectation.js';

/** The sets of descriptions by their file's name. */
export const DEVELOPMENT_SETS = ['own', 'a', 'b', 'c', 'd', 'f', 'g', 'h', 'i', 'k', 'l'] as const;
export const HELD_OUT_SETS = ['held-out-e', 'held-out-j'] as const;

export type VectorSet = (typeof DEVELOPMENT_SETS)[number] | (typeof HELD_OUT_SETS)[number];

/**
 * The rows of one set, in the order of its file.
 * @example readVectors('own')[0]?.id // 'en-motorbike'
 */
export function readVectors(set: VectorSet): DevelopmentVector[] {
  return readFileSync(new URL(`./${set}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as DevelopmentVector);
}
