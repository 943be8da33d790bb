import { expect, it } from '@jest/globals';
import { OperationFault } from './operation-fault.js';

it('a refusal says its sentence, and of a list how many faults it has', () => {
  const fault = { loc: ['body', 'price'], msg: 'Field required', type: 'missing', input: null, ctx: {} };
  expect(new OperationFault(400, 'the state was changed').message).toBe('the state was changed');
  expect(new OperationFault(422, [fault, fault]).message).toBe('2 faults in the input');
});
