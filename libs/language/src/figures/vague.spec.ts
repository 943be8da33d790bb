import { describe, expect, it } from '@jest/globals';
import { readNumbers } from './numbers.js';
import { isVague } from './vague.js';

const vague = (text: string): boolean[] => readNumbers(text).map(({ start, end }) => isVague(text, start, end));

describe('a figure that its words leave open', () => {
  it.each([
    'I can pay around 40',
    'about $40 each',
    'roughly 40 dollars',
    'somewhere around $42',
    '~40',
    '40 or so',
    '40ish',
    '20-odd chairs',
    '大概40万',
    '四十万左右',
    '约500元',
    '約500元',
    '約500元',
  ])('"%s"', (text) => expect(vague(text)).toEqual([true]));

  it.each(['how about 40?', 'what about $40', 'I pay 40', '40 for the lot', '预约 500元', '合约500元', '40 orchids'])(
    'is none in "%s"',
    (text) => expect(vague(text)).toEqual([false]),
  );
});
