import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { identityOf, isSamePolicy, thingsOf } from './same-policy.js';
import { carPolicy, seatPolicy } from './testing/policies.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const same = (before: Policy, now: Policy): boolean => isSamePolicy(identityOf(before), identityOf(now));

describe('a policy stays the same', () => {
  it('whatever is edited in it but its salt, its currency and its name', () => {
    const salted = seatPolicy({ salt: SALT });
    const name = ` ${salted.name.toUpperCase()},`;
    const edited = { ...salted, name, list_price: 60, terms: [], engine: 'price1' };
    expect(same(salted, edited)).toBe(true);
    expect(same(salted, { ...salted, salt: 'BBBBBBBBBBBBBBBBBBBBBB' })).toBe(false);
    expect(same(salted, { ...salted, currency: 'EUR' })).toBe(false);
  });

  it('by its name where one of the two has no salt', () => {
    expect(same(seatPolicy(), seatPolicy({ salt: SALT, list_price: 60 }))).toBe(true);
    expect(same(seatPolicy(), seatPolicy({ name: 'Renamed' }))).toBe(false);
  });

  it('only under its name where no single thing tells it from others of its catalogue', () => {
    const one = seatPolicy({ salt: SALT, name: 'Oak board, 20 mm' });
    expect(same(one, { ...one, name: 'Oak board 20mm' })).toBe(true);
    expect(same(one, { ...one, name: 'Oak board, 30 mm' })).toBe(false);
    const bound = carPolicy({ salt: SALT });
    expect(same(bound, { ...bound, name: 'Renamed' })).toBe(true);
    expect(same(bound, { ...bound, name: 'Renamed', inventory: { bind: [] } })).toBe(false);
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
