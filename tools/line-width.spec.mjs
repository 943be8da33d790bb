import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import { columnsOf, lineWidth } from './line-width.mjs';

const linter = new Linter();
const told = (code, max = 20) =>
  linter
    .verify(code, [
      { plugins: { house: { rules: { width: lineWidth } } }, rules: { 'house/width': ['error', { max }] } },
    ])
    .map(({ line, message }) => [line, message.match(/\d+/)?.[0]]);

describe('the width of a line', () => {
  it.each([
    ['price', 5],
    ['价格', 4],
    ['（价格）', 8],
    ['¥100，含税', 10],
    ['e\u0301', 1],
    ['🚲', 2],
    ['“x” → …', 7],
  ])('of %s is %i columns', (text, columns) => {
    expect(columnsOf(text)).toBe(columns);
  });

  it('is an error where it is more than what is shown, and only there', () => {
    expect(told(`f('${'a'.repeat(15)}');\nf('${'a'.repeat(14)}');`)).toEqual([[1, '21']]);
  });

  it('counts a Chinese character twice, in strings, patterns and comments alike', () => {
    expect(
      told(`f('${'价'.repeat(8)}');\nf('${'价'.repeat(7)}');\nf(/${'价'.repeat(9)}/);\n// ${'价'.repeat(9)}`),
    ).toEqual([
      [1, '22'],
      [3, '24'],
      [4, '21'],
    ]);
  });
});
