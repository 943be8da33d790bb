import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isIdleTalk } from './idle-talk.js';

const TOLD_OF_LIFE = [
  'my daughter starts college next month.',
  'i used to race in my youth,',
  'it has been raining here for days.',
  'my dog will love it.',
  '我女儿很喜欢拍照',
  '今天真热啊，',
];

describe('talk of the writer’s life', () => {
  it.each(TOLD_OF_LIFE)('is nothing that a reply must speak of: %s', (words) => expect(isIdleTalk(words)).toBe(true));

  it.each([
    'my brother picks it up.',
    'i pay in advance',
    'dark blue one',
    'blah',
    '深蓝色那款',
    'my wife must see it first',
    'with my old one in part exchange',
    'the wheels are from you',
    'it never rains here',
    'is it raining there?',
    '我预付全款',
    '我兄弟来取',
    '周末之前',
  ])('is not what may settle something of the deal: %s', (words) => expect(isIdleTalk(words)).toBe(false));

  it('is none with a figure, a condition, a refusal or a word of the deal in it', () => {
    const more = fc.constantFrom(' for 40', ' if it works', ' but no lights', ' and you deliver', '，不要灯', '，包邮');
    fc.assert(
      fc.property(fc.constantFrom(...TOLD_OF_LIFE), more, (words, added) => {
        expect(isIdleTalk(words + added)).toBe(false);
      }),
    );
  });
});
