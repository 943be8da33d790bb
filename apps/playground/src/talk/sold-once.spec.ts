import { describe, expect, it } from '@jest/globals';
import type { Policy } from '../service/service.js';
import { mayBeSoldOnce, soldOnce } from './sold-once.js';

const bike = { name: 'Bike', currency: 'EUR', list_price: 900, floor_price: 700 } as Policy;

describe('a thing of which there is one', () => {
  it('is sold by the unit, once, and bound to no stock', () => {
    expect(mayBeSoldOnce(bike)).toBe(true);
    expect(mayBeSoldOnce({ ...bike, quantity: { min: 1, max: 5, unit: 'bike' } })).toBe(false);
    expect(mayBeSoldOnce({ ...bike, period: { unit: 'month' } } as Policy)).toBe(false);
    expect(mayBeSoldOnce(soldOnce(bike))).toBe(false);
  });
  it('is another one for each link', () => {
    const [one, other] = [soldOnce(bike), soldOnce(bike)];
    expect(one.inventory?.bind).toEqual([{ match: { id: expect.stringMatching(/^link-/) } }]);
    expect(one.inventory).not.toEqual(other.inventory);
  });
});
