import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
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
