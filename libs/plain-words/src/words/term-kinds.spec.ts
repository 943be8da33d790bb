import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TERM_KINDS } from './phrases/term-kinds.js';
import { termKindOf } from './term-kinds.js';

describe('the subject of a condition', () => {
  it.each([
    ['trades in the old one', 'trade_in'],
    ['以旧换新', 'trade_in'],
    ['leaves us a review', 'reference'],
    ['朋友圈转发', 'reference'],
    ['does without the warranty', 'warranty'],
    ['不要质保', 'warranty'],
    ['picks it up', 'handover'],
    ['collects from our warehouse', 'handover'],
    ['自提', 'handover'],
    ['signs for two years', 'contract'],
    ['single sign-on', 'deal'],
    ['签一年合同', 'contract'],
    ['pays cash', 'payment'],
    ['pays up front by bank transfer', 'payment'],
    ['付现金', 'payment'],
    ['takes the stand as well', 'bundle'],
    ['decides today', 'timing'],
    ['今天定', 'timing'],
    ['wears a funny hat', 'deal'],
  ])('of "%s" is %s', (words, id) => expect(termKindOf(words).id).toBe(id));

  it('is the same in written Cantonese and in the traditional script', () => {
    expect(termKindOf('簽一年合同').id).toBe('contract');
    expect(termKindOf('俾現金').id).toBe('payment');
    expect(termKindOf('唔要保養').id).toBe(termKindOf('不要保养').id);
  });

  it('does not depend on capitals', () => expect(termKindOf('PAYS CASH').id).toBe('payment'));

  it('is always one of the list, whatever is asked', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(TERM_KINDS).toContain(termKindOf(text))));
  });

  it('has a label and a standard in both languages, and a closing kind that takes all', () => {
    for (const { label, standard } of TERM_KINDS)
      for (const text of [label.en, label.zh, standard.en, standard.zh]) expect(text).not.toBe('');
    expect(new Set(TERM_KINDS.map(({ id }) => id)).size).toBe(TERM_KINDS.length);
    expect(TERM_KINDS.at(-1)?.id).toBe('deal');
  });
});
