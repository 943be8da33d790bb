import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { compileReading, type Compilation } from '../src/compile-policy.js';
import type { DescribedSet, DescribedVector, VectorSet } from './read-vectors.js';
import { readDescribed } from './read-vectors.js';
import type { DevelopmentVector } from './match-expectation.js';

/** A row with what compile makes of its description, unanswered, and the figures that were read in it. */
export type Compiled<Row> = Row & Pick<Compilation, 'compiled' | 'figures'>;
export type CompiledVector = Compiled<DevelopmentVector>;

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const FOLDER = process.env['SPECS_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'svc-vectors-'));

/**
 * The rows of one set, compiled. Several specs look at the same descriptions: within one run of
 * `npm test`, which names a folder of its own for that, each is compiled once.
 */
export function compiledVectors(set: VectorSet): CompiledVector[];
export function compiledVectors(set: DescribedSet): Compiled<DescribedVector>[];
export function compiledVectors(set: DescribedSet): Compiled<DescribedVector>[] {
  const file = join(FOLDER, `compiled-${set}`);
  if (existsSync(file)) return deserialize(readFileSync(file)) as Compiled<DescribedVector>[];
  const rows = readDescribed(set).map((row) => {
    const { compiled, figures } = compileReading(row.description, { salt: SALT });
    return { ...row, compiled, figures };
  });
  // Another process may look for it meanwhile: it appears whole.
  const draft = join(mkdtempSync(join(FOLDER, 'vectors-')), set);
  writeFileSync(draft, serialize(rows));
  renameSync(draft, file);
  return rows;
}
