import { describe, expect, it } from '@jest/globals';
import { REFUSAL_CODES, refusalCodeOf } from './refusal-codes.js';

describe('the code of a refusal without one of its own', () => {
  it.each([
    [400, 'request_refused'],
    [401, 'key_unknown'],
    [402, 'payment_required'],
    [403, 'key_of_other_kind'],
    [404, 'not_found'],
    [409, 'conflict'],
    [429, 'rate_exceeded'],
    [503, 'unavailable'],
    [418, 'request_refused'],
    [599, 'internal_error'],
  ])('of status %i is %s', (status, code) => expect(refusalCodeOf(status)).toBe(code));

  it('is of its status, for every status that has one', () => {
    for (const { status } of Object.values(REFUSAL_CODES))
      expect(REFUSAL_CODES[refusalCodeOf(status)].status).toBe(status);
  });
});
