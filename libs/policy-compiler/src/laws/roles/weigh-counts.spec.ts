import { describe, expect, it } from '@jest/globals';
import { POLICY_LIMITS, type Policy } from '@svc/policy-rules';
import { compilePolicy } from '../../index.js';
import { compileReading } from '../../compile-policy.js';
import { LAWS } from '../laws.js';
import { weighCounts } from './weigh-counts.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const boundsOf = (description: string): Policy['quantity'] =>
  (compilePolicy(description, { salt: SALT }).policy as Policy).quantity;
/** The same without this law. */
const unweighed = (description: string): unknown =>
  compileReading(
    description,
    { salt: SALT },
    LAWS.filter((law) => law !== weighCounts),
  ).compiled.policy.quantity;

describe('how many can be ordered, in words that no rule knows', () => {
  it.each([
    ['Lambs, £96 a head, lowest £90. There are 64 of them and then no more.', { max: 64 }],
    ['Firewood 95 EUR a cubic metre, lowest 84 EUR. Under 3 cubic metres I stay in bed.', { min: 3 }],
    ['黑猪肉28一斤，最低25，10斤我才杀。', { min: 10 }],
  ])('is read where the words around a number leave little doubt, and told: %s', (description, bounds) => {
    expect(unweighed(description)).not.toMatchObject(bounds);
    expect(boundsOf(description)).toMatchObject(bounds);
    const { issues } = compilePolicy(description, { salt: SALT });
    expect(issues.map(({ message }) => message).join()).toMatch(/how many can be ordered|可以订多少/u);
  });

  it('is what a rule read where one did', () => {
    expect(
      boundsOf('Candles are $20 each, never under $15. Ten is the smallest batch and 200 the largest.'),
    ).toMatchObject({
      min: 10,
      max: 200,
    });
  });
});

describe('a bound of something that nobody orders', () => {
  it.each([
    ['Taster dive €60 a diver, lowest €50. The minimum age is 10.', 'The minimum age is 10'],
    ['Van €60 a day, lowest €50. Maximum payload 900 kg.', 'Maximum payload 900 kg'],
  ])('bounds no order, and stands in the notice: %s', (description, words) => {
    expect(unweighed(description)).not.toEqual(boundsOf(description));
    expect(boundsOf(description)?.max ?? POLICY_LIMITS.quantity).toBe(POLICY_LIMITS.quantity);
    expect(boundsOf(description)?.min ?? 1).toBe(1);
    const { issues } = compilePolicy(description, { salt: SALT });
    expect(issues.map(({ message }) => message).join()).toContain(words);
  });

  it('is an order where it names one, or the unit of the price', () => {
    expect(boundsOf('Taster dive €60 a diver, lowest €50. The minimum is 3 divers.')).toMatchObject({ min: 3 });
    expect(boundsOf('Taster dive €60 a diver, lowest €50. Minimum booking 4.')).toMatchObject({ min: 4 });
  });

  it('is never taken for millions where metres may be meant', () => {
    expect(boundsOf('Silk ribbon: €3 per metre, lowest €2.40. Minimum order 10 m.')?.min ?? 1).toBeLessThan(11);
  });
});
