import { describe, expect, it } from '@jest/globals';
import { sourceOf } from './generate-examples.mjs';

describe('a value as source', () => {
  it('is one line where that is short, with plain names and single quotes', () => {
    expect(sourceOf({ name: "it's", 'two words': [1, null, true], none: {} })).toBe(
      "{ name: 'it\\'s', 'two words': [1, null, true], none: {} }",
    );
  });

  it('is a member a line where it is long, and means the same', () => {
    const value = { first: 'x'.repeat(100), second: ['y'.repeat(60), { third: "a\n'b'\\" }] };
    const source = sourceOf(value);
    expect(source.split('\n').length).toBeGreaterThan(3);
    expect(new Function(`return ${source}`)()).toEqual(value);
  });
});
