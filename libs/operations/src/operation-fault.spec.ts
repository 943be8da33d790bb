import { expect, it } from '@jest/globals';
import { OperationFault } from './operation-fault.js';

it('a refusal says its sentence, and of a list how many faults it has', () => {
  const fault = { loc: ['body', 'price'], msg: 'Field required', type: 'missing', input: null, ctx: {} };
  expect(new OperationFault(400, 'the state was changed').message).toBe('the state was changed');
  expect(new OperationFault(422, [fault, fault]).message).toBe('2 faults in the input');
});

it('a refusal with a sentence has a code: its own, else the one of its status; a list of faults has none', () => {
  expect(new OperationFault(409, 'done before').members).toEqual({ code: 'conflict' });
  expect(new OperationFault(400, 'no', { issues: [], code: 'policy_invalid' }).members).toEqual({
    code: 'policy_invalid',
    issues: [],
  });
  expect(new OperationFault(422, []).members).toEqual({});
});
