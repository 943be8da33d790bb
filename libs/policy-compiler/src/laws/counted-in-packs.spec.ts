import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const quantityOf = (description: string) =>
  (compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' }).policy as Policy).quantity;

describe('whole packs', () => {
  it.each([
    ['Wine €12 a bottle, only in full cases of 6. Lowest €10.', { unit: 'bottle', step: 6, min: 6 }],
    ['矿泉水每瓶3元，一箱24瓶，只整箱卖。最低每瓶2.5元。', { unit: '瓶', step: 24, min: 24 }],
  ])('are the step of orders that are counted in what they hold: %s', (description, quantity) =>
    expect(quantityOf(description)).toMatchObject(quantity),
  );

  it.each([
    ['Wine €60 a case, only in full cases of 6. Lowest €50 a case.', 'case'],
    ['矿泉水每箱72元，一箱24瓶，只整箱卖。最低每箱60元。', '箱'],
  ])('are no step of orders that are counted in packs: %s', (description, unit) => {
    expect(quantityOf(description)).toMatchObject({ unit, min: 1 });
    expect(quantityOf(description)).not.toHaveProperty('step');
  });
});
