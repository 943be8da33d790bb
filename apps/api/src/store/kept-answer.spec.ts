import { describe, expect, it } from '@jest/globals';
import { KeptAnswer } from './kept-answer.js';

describe('an answer that is kept', () => {
  it('is made once for all that ask within its time, and anew after it', async () => {
    let made = 0;
    const kept = new KeptAnswer(5_000, async () => (made += 1));
    expect(await Promise.all([0, 1, 4_999].map((now) => kept.at(now)))).toEqual([1, 1, 1]);
    expect(await kept.at(5_000)).toBe(2);
    // A clock that was set back does not keep it for ever.
    expect(await kept.at(-60_000)).toBe(3);
  });

  it('is made anew where it failed', async () => {
    let tries = 0;
    const kept = new KeptAnswer(5_000, async () => {
      tries += 1;
      if (tries === 1) throw new Error('away');
      return tries;
    });
    await expect(kept.at(0)).rejects.toThrow('away');
    expect(await kept.at(1)).toBe(2);
  });
});
