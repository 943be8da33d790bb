import { describe, expect, it } from '@jest/globals';
import { behindLowest, keptSilent } from './kept-silent.js';

const silent = (description: string): string[] => keptSilent([...description]).map(({ quote }) => quote.trim());

describe('an order not to tell', () => {
  it.each([
    [
      'the sentence before it',
      'Two left. The landlord may rebuild in 2027. Don’t share that.',
      'The landlord may rebuild in 2027',
    ],
    [
      'its own sentence',
      'Desk £90. Company in restructuring, do not communicate it.',
      'Company in restructuring, do not communicate it',
    ],
    [
      'its brackets',
      'Unit $129. (Note, not to be shown: street price $95; occupancy is at 61%.) Disc lock $15.',
      '(Note, not to be shown: street price $95; occupancy is at 61%.) Disc lock $15',
    ],
    [
      'the line that it heads',
      'Oven $900\nprivate: landlord has locked the kitchen twice\nthree phase',
      'private: landlord has locked the kitchen twice',
    ],
    ['a Chinese sentence', '可短租。去年有一只走失，别跟人讲。有监控。', '去年有一只走失，别跟人讲'],
    ['a Chinese sentence before it', '有窗。楼上在装修。别说出去。', '楼上在装修'],
  ])('holds for %s', (_what, description, words) => expect(silent(description)).toContain(words));

  it.each([
    'It was never smoked in, you can say that if somebody asks.',
    'Gluten free is no drama at all, just say so when booking.',
    'We never show the house on Sundays without an owner.',
    '不提供发票。',
  ])('is none for the sentence before: %s', (description) =>
    expect(silent(`Battery is new. ${description}`)).not.toContain('Battery is new'),
  );

  it('is none where words may be said', () =>
    expect(silent('It was never smoked in, you can say that if somebody asks.')).toEqual([]));
});

it('what stands behind a lowest price in its sentence is found, and nothing before it or behind the sentence', () => {
  const points = [...'Oak table. They would settle at 272k; couple are separating, handle gently. Seats eight.'];
  const quote = 'They would settle at 272k';
  const start = points.join('').indexOf(quote);
  expect(behindLowest(points, [{ quote, start, end: start + quote.length }], [])).toEqual([
    expect.objectContaining({ quote: '; couple are separating, handle gently' }),
  ]);
  expect(behindLowest(points, [{ quote, start, end: start + quote.length }], [{ start }])).toEqual([]);
});
