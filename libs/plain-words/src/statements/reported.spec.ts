import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { STATEMENT_KINDS, STATEMENTS_AT_MOST } from './kinds.js';
import { pointAt, readReport } from './reported.js';

const CHAIR = 'Six oak chairs 🪑, $45 each, delivery $45. Cash gets $5 off.';

describe('an answer of a model that points', () => {
  it('becomes statements with places in code points', () => {
    const answer = { statements: [{ kind: 'price', quote: '$45 each', figure: '$45', unit: 'each' }] };
    expect(readReport(CHAIR, answer)).toEqual({
      dropped: 0,
      statements: [
        {
          kind: 'price',
          quote: { quote: '$45 each', start: 18, end: 26 },
          slots: { figure: { quote: '$45', start: 18, end: 21 }, unit: { quote: 'each', start: 22, end: 26 } },
          marks: {},
          by: 'model',
        },
      ],
    });
  });

  it('finds words that stand twice at the place that no statement of their kind has', () => {
    const twice = { kind: 'fact', quote: '$45' };
    const { statements } = readReport(CHAIR, { statements: [twice, twice] });
    expect(statements.map(({ quote }) => quote.start)).toEqual([18, 37]);
  });

  it('looks for the words of a slot in those of its statement first', () => {
    const extra = { kind: 'extra', quote: 'delivery $45', what: 'delivery', figure: '$45', paid: 'once' };
    const [statement] = readReport(CHAIR, { statements: [extra] }).statements;
    expect([statement?.slots.figure?.start, statement?.marks]).toEqual([37, { paid: 'once' }]);
  });

  it.each([
    ['a kind that is not known', { kind: 'bargain', quote: 'Cash' }],
    ['words that are not there', { kind: 'fact', quote: 'walnut chairs' }],
    ['no words', { kind: 'fact', quote: ' ' }],
    ['a member of every object', { kind: 'constructor', quote: 'Cash' }],
    ['no statement', 'fact'],
  ])('sets %s aside', (_, entry) => {
    expect(readReport(CHAIR, { statements: [entry] })).toEqual({ statements: [], dropped: 1 });
  });

  it('sets slots aside that are not in the description, and marks that have no such value', () => {
    const entry = {
      kind: 'discount',
      quote: 'Cash gets $5 off',
      what: 'crypto',
      figure: '$5',
      means: 'on',
      how: 'given',
    };
    const [statement] = readReport(CHAIR, { statements: [entry] }).statements;
    expect([Object.keys(statement?.slots ?? {}), statement?.marks]).toEqual([['figure'], { how: 'given' }]);
  });

  it('is read as far as it may be long', () => {
    const many = Array.from({ length: 1000 }, () => ({ kind: 'fact', quote: 'Cash' }));
    expect(readReport(CHAIR, { statements: many }).statements).toHaveLength(STATEMENTS_AT_MOST);
  });

  it('points at words of the description and nothing else, whatever it is', () => {
    const loose = fc.record(
      {
        kind: fc.oneof(fc.constantFrom(...STATEMENT_KINDS), fc.string()),
        quote: fc.oneof(fc.constantFrom('$45', 'Cash gets $5 off', '🪑'), fc.string(), fc.integer()),
        figure: fc.oneof(fc.constantFrom('$45', '$5'), fc.string(), fc.double()),
        paid: fc.anything(),
      },
      { requiredKeys: [] },
    );
    const points = [...CHAIR];
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ statements: fc.array(fc.oneof(loose, fc.anything())) })),
        (answer) => {
          for (const { quote, slots } of readReport(CHAIR, answer).statements)
            for (const place of [quote, ...Object.values(slots)])
              expect(points.slice(place.start, place.end).join('')).toBe(place.quote);
        },
      ),
      { seed: 30, numRuns: 1000 },
    );
  });
});

describe('words that a seller has marked', () => {
  it('are a statement of the seller, with slots that are places as well', () => {
    const mark = { start: 18, end: 26, figure: { start: 18, end: 21 }, what: { start: 9, end: 2 } };
    expect(pointAt(CHAIR, mark, 'price')).toMatchObject({ slots: { figure: { quote: '$45' } }, by: 'seller' });
  });
});
