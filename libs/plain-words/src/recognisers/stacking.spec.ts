import { describe, expect, it } from '@jest/globals';
import { told } from '../testing/told.js';

const stacksIn = (description: string): boolean[] => told('trade', description).map(({ stacks }) => stacks);
const bike = 'Bike, asking $500, lowest 400.';
const car = '标价500元，最低400元。';

describe('whether discounts add up', () => {
  it.each([
    [`${bike} $20 off for cash, $10 off for pick-up, and they can be combined.`],
    [`${bike} $20 off for cash. $10 off for pick-up. The two add up.`],
    [`${bike} $20 off for cash. $10 off for pick-up. Discounts stack.`],
    [`${car}付现减20元，自提减10元。可以叠加。`],
    [`${car}付现减20元。自提减10元。两个优惠可以同享。`],
  ])('is told of all of them: %s', (description) => expect(stacksIn(description)).toEqual([true, true]));

  it.each([
    [`${bike} $20 off for cash, $10 off for pick-up, but they don't stack.`],
    [`${bike} $20 off for cash, $10 off for pick-up, but they dont stack.`],
    [`${bike} $20 off for cash. $10 off for pick-up. Discounts cannot be combined.`],
    [`${bike} Another $20 off for cash. Another $10 off for pick-up. They won't add up.`],
    [`${car}付现减20元，自提减10元，不叠加。`],
    [`${car}付现减20元。自提减10元。优惠不能同享。`],
    [`${car}付现再减20元。自提再减10元。不可叠加使用。`],
  ])('is denied of all of them: %s', (description) => expect(stacksIn(description)).toEqual([false, false]));

  it('leaves none of them on top of the rest where they do not add up', () => {
    const description = `${bike} Another $20 off for cash. Another $10 off for pick-up. They won't add up.`;
    expect(told('trade', description).map(({ extra }) => extra)).toEqual([false, false]);
  });

  it('is no for discounts of which nothing is said', () =>
    expect(stacksIn(`${bike} $20 off for cash. $10 off for pick-up.`)).toEqual([false, false]));

  it('is yes for one that is said to come on top', () =>
    expect(stacksIn(`${bike} $20 off for cash. Another $10 off for pick-up.`)).toEqual([false, true]));

  it('is told of volume and of buyers too', () => {
    const description = `${bike} 5 or more: 8% off. Students get 10% off. All of these can be combined.`;
    expect(told('break', description)).toMatchObject([{ from: 5, stacks: true }]);
    expect(told('grant', description)).toMatchObject([{ flag: 'student', stacks: true }]);
  });

  it('is told of nothing but discounts', () => {
    expect(told('trade', `${bike} The chairs stack.`)).toEqual([]);
    expect(told('list', `${bike} Discounts stack.`)).toMatchObject([{ price: 500 }]);
  });
});
