import { describe, expect, it } from '@jest/globals';
import { placesApart, rowsOf, widthOf } from './label-places.js';

describe('the labels of a chart', () => {
  it('stand where they belong, as long as there is room between them', () => {
    expect(placesApart([40, 160, 100], 18, [10, 200])).toEqual([40, 160, 100]);
  });

  it('move apart where they would lie over each other, in the same order', () => {
    expect(placesApart([100, 104, 40], 18, [10, 200])).toEqual([100, 118, 40]);
  });

  it('stay within the chart', () => {
    expect(placesApart([195, 198, 199], 18, [10, 200])).toEqual([164, 182, 200]);
    expect(placesApart([5], 18, [10, 200])).toEqual([10]);
  });

  it('take another row only where they overlap', () => {
    expect(
      rowsOf([
        [0, 50],
        [40, 90],
        [60, 80],
      ]),
    ).toEqual([0, 1, 0]);
  });

  it('are wider in Chinese, a character for a character', () => {
    expect(widthOf('底价')).toBeGreaterThan(widthOf('ab'));
  });
});
