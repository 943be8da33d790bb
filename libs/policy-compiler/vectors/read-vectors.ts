import { readFileSync } from 'node:fs';
import type { DevelopmentVector } from './match-expectation.js';

/** The rows of `own.jsonl`, in its order. */
export const OWN_VECTORS = readFileSync(new URL('./own.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as DevelopmentVector);
