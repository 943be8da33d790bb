import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import {
  docstringsOf,
  examplesOf,
  isComplete,
  listExamples,
  runExample,
  scopeOf,
  sourcesOf,
} from './source-examples.mjs';

const LIBRARIES = [
  'numerics',
  'negotiation-math',
  'auction',
  'mechanism',
  'policy-rules',
  'signing',
  'offer-graph',
  'receipts',
];

/** At least so many of the exported functions show an example. */
const LEAST_SHOWN = 0.6;

/** Figures in docstrings are rounded to 12 digits or to what the eye can take. */
function rounded(value) {
  if (typeof value === 'number') return Number(value.toPrecision(9)) + 0;
  if (Array.isArray(value)) return value.map(rounded);
  return value;
}

describe('the examples in docstrings', () => {
  it.each(LIBRARIES)('of %s give what they say', async (library) => {
    const scope = await scopeOf(library);
    const examples = listExamples(library).filter(isComplete);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const { given, said } = await runExample(example, scope(example.url));
      expect({ code: example.code, value: rounded(given) }).toEqual({ code: example.code, value: rounded(said) });
    }
  });

  it.each(LIBRARIES)('stand at most exported functions of %s', (library) => {
    const documented = sourcesOf(library).flatMap((url) => docstringsOf(readFileSync(url, 'utf8')));
    const shown = documented.filter(({ doc }) => doc.includes('@example'));
    expect(shown.length / documented.length).toBeGreaterThanOrEqual(LEAST_SHOWN);
  });

  it('are read with what prepares them, one or several to a docstring', () => {
    const text =
      '/**\n * Adds.\n * @example\n * const two = 2;\n * add(two, 1) // 3\n * @example add(1, 1) // 2\n */\n' +
      'export function add';
    expect(examplesOf(text)).toEqual([
      { code: 'const two = 2;\nadd(two, 1) // 3', prepare: 'const two = 2;', expression: 'add(two, 1)', expected: '3' },
      { code: 'add(1, 1) // 2', prepare: '', expression: 'add(1, 1)', expected: '2' },
    ]);
  });

  it('that say something else than they give are told', async () => {
    const [example] = examplesOf('/**\n * @example add(1, 1) // 3\n */');
    const { given, said } = await runExample(example, { add: (a, b) => a + b });
    expect([given, said]).toEqual([2, 3]);
  });
});
