import { describe, expect, it } from '@jest/globals';
import { part, pattern, patternWith } from './pattern.js';

describe('a pattern laid out over lines', () => {
  it('is the same pattern as on one line', () => {
    expect(
      pattern`
      \b(?:
        one
        |two[ ]
        | three
      )${'(x)'}
    `.source,
    ).toBe('\\b(?:one|two[ ]| three)(x)');
  });

  it('keeps flags', () => {
    expect(patternWith('gi')`a`.flags).toBe('gi');
  });

  it('may be a part of another', () => {
    expect(
      new RegExp(
        `^${part`(?:a
      |b)`}$`,
      ).test('b'),
    ).toBe(true);
  });
});
