import { describe, expect, it } from '@jest/globals';
import { told } from '../testing/told.js';

const bike = 'Bike, asking $500, lowest $400.';
const car = '标价500元，最低400元。';

describe('what certain buyers get', () => {
  it.each([
    [`${bike} Students get 10% off.`, 'student', { share: 0.1 }],
    [`${bike} 10% off for veterans.`, 'military', { share: 0.1 }],
    [`${bike} New customers save $15.`, 'new_customer', { amount: 15 }],
    [`${bike} For non-profits the price is $470.`, 'nonprofit', { to_price: 470 }],
    [`${bike} Church groups get 5% off.`, 'church_groups', { share: 0.05 }],
    [`${bike} Students $15 off with ID.`, 'student', { amount: 15 }],
    [`${car}老客户再减3元。`, 'returning_customer', { amount: 3 }],
    [`${car}学生打九折。`, 'student', { share: 0.1 }],
  ])('is read with its flag: %s', (description, flag, figure) => {
    const grants = told('grant', description);
    expect(grants.map((grant) => grant.flag)).toEqual([flag]);
    expect(grants[0]?.figure).toMatchObject(figure);
    expect(told('trade', description)).toEqual([]);
  });

  it('is the same for those who are named behind', () => {
    const grants = told('grant', `${bike} Veterans get 10% off, and so do first responders.`);
    expect(grants).toMatchObject([
      { flag: 'military', figure: { share: 0.1 } },
      { flag: 'first_responder', figure: { share: 0.1 } },
    ]);
  });

  it.each([
    `${bike} Bring a friend who buys too: 10% off.`,
    `${bike} $20 off for cash.`,
    `${bike} 25 staff or more get 10% off.`,
    `${bike} Great for students.`,
    `${car}介绍朋友减20元。`,
  ])('is nothing where anybody can do it, or nothing comes off: %s', (description) =>
    expect(told('grant', description)).toEqual([]),
  );
});

describe('what is given with the deal', () => {
  it.each([
    [`${bike} At full price I throw in a helmet that costs me $9.`, 'helmet', 9, { atMost: 0 }],
    [`${bike} A lock is free if the discount is at most 5%. It costs me $12.`, 'lock', undefined, { atMost: 0.05 }],
    [`${car}按原价买送头盔，成本15元。`, '头盔', 15, { atMost: 0 }],
  ])('is read with its condition: %s', (description, what, cost, condition) => {
    const [gift] = told('gift', description);
    expect(gift?.what).toContain(what);
    if (cost !== undefined) expect(gift?.cost).toBe(cost);
    expect(gift?.condition).toEqual(condition);
  });

  it.each([`${bike} The helmet is not included.`, `${bike} Free to a good home: the cat.`, `${car}头盔不送。`])(
    'is nothing in "%s"',
    (description) => expect(told('gift', description)).toEqual([]),
  );
});
