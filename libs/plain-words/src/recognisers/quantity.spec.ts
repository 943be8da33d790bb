import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { told } from '../testing/told.js';

/** The bounds of an order, from whichever statements say them. */
const bounds = (description: string): { min?: number; max?: number } =>
  Object.assign(
    {},
    ...told('quantity', description).map(({ min, max }) => ({
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    })),
  ) as { min?: number; max?: number };

describe('how many may be ordered', () => {
  it.each([
    ['Mugs, $4 each. Minimum order 10.', { min: 10 }],
    ['Team plan, $49 a seat. At least 10 seats.', { min: 10 }],
    ['Mugs, $4 each, MOQ 500 pcs', { min: 500 }],
    ['Mugs, $4 each. At most 60 a customer.', { max: 60 }],
    ['Mugs, $4 each. 40 mugs in stock.', { max: 40 }],
    ['Mugs, $4 each. Between 10 and 60 mugs.', { min: 10, max: 60 }],
    ['Mugs, $4 each. Orders from 10 to 2,000 pieces.', { min: 10, max: 2000 }],
    ['I sell 200 concert seats at $60 each, lowest $45.', { max: 200 }],
    ['Selling 12 tickets for $80 each. 5% off from 4.', { max: 12 }],
    ['Chairs for hire. $6 each per day, 80 chairs. Lowest $5.', { max: 80 }],
    ['Chairs, $6 a chair per day, 80 chairs.', { max: 80 }],
    ['80 chairs for hire, $6 each per day.', { max: 80 }],
    ['$6 each per day, 80 chairs', { max: 80 }],
    ['We are offering 30 oak chairs at $45 apiece.', { max: 30 }],
    ['卖200个座位，每个60元，最低45元。', { max: 200 }],
    ['有40把椅子，每把35元，最低28元。', { max: 40 }],
    ['水每桶14元，起订60桶，最多8000桶。', { min: 60, max: 8000 }],
    ['每箱120元，10箱起订。', { min: 10 }],
    ['每箱120元，库存300箱。', { max: 300 }],
    ['每个15元，至少买20个。', { min: 20 }],
  ])('in "%s" is %j', (description, expected) => expect(bounds(description)).toEqual(expected));

  it.each([
    'Bike, asking $500, lowest 430.',
    'Tents for hire, $50 each per day, 4 people.',
    'Oak table, $300, 6 chairs.',
    'Mugs, $4 each. The minimum price is 3.',
    'Mugs, $4 each. 10 or more: 5% off.',
    'I sell 2 year plans at $60 each.',
    'I sell 24 hour passes for $30 each.',
    'I sell 12 packs of eggs for $30.',
    'The kettle holds at most 2.5 liters. $40.',
    '每箱120元，最低100元。',
    '有2个卧室的公寓，每月3000元，最低2800元。',
    '每箱120元，满50箱每箱减5元。',
  ])('is not said in "%s"', (description) => expect(bounds(description)).toEqual({}));

  it.each([
    ['Olive oil, €11.90 a bottle, sold in cases of 6. Smallest order 24 bottles.', 6],
    ['Mugs, $4 each. We only ship full boxes of 12.', 12],
    ['Screws, $0.10 each. Orders come in multiples of 100.', 100],
    ['Printer paper £4.20 a ream, boxes of 5 only.', 5],
    ['Mugs, $4 each, full boxes of 12.', 12],
    ['矿泉水每瓶3元，一箱24瓶，只整箱卖。', 24],
    ['橄榄油每瓶80元，整箱卖，一箱6瓶。', 6],
    ['啤酒5元一瓶，每箱12瓶，整箱起售。', 12],
  ])('comes in whole packs in "%s"', (description, step) =>
    expect(told('quantity', description).flatMap((said) => said.step ?? [])).toEqual([step]),
  );

  it('has no more than "40 of them", and more than 40 of one kind', () => {
    const most = (words: string) => told('quantity', words).flatMap((said) => said.max ?? []);
    expect(most('We rent out tables, 40 of them, €9 per table per day.')).toEqual([40]);
    expect(most('Chairs, 40 of them in white. £4 per chair per day.')).toEqual([]);
  });

  it.each([
    '矿泉水每瓶3元，一箱24瓶。',
    '水3元一瓶，整盒卖，一箱24瓶。',
    'Eggs in packs of 12, $4 a pack.',
    'Mugs, $4 each. Sold 6 of them last week.',
    'A case of 6 bottles: $60.',
  ])('needs no whole packs in "%s"', (description) =>
    expect(told('quantity', description).flatMap((said) => said.step ?? [])).toEqual([]),
  );

  it.each([
    ['Honey, €8 a jar, lowest €6.50. Sold as 12, 24 or 48 jars.', { min: 12, max: 48, step: 12 }],
    ['Wine €9 a bottle, lowest €7.50. Available as 6, 12 or 60 bottles.', { min: 6, max: 60, step: 6 }],
    ['Olive oil, €12 a bottle, 12, 24 or 48 bottles. Lowest €10.', { min: 12, max: 48, step: 12 }],
  ])('is one of a row in "%s"', (description, expected) => {
    const steps = told('quantity', description).flatMap(({ step }) => (step === undefined ? [] : [{ step }]));
    expect(Object.assign(bounds(description), ...steps)).toEqual(expected);
  });

  it.each(['Switch with 8, 16 or 24 ports, $60, lowest $50.', 'Shirt in 3, 4 or 5 colours, $20, lowest $15.'])(
    'is no row of something else in "%s"',
    (description) => expect(bounds(description)).toEqual({}),
  );

  it('has the unit that is counted', () => {
    expect(told('quantity', 'Team plan, $49 a seat. At least 10 seats.')[0]?.unit).toMatch(/^seats?$/);
    expect(told('quantity', '水每桶14元，起订60桶。')[0]?.unit).toBe('桶');
  });

  it('is told as it is said, also where both ends contradict each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 900 }), fc.integer({ min: 2, max: 900 }), (least, most) => {
        fc.pre(least !== most);
        const said = `Mugs, $4 each. The smallest order is ${least} mugs and the largest order is ${most} mugs.`;
        expect(bounds(said)).toEqual({ min: least, max: most });
      }),
      { numRuns: 60 },
    );
  });
});
