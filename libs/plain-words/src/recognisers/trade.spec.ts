import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { told } from '../testing/told.js';

const bike = 'Bike, asking $500, lowest $400.';
const car = '标价500元，最低400元。';

describe('what a discount is traded for', () => {
  it.each([
    [`${bike} $20 off for cash.`, 'cash', { amount: 20 }],
    [`${bike} If you pick it up yourself, take $30 off.`, 'pick', { amount: 30 }],
    [`${bike} 5% off when you pay up front.`, 'pay up front', { share: 0.05 }],
    [`${bike} Pay by bank transfer and it drops to $480.`, 'bank transfer', { to_price: 480 }],
    [`${bike} $20 off without the rack.`, 'without the rack', { amount: 20 }],
    [`${bike} Without the rack $20 less.`, 'Without the rack', { amount: 20 }],
    [`${bike} Cash: 470.`, 'Cash', { to_price: 470 }],
    [`${bike} Leave us a review and save $10.`, 'review', { amount: 10 }],
    [`${car}付现金减20元。`, '现金', { amount: 20 }],
    [`${car}自提便宜30元。`, '自提', { amount: 30 }],
    [`${car}签两年合同打九折。`, '两年', { share: 0.1 }],
  ])('is read with its figure: %s', (description, condition, figure) => {
    const [trade, ...others] = told('trade', description);
    expect(others).toEqual([]);
    expect(trade?.condition).toContain(condition);
    expect(trade?.figure).toMatchObject(figure);
  });

  it('is on top of the rest where it says so', () => {
    expect(told('trade', `${bike} Another $20 off for cash.`)).toMatchObject([{ extra: true, stacks: true }]);
    expect(told('trade', `${bike} $20 off for cash.`)).toMatchObject([{ extra: false, stacks: false }]);
    expect(told('trade', `${car}付现金再减20元。`)).toMatchObject([{ extra: true, stacks: true }]);
  });

  it('is told one by one where several stand in a row', () => {
    const description = `${bike} $20 off for cash, $30 off for pick-up, $10 off for a review.`;
    expect(told('trade', description).map(({ figure }) => figure)).toEqual([
      { amount: 20 },
      { amount: 30 },
      { amount: 10 },
    ]);
  });

  it.each([
    `${bike} The frame is 54 cm.`,
    `${bike} Cash only.`,
    `${bike} I paid $900 for it in 2020.`,
    `${bike} No discount for cash.`,
    `${car}只收现金。`,
  ])('is nothing where nothing comes off: %s', (description) => expect(told('trade', description)).toEqual([]));

  it('takes off what is written, whatever that is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 90 }), (amount, percent) => {
        expect(told('trade', `${bike} $${amount} off for cash.`)).toMatchObject([{ figure: { amount } }]);
        expect(told('trade', `${bike} ${percent}% off for cash.`)).toMatchObject([
          { figure: { share: percent / 100 } },
        ]);
        expect(told('trade', `${car}付现金减${amount}元。`)).toMatchObject([{ figure: { amount } }]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is given for nothing', () => {
  it.each([
    [`${bike} $20 off just for asking.`, { amount: 20 }],
    [`${bike} Anyone who asks nicely gets 5% off.`, { share: 0.05 }],
    [`${bike} No discount without something in return.`, { amount: 0 }],
  ])('is told apart from a trade: %s', (description, figure) => {
    expect(told('free_discount', description)).toMatchObject([{ figure }]);
    expect(told('trade', description)).toEqual([]);
  });
});
