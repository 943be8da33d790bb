import { describe, expect, it } from '@jest/globals';
import { markOf, marksThatHold, selectedIn } from './seller-marks.js';

const TEXT = 'Sofa 🛋, £620. £60 off if you collect it.';

describe('words that are selected', () => {
  it('are counted in code points, without the blanks around them', () => {
    expect(selectedIn(TEXT, TEXT.indexOf('£620') - 1, TEXT.indexOf('£620') + 5)).toEqual({
      start: 8,
      end: 13,
      words: '£620.',
    });
    expect(selectedIn(TEXT, 4, 5)).toBeNull();
    expect(selectedIn(TEXT, 4, 4)).toBeNull();
  });
});

describe('what a seller says they are', () => {
  const off = { start: 14, end: 39, words: '£60 off if you collect it' };
  it('holds the figure where its kind has one', () => {
    expect(markOf(off, 'lowest', '')).toEqual({ start: 14, end: 39, kind: 'lowest', figure: { start: 14, end: 39 } });
    expect(markOf(off, 'most_order', '')).toMatchObject({ count: { start: 14, end: 39 } });
    expect(markOf(off, 'fact', '')).toEqual({ start: 14, end: 39, kind: 'fact' });
    expect(markOf(off, 'never', '')).toMatchObject({ what: { start: 14, end: 39 } });
  });
  it('holds what it is about, copied from them, where its kind needs that', () => {
    expect(markOf(off, 'discount', 'collect it ')).toMatchObject({ what: { start: 29, end: 39 } });
    expect(markOf(off, 'discount', 'collected')).toBeNull();
    expect(markOf(off, 'extra', ' ')).toBeNull();
  });
});

describe('marks', () => {
  it('hold while the text only grows at its end', () => {
    const marks = [{ start: 0, end: 4, kind: 'fact' }];
    expect(marksThatHold(marks, TEXT, `${TEXT} The lowest price is 500.`)).toBe(marks);
    expect(marksThatHold(marks, TEXT, `A ${TEXT}`)).toEqual([]);
  });
});
