import { describe, expect, it } from '@jest/globals';
import { quotedWish } from './bid-wishes.js';

describe('the words of a wish that a reply quotes', () => {
  it.each([
    ['would you do $345 with free shipping?', 'with free shipping'],
    ['送卡吗', '送卡'],
  ])('hold no figure: %s', (words, quoted) => expect(quotedWish(words)).toBe(quoted));

  it.each(['three games please', '3 please'])('are none where nothing is left that says anything: %s', (words) =>
    expect(quotedWish(words)).toBe(''),
  );
});
