import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { told } from '../testing/told.js';

const prices = (description: string): number[] => told('list', description).map(({ price }) => price);

describe('the asking price', () => {
  it.each([
    ['Bike, asking $500.', 500],
    ['Bike. List price $1,250.', 1250],
    ['The list is $49 per seat a month.', 49],
    ['Price: €18.50 a bottle', 18.5],
    ["I'm asking 2.4k for the piano", 2400],
    ['Listed at £650, collection only', 650],
    ['标价500元', 500],
    ['电动车要价2200元', 2200],
    ['每箱120元', 120],
    ['原价每桶14.5元', 14.5],
    ['钢琴标价三千二百元', 3200],
    ['DJ set £600 for the evening. On a Monday the price is £450.', 600],
    ['Band for £2,800. On a Friday or Sunday I would do it for £2,500.', 2800],
  ])('in "%s" is %s', (description, price) => expect(prices(description)).toEqual([price]));

  it('of some days is theirs alone', () =>
    expect(told('trade', 'DJ set £600 for the evening. On a Monday the price is £450.')).toMatchObject([
      { condition: 'monday', figure: { to_price: 450 } },
    ]));

  it.each([
    ['Team plan, $49 per seat a month.', 'seat'],
    ['€18.50 a bottle', 'bottle'],
    ['Room, $40/hr', 'hour'],
    ['每箱120元', '箱'],
    ['水，3元/瓶', '瓶'],
  ])('is for one of what "%s" says: %s', (description, unit) =>
    expect(told('list', description)[0]?.unit ?? null).toBe(unit === 'hour' ? null : unit),
  );

  it('is strong where it is called so, and weak where a price only stands there', () => {
    expect(told('list', 'Bike, asking $500.')[0]?.strength).toBe('strong');
    expect(told('list', 'Bike, $500.')[0]?.strength).toBe('weak');
  });

  it.each([
    'The lowest is $430.',
    '$20 off for cash.',
    'I have 12 chairs.',
    'Built in 1998.',
    'The frame is 54 cm.',
    '最低430元。',
    '付现减20元。',
  ])('is not said in "%s"', (description) => expect(prices(description)).toEqual([]));

  it('is the sum that is written, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (cents) => {
        const sum = (cents / 100).toFixed(2);
        expect(prices(`Asking $${sum} for the bike.`)).toEqual([cents / 100]);
        expect(prices(`标价${sum}元。`)).toEqual([cents / 100]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a price that is firm', () => {
  it.each(['Bike, $500. The price is firm.', 'Bike, $500, no haggling.', '车500元，一口价。', '标价500元，不议价。'])(
    'is one of which nothing comes off: %s',
    (description) => expect(told('fixed_price', description)).toHaveLength(1),
  );
  it.each([
    'Bike, $500. Firm mattress included.',
    'If you take it without haggling, $20 off.',
    'Bike, $500, lowest 430.',
    '不议价的话再减20元。',
  ])('is not said in "%s"', (description) => expect(told('fixed_price', description)).toEqual([]));
});
