import { describe, expect, it } from '@jest/globals';
import { comparisonAt } from './comparison.js';
import { readNumbers } from './numbers.js';

const compares = (text: string) => {
  const [first] = readNumbers(text);
  return first && comparisonAt(text, first.start, first.end);
};

describe('a comparison', () => {
  it.each([
    ['more than 10 mugs', 'above'],
    ['Orders exceeding 100', 'above'],
    ['超过100个每个3.5元', 'above'],
    ['over 10: $7 each', 'above_or_at'],
    ['Orders above 100 get 10% off', 'above_or_at'],
    ['10 or more', 'from'],
    ['over 1000 kg and up', 'from'],
    ['from 10 on', 'from'],
    ['100个以上每个3.5元', 'from'],
    ['满100个', 'from'],
    ['not less than 5', 'from'],
    ['under 100 per order', 'below'],
    ['不足20个不卖', 'below'],
    ['up to 200 per order', 'up_to'],
    ['no more than 200', 'up_to'],
    ["won't pay more than 200", 'up_to'],
    ['不超过200个', 'up_to'],
  ])('in "%s" is %s', (text, found) => expect(compares(text)).toBe(found));

  it.each(['10 mugs', 'another 10', '100个每个3.5元'])('is none in "%s"', (text) => expect(compares(text)).toBeNull());
});
