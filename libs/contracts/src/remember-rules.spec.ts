import { describe, expect, it, jest } from '@jest/globals';
import { getMetadataStorage, IsString, validateSync } from 'class-validator';
import { inputFaults } from './input-faults.js';
import { VerifyIn } from './receipt/receipt-classes.js';

describe('the rules of a class', () => {
  it('are looked up once, and not among all classes at each body', () => {
    inputFaults(VerifyIn, {});
    const classes = Reflect.get(getMetadataStorage(), 'validationMetadatas') as Map<unknown, unknown>;
    const look = jest.spyOn(classes, 'entries');
    expect(inputFaults(VerifyIn, { receipt: 1, policy: 2 })).not.toEqual([]);
    expect(look).not.toHaveBeenCalled();
    look.mockRestore();
  });

  it('of others are looked up each time, so that one which comes later counts', () => {
    class Foreign {
      name: unknown = 1;
    }
    const check = (): number => validateSync(new Foreign(), { forbidUnknownValues: false }).length;
    expect(check()).toBe(0);
    IsString()(Foreign.prototype, 'name');
    expect(check()).toBe(1);
  });
});
