import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runOnRanges } from './run-on.js';
import { semicolonParts } from './semicolon-parts.js';
import { pieceRanges, sentenceRanges } from './split-clauses.js';

const whole = (text: string) => ({ from: 0, to: text.length });
const texts = (text: string, ranges: readonly { from: number; to: number }[]): string[] =>
  ranges.map(({ from, to }) => text.slice(from, to).trim());
const pieces = (text: string): string[] =>
  texts(
    text,
    pieceRanges(text, whole(text), () => false),
  );

describe('the sentences of a tagged text', () => {
  it.each([
    ['asking <m0>. lowest <m1>. firm!', ['asking <m0>', 'lowest <m1>', 'firm']],
    ['标价<m0>。最低<m1>！', ['标价<m0>', '最低<m1>']],
    ['ask for mr. lee at no. <n0>. thanks', ['ask for mr. lee at no. <n0>', 'thanks']],
    ['<m0> an hour min. of <c1>. thanks', ['<m0> an hour min. of <c1>', 'thanks']],
    ['<n0>. the bike. thanks', ['<n0>. the bike', 'thanks']],
    ['they fetch it themselves? <m0> off. thanks', ['they fetch it themselves? <m0> off', 'thanks']],
    ['pets? no, sorry. thanks', ['pets? no, sorry', 'thanks']],
    ['is it new? serviced in may', ['is it new', 'serviced in may']],
  ])('of "%s" are %j', (text, sentences) => expect(texts(text, sentenceRanges(text))).toEqual(sentences));

  it('stand in their order, apart from each other, and leave no word out', () => {
    const token = fc.constantFrom('asking ', '<m0>', '. ', '! ', '\n', 'mr. ', '? ', 'lee ', '标价', '。', 'no ', ', ');
    fc.assert(
      fc.property(fc.array(token, { maxLength: 20 }), (tokens) => {
        const text = tokens.join('');
        let left = text;
        let last = 0;
        for (const { from, to } of sentenceRanges(text)) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThanOrEqual(from);
          last = to;
          left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to);
        }
        expect(left).not.toMatch(/[\p{L}<]/u);
      }),
    );
  });
});

describe('the pieces of a sentence', () => {
  it.each([
    ['asking <m0>, lowest <m1>', ['asking <m0>', 'lowest <m1>']],
    ['<m0> off for cash and <m1> off for pick-up', ['<m0> off for cash', 'and <m1> off for pick-up']],
    ['the frame and the wheels are new', ['the frame and the wheels are new']],
    ['between <n0> and <n1>', ['between <n0> and <n1>']],
    ['floor (internal, not for buyers) <m0>', ['floor (internal, not for buyers) <m0>']],
    ['标价<m0>，最低<m1>', ['标价<m0>', '最低<m1>']],
  ])('of "%s" are %j', (text, expected) => expect(pieces(text)).toEqual(expected));
});

describe('the parts between semicolons', () => {
  const parts = (text: string): string[] => texts(text, semicolonParts(text, whole(text)));

  it('are sentences of their own where both sides state something', () =>
    expect(parts('carpets are included; the shed is not')).toEqual(['carpets are included', 'the shed is not']));
  it('are one where the mark only lists or explains', () => {
    for (const text of ['carpets are included; also curtains', 'desk; chair; lamp', 'no marks here'])
      expect(parts(text)).toEqual([text]);
  });
});

describe('a Chinese sentence spoken without a pause', () => {
  const parts = (text: string): string[] => texts(text, runOnRanges(text, whole(text)));
  const spoken = '这个沙发我要价<m0>自己用了两年多没什么毛病最低<m1>你要是自己来搬我还能再便宜点儿';

  it('has a part for each sum, and what is said last belongs to the last', () => {
    expect(parts(spoken)).toHaveLength(2);
    expect(parts(spoken).every((part) => part.includes('<m'))).toBe(true);
    expect(parts(spoken).join('')).toBe(spoken);
  });
  it('stays whole where it has marks, is short, or has one sum', () => {
    for (const text of ['要价<m0>最低<m1>', spoken.replace('没什么', '，没什么'), spoken.replace('<m1>', '便宜')])
      expect(parts(text)).toEqual([text]);
  });
});
