import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { identityOf, isSamePolicy, thingsOf } from './same-policy.js';
import { carPolicy, seatPolicy } from './testing/policies.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const same = (before: Policy, now: Policy): boolean => isSamePolicy(identityOf(before), identityOf(now));

describe('a policy stays the same', () => {
  it('whatever is edited in it but its salt and its currency', () => {
    const salted = seatPolicy({ salt: SALT });
    const edited = { ...salted, name: 'Renamed', list_price: 60, terms: [], engine: 'price1' };
    expect(same(salted, edited)).toBe(true);
    expect(same(salted, { ...salted, salt: 'BBBBBBBBBBBBBBBBBBBBBB' })).toBe(false);
    expect(same(salted, { ...salted, currency: 'EUR' })).toBe(false);
  });

  it('by its name where one of the two has no salt', () => {
    expect(same(seatPolicy(), seatPolicy({ salt: SALT, list_price: 60 }))).toBe(true);
    expect(same(seatPolicy(), seatPolicy({ name: 'Renamed' }))).toBe(false);
  });

  it('only while it sells the same single thing: a catalogue shares one salt', () => {
    const car = (vin: string): Policy => ({ ...carPolicy({ salt: SALT }), inventory: { bind: [{ match: { vin } }] } });
    expect([same(car('V1'), car('V1')), same(car('V1'), car('V2'))]).toEqual([true, false]);
    expect(same(car('V1'), { ...car('V1'), inventory: { bind: [] } })).toBe(true);
  });
});

describe('the single things of a policy', () => {
  it('are those that every deal sells, under each code that finds them', () => {
    expect(thingsOf(carPolicy())).toEqual(['vin:VIN-1']);
    const coded = carPolicy({ inventory: { bind: [{ match: { id: '7', vin: 'V1' } }] } });
    expect(thingsOf(coded)).toEqual(['id:7', 'vin:V1']);
    const many = seatPolicy({ inventory: { bind: [{ match: { sku: 'S' } }] } });
    expect(thingsOf(many)).toEqual([]);
  });
});
