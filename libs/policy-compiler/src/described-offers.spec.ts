import { describe, expect, it } from '@jest/globals';
import { expectationFaults } from '../vectors/match-expectation.js';
import { compiledVectors } from '../vectors/compiled-vectors.js';

/**
 * At least so many of the 30 descriptions of a set and language are read right in every fact; it may only rise.
 * What is asked about is not read: where the answer was once guessed right, a row left these figures. Five rows left
 * them when the model of clauses came, which tells far less of what is private; three left and three came with the
 * model of sums.
 * Sets a to d, f to i, k and l served development. Sets e and j were held out, and nothing is tuned on them.
 */
const AT_LEAST = [
  ['a', 'en', 30],
  ['b', 'en', 29],
  ['c', 'en', 26],
  ['d', 'en', 29],
  ['held-out-e', 'en', 20],
  ['held-out-e', 'zh', 25],
  ['held-out-j', 'en', 20],
  ['held-out-j', 'zh', 25],
  ['f', 'en', 29],
  ['g', 'en', 30],
  ['h', 'en', 28],
  ['i', 'en', 28],
  ['k', 'en', 30],
  ['k', 'zh', 27],
  ['l', 'en', 30],
  ['l', 'zh', 30],
  ['f', 'zh', 29],
  ['g', 'zh', 27],
  ['h', 'zh', 30],
  ['i', 'zh', 29],
  ['a', 'zh', 30],
  ['b', 'zh', 30],
  ['c', 'zh', 30],
  ['d', 'zh', 30],
] as const;

describe('offers described by others', () => {
  it.each(AT_LEAST)('set %s in %s: at least %i', (set, language, least) => {
    const rows = compiledVectors(set).filter((row) => row.language === language);
    const wrong = rows
      .filter(({ compiled, expect: wanted }) => expectationFaults(compiled, wanted).length > 0)
      .map(({ id }) => id);
    expect(wrong.slice(rows.length - least)).toEqual([]);
  });
});
