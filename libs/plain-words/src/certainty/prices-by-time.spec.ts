import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pricesByTime } from './prices-by-time.js';

const steps = (description: string) =>
  pricesByTime(description).said.map((one) =>
    one.kind === 'floor' ? ['lowest', one.price] : [one.from, 'to_price' in one.figure ? one.figure.to_price : null],
  );

describe('prices of several times', () => {
  it.each([
    ['Camera hire, €85 per day, minimum €65. A week €400.', 'day', [[7, 57.142857]]],
    ['Holiday flat €120 a night, €700 a week. Not below €100 a night.', 'night', [[7, 100]]],
    ['Holiday flat €700 a week, €120 a night.', 'night', [[7, 100]]],
    ['Storage unit £50 a month or £540 a year.', 'month', [[12, 45]]],
    ['相机出租，每天200元，一周1000元。', 'day', [[7, 142.857143]]],
    ['Chairs £4.50 per chair per day, a whole week is £18 per chair.', 'day', [[7, 2.571429]]],
    ['Studio $50 an hour, full day (8 hours) $320.', 'hour', [[8, 40]]],
    ['会议室每小时300元，全天（8小时）2000元', 'hour', [[8, 250]]],
    ['Camera €85 a day, never below €350 a week.', 'day', [['lowest', 50]]],
    ['Flat €700 a week, lowest €90 a night.', 'week', [['lowest', 630]]],
  ])('of "%s" are the price by the %s and prices for longer: %j', (description, unit, found) => {
    expect(pricesByTime(description).unit).toBe(unit);
    expect(steps(description)).toEqual(found);
  });

  it('are left open where they do not convert exactly, or are no lower for longer', () => {
    for (const [description, quote] of [
      ['Bike rental €15 a day, €200 a month.', '€200 a month'],
      ['Room $40 an hour, $240 a day.', '$240 a day'],
      ['Bike rental €15 a day, €110 a week.', '€110 a week'],
    ] as const) {
      const { said: none, open } = pricesByTime(description);
      expect([none, open.map((one) => one.quote)]).toEqual([[], [quote]]);
    }
  });

  it.each([
    'Flat, $1,450 a month, lowest $1,350 a month.',
    'Room £90 a night, cot £20 a week.',
    'Bike, $500.',
    'Chairs £4 per chair per day, a week is £9 per table.',
  ])('are no others in "%s"', (description) => {
    const { rest, said: none, open } = pricesByTime(description);
    expect([rest, none, open]).toEqual([description, [], []]);
  });

  it('leave a text as long as it was, with every other word in its place', () => {
    const description = 'Bike rental €15 a day, €70 a week, €200 a month. Helmet included.';
    const { rest } = pricesByTime(description);
    expect(rest).toHaveLength(description.length);
    expect(rest.replace(/ +/g, ' ')).toBe('Bike rental €15 a day . Helmet included.');
  });

  it('cost, for exactly so long, what was written for it to half a hundred-thousandth of each part', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 900 }), fc.integer({ min: 30, max: 95 }), (day, percent) => {
        const week = Math.round((day * 7 * percent) / 100);
        const [[from = 0, each = 0] = []] = steps(`Kayak hire €${day} a day, €${week} a week.`) as number[][];
        return from === 7 && Math.abs(from * each - week) < 7 * 5e-7 + 1e-9;
      }),
    );
  });
});
