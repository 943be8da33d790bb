import { describe, expect, it } from '@jest/globals';
import { dayOf, namedReserve } from './reserve.js';

describe('the reserve that a policy names', () => {
  const dates = [
    { from: '2027-01-20', price: 660 },
    { from: '2027-01-10', price: 700 },
  ];

  it('is that of the latest date that has begun, in whatever order they stand', () => {
    const policy = { reserve_price: 740, reserve_dates: dates };
    const days = ['2027-01-09', '2027-01-10', '2027-01-19', '2027-02-01'];
    expect(days.map((day) => namedReserve(policy, day))).toEqual([740, 700, 700, 660]);
  });

  it('is none where the policy names none', () => expect(namedReserve({}, '2027-01-09')).toBeNull());

  it('begins at midnight UTC', () => expect(dayOf(new Date('2027-01-09T23:59:59Z'))).toBe('2027-01-09'));
});
