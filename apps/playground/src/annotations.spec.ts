import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { annotate, placeOf, sentencesOf } from './annotations.js';

describe('the sentences of a description', () => {
  it('end at full stops before white space, at Chinese full stops and at new lines', () => {
    expect(sentencesOf('Oak desk, 8.2p each. Free delivery!\n满100箱94折。送货另加40元')).toEqual([
      'Oak desk, 8.2p each. ',
      'Free delivery!\n',
      '满100箱94折。',
      '送货另加40元',
    ]);
  });

  it('are together the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '.', ' ', '\n', '。', '7', '😀', '！') }), (text) => {
        expect(sentencesOf(text).join('')).toBe(text);
      }),
    );
  });
});

describe('remarks on a description', () => {
  const text = 'Desk 😀 at $900. Not below $780.';

  it('stand at the sentence in which their words end, and are left over where there are no such words', () => {
    const { sentences, loose } = annotate(
      text,
      [],
      [
        { item: 'list', quote: 'at $900' },
        { item: 'floor', quote: '$780' },
        { item: 'gone', quote: '$1' + '2' },
        { item: 'general', quote: null },
      ],
    );
    expect(sentences.map(({ pinned }) => pinned)).toEqual([['list'], ['floor']]);
    expect(loose).toEqual(['gone', 'general']);
  });

  it('are placed in code points, and marks are cut at the end of a sentence and named once', () => {
    expect(placeOf(text, '$900')).toEqual({ start: 10, end: 14 });
    const { sentences } = annotate(text, [{ start: 10, end: 20, label: 'both', asked: false }], []);
    expect(sentences.map(({ marks }) => marks)).toEqual([
      [{ start: 10, end: 16, label: '', asked: false }],
      [{ start: 0, end: 4, label: 'both', asked: false }],
    ]);
  });
});
