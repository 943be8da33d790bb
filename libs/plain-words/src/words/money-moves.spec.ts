import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { goesOn, moneyMove, paysFor } from './money-moves.js';

describe('what words do to a price', () => {
  it.each([
    'I can drop 200 more for cash',
    '$20 off for cash',
    'Pay up front and save 50',
    '10% less for students',
    'Whoever collects it gets 30 knocked off',
    'We waive the setup fee for a year up front',
    '付现金减20元',
    '自提便宜100',
    '一次付清打九折',
    '满十件每件少收五块',
  ])('is to take money off in "%s"', (words) => expect(moneyMove(words)).toBe('off'));

  it.each([
    'Open bar is 25 extra per guest',
    'Delivery is 45 dollars on top',
    'Weekend surcharge 15%',
    'The glass top costs another 60',
    'Extra charge for stairs: 20',
    '酒水每桌另加200元',
    '周末加收10%',
    '运费多付30元',
  ])('is surely to put money on in "%s"', (words) => expect(moneyMove(words)).toBe('on'));

  it.each(['With the rack 40 more', 'Saturdays are double', 'a further 30 with the stand', '带支架 +30'])(
    'is perhaps to put money on in "%s"',
    (words) => expect(moneyMove(words)).toBe('perhaps_on'),
  );

  it.each(['A deposit of 100 holds it', '30% down payment', 'Retainer of $500', '押金500元', '定金两成'])(
    'is to hold money back in "%s", which moves none of the deal',
    (words) => expect(moneyMove(words)).toBe('deposit'),
  );

  it.each(['Bike, $500', 'The frame is 54 cm', 'No more than 10 a customer', '五百元', '黑色的车'])(
    'is not said in "%s"',
    (words) => expect(moneyMove(words)).toBe('unsaid'),
  );

  it('is not to take off where the words say that nothing comes off', () => {
    expect(moneyMove('Sale items are not discounted')).not.toBe('off');
    expect(moneyMove('No discount on weekends')).not.toBe('off');
    expect(moneyMove('周末不打折')).not.toBe('off');
    expect(moneyMove('全场不优惠')).not.toBe('off');
  });

  it('is to put on where the "off" belongs to the verb and the sum is more', () => {
    expect(moneyMove('Haul off the clippings, that is ten more')).not.toBe('off');
    expect(moneyMove('Drop-off across town $120 extra')).not.toBe('off');
  });
  it('is to take off where the "off" stands behind a number, whatever is extra', () => {
    expect(moneyMove('20 off, 10 extra for cash')).toBe('off');
    expect(moneyMove('take off another 10 more')).toBe('off');
  });

  it('does not depend on capitals or on full-width signs', () => {
    expect(moneyMove('SURCHARGE OF $20')).toBe('on');
    expect(moneyMove('Ｓａｖｅ 20')).toBe('off');
    fc.assert(
      fc.property(fc.constantFrom('Save 20 today', 'Surcharge of 15%', 'A deposit of 100', 'Bike, $500'), (words) => {
        expect(moneyMove(words.toUpperCase())).toBe(moneyMove(words));
      }),
    );
  });

  it('is always to take off where a reduction is named, whatever else stands beside it', () => {
    fc.assert(
      fc.property(fc.constantFrom('extra', 'surcharge', 'deposit', 'on top', '押金', '另加'), (other) => {
        expect(moneyMove(`${other} and a discount of 20`)).toBe('off');
      }),
    );
  });
});

describe('a sum that is one more of the kind before it', () => {
  it.each(['another 3 % for pick-up', '5 % extra for two years', 'an additional 20 in cash', '现金再减20'])(
    'is said by "%s"',
    (words) => expect(goesOn(words)).toBe(true),
  );
  it.each(['Open bar is another $15', 'with prints it’s another $75', '3 % for pick-up', '现金减20'])(
    'is not said by "%s"',
    (words) => expect(goesOn(words)).toBe(false),
  );
});

describe('what a thing costs the buyer', () => {
  it.each([
    'Paying by card costs 3% extra',
    'We charge 20 for delivery',
    'A cleaning fee of 40',
    '送货另收50元',
    '运费到付',
  ])('is named by "%s"', (words) => expect(paysFor(words)).toBe(true));
  it.each(['20 off for cash', 'Bike, $500', '自提便宜100'])('is not named by "%s"', (words) =>
    expect(paysFor(words)).toBe(false),
  );
});

describe('the word nearest to a sum', () => {
  it.each([
    ['damage waiver is 9% on top', 'on'],
    ['Cut and vacuum packed R9 per kg more', 'perhaps_on'],
    ['our engineer takes it down + refits within 25 miles: +£240', 'perhaps_on'],
    ['Access card set-up S$50 one-off', 'unsaid'],
    ['I can drop 200 more for cash', 'off'],
    ['If payment is in advance we take off 2% more', 'off'],
    ["I'll take another 20p off each jar on top", 'off'],
    ['10%-off for members, plus a mug', 'off'],
  ])('says what it does: %s', (words, move) => expect(moneyMove(words)).toBe(move));
});
