import { describe, expect, it } from '@jest/globals';
import { labelIn } from './label-in.js';

describe('a label in the language of the buyer', () => {
  it('stands as it is where it is in that language', () => expect(labelIn({ label: 'Cash' }, 'en')).toBe('Cash'));

  it('is the word of the policy in that language, else the standard one, else the label in quotation marks', () => {
    expect(labelIn({ label: 'Gift wrap', words: ['wrapped', '礼品包装'] }, 'zh')).toBe('礼品包装');
    expect(labelIn({ label: 'Cash' }, 'zh')).toBe('现金');
    expect(labelIn({ label: 'Gift wrap' }, 'zh')).toBe('“Gift wrap”');
    expect(labelIn({ label: '礼品包装', words: ['gift wrap'] }, 'en')).toBe('gift wrap');
  });

  it('is no word of the policy that is in no language: priority support is not called 24/7', () => {
    for (const words of [['24/7'], ['priority', '24/7']])
      expect(labelIn({ label: 'priority support', words }, 'zh')).toBe('“priority support”');
    expect(labelIn({ label: '优先支持', words: ['24/7'] }, 'en')).toBe('“优先支持”');
  });
});
