import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { standardChinese } from './cantonese.js';

describe('written Cantonese in standard Chinese', () => {
  it.each([
    ['唔送货', '不送货'],
    ['唔使按金', '不用按金'],
    ['呢个系我嘅', '这个是我的'],
    ['畀现金先送', '给现金才送'],
    ['冇得减', '没得减'],
    ['喺度睇货', '在度看货'],
  ])('%s is %s', (written, standard) => expect(standardChinese(written)).toBe(standard));

  it('leaves standard Chinese and other languages as they are', () => {
    for (const text of ['付现金减20元', '先送后付', '落单', 'Bike, $500', '関係', ''])
      expect(standardChinese(text)).toBe(text);
  });

  it('keeps every position, and changes nothing more when it is done again', () => {
    const sign = fc.constantFrom(...'唔嘅嚟畀佢哋喺冇啲攞咗搵嗰系先送减呢个同埋我他元5, ');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 24 }), (signs) => {
        const text = signs.join('');
        const standard = standardChinese(text);
        expect(standard).toHaveLength(text.length);
        expect(standardChinese(standard)).toBe(standard);
      }),
    );
  });
});
