import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkValues } from './check-values.js';
import { HelperError } from './helper-error.js';
import { MAX_DOLLARS, MAX_KEY_CHARACTERS, MAX_MONTHS, MAX_VALUES } from './limits.js';
import { RENT_RENEWAL } from './situations/rent-renewal.js';
import { SITUATIONS } from './situations/situations.js';
import { USED_CAR } from './situations/used-car.js';
import { anyCase } from './testing/any-case.js';

const faultOf = (values: Record<string, unknown>, situation = USED_CAR): [string, string] | null => {
  try {
    checkValues(situation, values);
  } catch (fault) {
    if (!(fault instanceof HelperError)) throw fault;
    return [fault.code, fault.message];
  }
  return null;
};

describe('confirmed values', () => {
  it('come back as they were sent, whatever situation they are of', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...SITUATIONS)
          .chain((situation) => anyCase(situation).map((values) => ({ situation, values }))),
        ({ situation, values }) => expect(checkValues(situation, values)).toEqual(values),
      ),
    );
  });

  it('may be none at all', () => expect(checkValues(USED_CAR, {})).toEqual({}));

  it('may each be null: the person does not know', () => {
    for (const situation of SITUATIONS) {
      const unknown = Object.fromEntries(situation.fields.map(({ key }) => [key, null]));
      expect(checkValues(situation, unknown)).toEqual(unknown);
    }
  });

  it.each([
    ['no dollars', 'asking_price', 0],
    ['the most dollars', 'asking_price', MAX_DOLLARS],
    ['cents', 'asking_price', 99.95],
    ['no days', 'days_listed', 0],
    ['the most days', 'days_listed', MAX_MONTHS * 31],
    ['an option', 'repairs', 'large'],
    ['a flag that is false', 'pays_now', false],
  ])('may be %s', (_, key, value) => expect(faultOf({ [key]: value })).toBeNull());

  it('may be a metro that the table does not have, but none of endless length', () => {
    expect(faultOf({ metro: 'm'.repeat(MAX_KEY_CHARACTERS) }, RENT_RENEWAL)).toBeNull();
    expect(faultOf({ metro: 'm'.repeat(MAX_KEY_CHARACTERS + 1) }, RENT_RENEWAL)?.[0]).toBe('value_range');
  });
});

describe('a value is refused', () => {
  it.each([
    ['a cent too much', 'asking_price', MAX_DOLLARS + 0.01, 'value_range'],
    ['less than nothing', 'asking_price', -0.01, 'value_range'],
    ['a day too much', 'days_listed', MAX_MONTHS * 31 + 1, 'value_range'],
    ['a part of a day', 'days_listed', 1.5, 'value_type'],
    ['an amount without end', 'asking_price', Infinity, 'value_type'],
    ['an amount in words', 'asking_price', 'twelve thousand', 'value_type'],
    ['an amount in a list', 'asking_price', [12_000], 'value_type'],
    ['a flag for an amount', 'asking_price', true, 'value_type'],
    ['a figure for a flag', 'pays_now', 1, 'value_type'],
    ['a figure for an option', 'repairs', 2, 'value_type'],
    ['an option in capitals', 'repairs', 'LARGE', 'value_range'],
    ['nothing at all', 'asking_price', undefined, 'value_type'],
  ])('for %s', (_, key, value, code) => expect(faultOf({ [key]: value })?.[0]).toBe(code));

  it('with a sentence that says what would do', () => {
    expect(faultOf({ repairs: 'many' })?.[1]).toContain('none, some, large');
    expect(faultOf({ asking_price: -1 })?.[1]).toContain(`0 to ${MAX_DOLLARS}`);
    for (const { key } of USED_CAR.fields) expect(faultOf({ colour: 'red' })?.[1]).toContain(key);
  });

  it('also where only the last of many does not fit', () => {
    const values = { asking_price: 12_000, market_value: 11_000, days_listed: 12, pays_now: 'yes' };
    expect(faultOf(values)?.[0]).toBe('value_type');
  });

  it('unread where there are too many', () => {
    const values = Object.fromEntries(Array.from({ length: MAX_VALUES + 1 }, (_, index) => [`asking_${index}`, 1]));
    expect(faultOf(values)?.[0]).toBe('value_count');
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'for the field %s, which objects inherit',
    (key) => expect(faultOf(JSON.parse(`{"${key}": 1}`) as Record<string, unknown>)?.[0]).toBe('value_unknown'),
  );
});
