import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { courteousSentences, courtesyGrammar, expandPattern, type Occasion } from './courtesy.js';
import { pattern, patternWith } from './pattern.js';

const LANGUAGES = ['en', 'zh'] as const;

interface Row {
  language: 'en' | 'zh';
  occasion: Occasion;
  pattern: string;
  mark: string;
}

/** Every pattern of a language with the mark that ends it. */
function rowsOf(language: 'en' | 'zh'): Row[] {
  const { fragments, sentences } = courtesyGrammar(language);
  return Object.entries(sentences).flatMap(([occasion, { says = [], asks = [] }]) =>
    [
      ...says.map((pattern) => [pattern, language === 'zh' ? '。' : '.'] as const),
      ...asks.map((pattern) => [pattern, language === 'zh' ? '？' : '?'] as const),
    ].map(([pattern, mark]) => ({
      language,
      occasion: occasion as Occasion,
      pattern: expandPattern(pattern, fragments),
      mark,
    })),
  );
}
const ROWS = LANGUAGES.flatMap(rowsOf);

/** Words that no sentence of courtesy may have: figures, money, gifts, agreement, limits, negation. */
const FORBIDDEN = {
  en: pattern`
      \b(
        zero
        |one
        |two
        |three
        |four
        |five
        |six
        |seven
        |eight
        |nine
        |ten
        |hundred
        |thousand
        |half
        |twice
        |double
        |once
        |dozen
        |couple
        |few
        |percent
        |dollars?
        |euros?
        |prices?
        |costs?
        |pay
        |free
        |gift
        |refund
        |discount
        |charge
        |deal
        |agreed?
        |accept
        |sold
        |yes
        |sure
        |done
        |yours
        |order
        |purchase
        |lower
        |less
        |more room
        |floor
        |limit
        |cheap
        |off
        |but
        |never
        |unless
        |except
        |instead
      )\b
  `,
  zh: patternWith('u')`
    [零〇一二两三四五六七八九十百千万亿半倍折成几廿卅双俩元块钱价]
    |免费|赠|送|成交|同意|接受|可以低|底|降|便宜|优惠|不是|除非|但
  `,
} as const;

describe('the grammar of courtesy', () => {
  it('is finite: no pattern repeats, negates or reaches for any letter', () => {
    for (const { pattern } of ROWS) {
      expect(pattern).not.toMatch(/[*+.^$[\]]|\\(?!\{|\})|\{\d|<|\(\?/);
      expect(() => new RegExp(pattern)).not.toThrow();
    }
  });
  it('has only sentences that are taken as such', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...ROWS)
          .chain((row) => fc.stringMatching(new RegExp(`^(?:${row.pattern})$`)).map((text) => ({ row, text }))),
        ({ row, text }) => {
          expect(courteousSentences(`${text}${row.mark}`, row.language, [row.occasion])?.join('')).toBe(
            `${text}${row.mark}`,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
  it.each(LANGUAGES)('holds no word on figures, money, gifts, agreement or limits (%s)', (language) => {
    for (const { pattern } of rowsOf(language)) {
      const words = pattern.replaceAll('不好意思', '');
      expect(words).not.toMatch(FORBIDDEN[language]);
    }
    fc.assert(
      fc.property(
        fc.constantFrom(...rowsOf(language)).chain((row) => fc.stringMatching(new RegExp(`^(?:${row.pattern})$`))),
        (text) => expect(text).not.toMatch(FORBIDDEN[language]),
      ),
      { numRuns: 2000 },
    );
  });
});

describe('courteousSentences', () => {
  it('takes sentences as a person writes them', () => {
    expect(courteousSentences(" Hi there, I'm glad to hear from you!\nThank you. ", 'en', ['always'])).toEqual([
      "Hi there, I'm glad to hear from you!",
      'Thank you.',
    ]);
    expect(courteousSentences('您好，感谢您的耐心等待。', 'zh', ['always'])).toEqual(['您好，', '感谢您的耐心等待。']);
    expect(courteousSentences('Dear customer,', 'en', ['always'])).toEqual(['Dear customer,']);
    expect(courteousSentences(' \n', 'en', ['always'])).toEqual([]);
  });
  it('takes a sentence on its occasion only', () => {
    expect(courteousSentences('Take care!', 'en', ['always', 'awaiting'])).toBeNull();
    expect(courteousSentences('Take care!', 'en', ['always', 'parting'])).toEqual(['Take care!']);
  });
});
