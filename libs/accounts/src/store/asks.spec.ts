import { describe, expect, it } from '@jest/globals';
import { shownAsk } from './asks.js';
import { SHOWN_ASK_CHARACTERS } from './limits.js';

describe('the words of an ask', () => {
  it('are shown from three filers on', () => {
    expect([1, 2, 3, 4].map((filers) => shownAsk('A weather slot!', filers))).toEqual([
      null,
      null,
      'A weather slot!',
      'A weather slot!',
    ]);
  });

  it('stand on one line, without what cannot be seen, and have an end', () => {
    expect(shownAsk(' A\n\nweather\u202E slot\t', 3)).toBe('A weather slot');
    const long = shownAsk('𝒙'.repeat(4_000), 3) ?? '';
    expect([[...long].length, long.endsWith('…')]).toEqual([SHOWN_ASK_CHARACTERS, true]);
    expect(shownAsk('x'.repeat(SHOWN_ASK_CHARACTERS), 3)).toBe('x'.repeat(SHOWN_ASK_CHARACTERS));
  });
});
