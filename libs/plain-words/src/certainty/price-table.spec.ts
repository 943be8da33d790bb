import { describe, expect, it } from '@jest/globals';
import { readDescription } from '../read-description.js';
import { priceTable, type PriceTable } from './price-table.js';

const tableOf = (description: string): PriceTable | null =>
  priceTable([...description], readDescription(description).figures);
const rowsOf = (description: string): [number, number][] =>
  (tableOf(description)?.rows ?? []).map(({ from, price }) => [from, price]);

describe('a price list in rows', () => {
  it.each([
    [
      'Pins\nQty\tUSD per pin\n50\t3.10\n100\t2.45\n300\t1.90',
      [
        [50, 3.1],
        [100, 2.45],
        [300, 1.9],
      ],
      'pin',
    ],
    [
      '| pieces from | € per piece |\n| 250 | 0.19 |\n| 1000 | 0.11 |',
      [
        [250, 0.19],
        [1000, 0.11],
      ],
      'piece',
    ],
    [
      '名片\n盒数\t每盒价\n1\t28元\n5\t24元',
      [
        [1, 28],
        [5, 24],
      ],
      '盒',
    ],
    [
      '箱子\n500个起：6.8\n2000个：6.1\n10000个：5.5',
      [
        [500, 6.8],
        [2000, 6.1],
        [10000, 5.5],
      ],
      '个',
    ],
  ])('is read by its counts and prices: %s', (description, rows, unit) => {
    expect(rowsOf(description)).toEqual(rows);
    expect(tableOf(description)?.unit).toBe(unit);
  });

  it.each([
    ['prices that do not fall', '50 | 3.10\n100 | 3.40'],
    ['counts that do not rise', '100 | 3.10\n50 | 2.40'],
    ['words before the count', 'Room 50 | 3.10\nRoom 100 | 2.40'],
    ['one row', '50 | 3.10\nDelivery | 12'],
    ['two rows without cells', '50: 3.10\n100: 2.40'],
    ['a line between', '50 | 3.10\nDelivery is free\n100 | 2.40'],
  ])('is none with %s', (_, description) => expect(rowsOf(description)).toEqual([]));
});
