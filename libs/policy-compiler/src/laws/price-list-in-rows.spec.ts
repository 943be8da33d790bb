import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compileReading } from '../compile-policy.js';
import { LAWS } from './laws.js';
import { readPriceList } from './price-list-in-rows.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const PINS = 'Custom enamel pins, 30 mm.\nQty\tUSD per pin\n50\t3.10\n100\t2.45\n1000\t1.35\nLowest 1.30.';
const compile = (description: string, laws = LAWS): Partial<Policy> =>
  compileReading(description, { salt: SALT }, laws).compiled.policy as Partial<Policy>;

describe('a price list in rows', () => {
  it('asks the dearest price, from its count on, and lower ones from theirs on', () =>
    expect(compile(PINS)).toMatchObject({
      list_price: 3.1,
      floor_price: 1.3,
      quantity: {
        min: 50,
        unit: 'pin',
        breaks: [
          { from: 100, gives: { to_price: 2.45 } },
          { from: 1000, gives: { to_price: 1.35 } },
        ],
      },
    }));

  it('is lost without this law', () =>
    expect(
      compile(
        PINS,
        LAWS.filter((law) => law !== readPriceList),
      ).quantity,
    ).not.toEqual(compile(PINS).quantity));

  it('keeps a least order that words say', () =>
    expect(compile('Cards, at least 5 boxes.\n1\t28 EUR\n5\t24 EUR\n20\t19 EUR').quantity?.min).toBe(5));

  it('keeps a refusal that stands above the rows', () =>
    expect(compile('Enamel pins.\nNo returns on custom pins.\n50\t3.10\n100\t2.45\n1000\t1.35').never).toHaveLength(1));

  it('tells no heading to buyers', () => expect(JSON.stringify(compile(PINS).facts ?? [])).not.toContain('Qty'));
});
