import { describe, expect, it } from '@jest/globals';
import { compileSalted } from './testing/reading-laws.js';

const NUMBERS = ['1e309', '120.1e309', '9'.repeat(400), '-1e309', '1e300k', `${'9'.repeat(310)} million`];
const TEXTS = [
  'Price 100, lowest N',
  'Price N, lowest 12',
  'Chairs $100, 10 or more $N',
  'N chairs at $100, lowest $80',
  'Rent $100 a day for N days, $N a week, lowest $80',
  'N% off if paid upfront, price 100, floor 80',
  'Chairs at $100, lowest $80, delivery $N',
  '价格N元，最低80元',
  '一次N个，每个100元，最低80',
];

describe('a number larger than a computer can hold', () => {
  it.each(TEXTS)('is read as one that no policy may hold, whatever it is of: %s', (text) => {
    for (const number of NUMBERS) {
      const answer = JSON.stringify(compileSalted(text.replaceAll('N', number)));
      expect(answer).not.toMatch(/Infinity|"(?:list|floor|reserve)_price":null/);
    }
  });

  it('is refused by its place', () => {
    const { ok, issues } = compileSalted('Price 1e309, lowest 12');
    expect(ok).toBe(false);
    expect(issues).toContainEqual(expect.objectContaining({ severity: 'error', path: '/list_price' }));
  });
});
