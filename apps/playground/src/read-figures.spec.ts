import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFigure, readFigures } from './read-figures.js';

describe('a figure', () => {
  it.each(['1200', '1,200', '1 200', "1'200", '1’200', '1\u00A0200', '1\u202F200', '１，２００', ' 1200 ', '1,200.0'])(
    'written as “%s” is 1200',
    (typed) => expect(readFigure(typed)).toBe(1200),
  );

  it.each([
    ['1,200,000.50', 1_200_000.5],
    ['-1,200', -1200],
    ['−5', -5],
    ['.5', 0.5],
    ['1e3', 1000],
  ])('written as “%s” is %d', (typed, figure) => expect(readFigure(typed)).toBe(figure));

  it.each(['', 'abc', '1,2', '12,00', '1,200 300', '1200,300', '1.200,50', '1e999', 'Infinity', '0x10', '-', '5 $'])(
    'is not “%s”',
    (typed) => expect(readFigure(typed)).toBeNull(),
  );

  it('is read back from how English and Swiss people write it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom('en', 'de-CH'), (figure, language) => {
        expect(readFigure(figure.toLocaleString(language))).toBe(figure === 0 ? 0 : figure);
      }),
    );
  });
});

describe('a list of figures', () => {
  it.each([
    ['', []],
    ['500', [500]],
    ['500, 600', [500, 600]],
    ['1,200', [1200]],
    ['1,200, 1,300', [1200, 1300]],
    ["1'200; 1'300", [1200, 1300]],
    ['1 200; 1 300', [1200, 1300]],
    ['980,1000', [980, 1000]],
    ['980 1000', [980, 1000]],
    ['5，6、7', [5, 6, 7]],
    ['500, ', [500]],
  ])('“%s” holds them', (typed, figures) => expect(readFigures(typed)).toEqual(figures));

  it.each(['500,600', '500 600', '1,200,1,300', '1,200,1300', 'abc', '500, abc', '500 $'])(
    '“%s” is asked about, not guessed',
    (typed) => expect(readFigures(typed)).toBeNull(),
  );

  it('is read back from how it is shown', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })), (figures) => {
        expect(readFigures(figures.join(', '))).toEqual(figures.map((figure) => (figure === 0 ? 0 : figure)));
      }),
    );
  });
});
