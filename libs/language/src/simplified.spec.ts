import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { detectLanguage } from './detect-language.js';
import { isNumeric } from './figures/is-numeric.js';
import { simplified, traditional } from './simplified.js';

const all = (text: string, change: (sign: string) => string): string => [...text].map(change).join('');

describe('the two Chinese scripts', () => {
  it.each([
    ['價錢優惠', '价钱优惠'],
    ['運費另計', '运费另计'],
    ['二手鋼琴轉讓', '二手钢琴转让'],
    ['不議價', '不议价'],
    ['現貨十個', '现货十个'],
  ])('%s is %s', (written, plain) => {
    expect(all(written, simplified)).toBe(plain);
    expect(all(plain, traditional)).toBe(written);
  });

  it('have the commonest form first where several are written alike', () => {
    for (const sign of ['發', '裏', '複']) expect(traditional(simplified(sign))).toBe(sign);
    expect(simplified('髮')).toBe('发');
  });

  it('share what is in neither list', () => {
    for (const sign of '大小人元5a🚲') {
      expect(simplified(sign)).toBe(sign);
      expect(traditional(sign)).toBe(sign);
    }
  });

  it('lead from a simplified character back to itself, through the traditional one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0x4e00, max: 0x9fff }), (point) => {
        const plain = simplified(String.fromCodePoint(point));
        expect(simplified(plain)).toBe(plain);
        expect(simplified(traditional(plain))).toBe(plain);
        expect([...plain]).toHaveLength(1);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the language of a text', () => {
  it.each([
    ['Would you take 400?', 'en'],
    ['四百可以吗', 'zh'],
    ['ok 可以', 'zh'],
    ['iPhone 13 能便宜吗', 'zh'],
    ['I live in the Chaoyang 朝 district of town', 'en'],
    ['ok', 'en'],
  ] as const)('"%s" is %s', (text, language) => expect(detectLanguage(text)).toBe(language));
  it.each(['', '400', '?', 'k', '🚲', 'Сколько это стоит', 'いくらですか、これは'])('"%s" shows none', (text) =>
    expect(detectLanguage(text)).toBeNull(),
  );
  it('does not change when the text is said twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('bike', '车', '多少', ' ', 'ф', '5')), (words) => {
        const text = words.join('');
        if (text.length > 1) expect(detectLanguage(text + text + text)).toBe(detectLanguage(text + text));
      }),
    );
  });
});

describe('a text that is nothing but a number', () => {
  it.each(['5', '1,200', '三千五', '12', '二'])('is "%s"', (text) => expect(isNumeric(text)).toBe(true));
  it.each(['', 'five seats', '5 seats', '三个', '$5', '10%', 'A5', '—'])('is not "%s"', (text) =>
    expect(isNumeric(text)).toBe(false),
  );
});
