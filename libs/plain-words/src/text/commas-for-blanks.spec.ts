import { describe, expect, it } from '@jest/globals';
import { commasForBlanks } from './commas-for-blanks.js';

describe('blanks that stand for commas', () => {
  it('become commas where a line of Chinese has no other marks', () => {
    expect(commasForBlanks('索尼A7M4机身 9成新 快门才1.2万 一万一千五包邮 最低一万零八百 不刀。只有一台')).toBe(
      '索尼A7M4机身，9成新，快门才1.2万，一万一千五包邮，最低一万零八百，不刀。只有一台',
    );
  });

  it('stay where they only set off figures and Latin words', () => {
    for (const written of ['一次订 4 篇以上每篇 600。', '售 Gogoro 2 白色', 'Sofa 90 cm wide, $40, lowest $30'])
      expect(commasForBlanks(written)).toBe(written);
  });

  it('change no length', () => {
    const written = '机械键盘 380 包邮 送一副键帽 低于350不考虑 再要一副键帽加40 只换不修';
    expect(commasForBlanks(written)).toHaveLength(written.length);
  });
});
