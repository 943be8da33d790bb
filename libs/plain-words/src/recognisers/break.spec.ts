import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { told } from '../testing/told.js';

const mugs = 'Mugs, list price $4 each, lowest $3.';
const boxes = '每箱120元，最低100元。';

describe('the discount of a volume', () => {
  it.each([
    [`${mugs} 100 or more: 5% off.`, [{ from: 100, figure: { share: 0.05 } }]],
    [`${mugs} From 100 mugs 5% off.`, [{ from: 100, figure: { share: 0.05 } }]],
    [`${mugs} Orders of 100+ get $0.20 off each.`, [{ from: 100, figure: { amount: 0.2 } }]],
    [`${mugs} 500+: $3.50.`, [{ from: 500, figure: { to_price: 3.5 } }]],
    [`${mugs} Over 50 mugs they drop to $3.80.`, [{ figure: { to_price: 3.8 } }]],
    [`${boxes}满50箱每箱减5元。`, [{ from: 50, figure: { amount: 5 } }]],
    [`${boxes}50箱以上打九五折。`, [{ from: 50, figure: { share: 0.05 } }]],
  ])('is read in "%s"', (description, breaks) => expect(told('break', description)).toMatchObject(breaks));

  it('is a table where several stand in a row', () => {
    const table = `${mugs} 100+: $3.80, 500+: $3.50, 1,000+: $3.20.`;
    expect(told('break', table).map(({ from }) => from)).toEqual([100, 500, 1000]);
    expect(told('break', `${boxes}满50箱减5元，满100箱减8元。`)).toMatchObject([
      { from: 50, figure: { amount: 5 } },
      { from: 100, figure: { amount: 8 } },
    ]);
  });

  it.each([
    `${mugs} Minimum order 100.`,
    `${mugs} $20 off for cash.`,
    `${mugs} Sign for 2 years or more and get 5% off.`,
    `${mugs} 3 years warranty.`,
    `${mugs} Commit to 3 years and save 5%.`,
    `${mugs} $5 off per 100 points.`,
    `${boxes}起订10箱。`,
  ])('is not read in "%s"', (description) => expect(told('break', description)).toEqual([]));

  it('begins where it is said to, with what is said to come off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9000 }), fc.integer({ min: 1, max: 60 }), (from, percent) => {
        const breaks = [{ from, figure: { share: percent / 100 } }];
        expect(told('break', `${mugs} ${from} or more: ${percent}% off.`)).toMatchObject(breaks);
      }),
      { numRuns: 60 },
    );
  });
});
