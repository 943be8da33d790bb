import { describe, expect, it } from '@jest/globals';
import { words } from './word-class.js';

describe('a word class', () => {
  it('has one word a line', () => {
    expect(
      words(`
        manager
        owners?
      `),
    ).toEqual(['manager', 'owners?']);
  });
});
