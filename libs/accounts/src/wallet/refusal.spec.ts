import { describe, expect, it } from '@jest/globals';
import { notCharged } from './refusal.js';

describe('an answer that nothing was charged', () => {
  it('says that it was not delivered either, why, and by a code', () =>
    expect(notCharged('too_large', 'a parcel has at most 1 MiB')).toEqual({
      ok: false,
      charged: false,
      reason: 'a parcel has at most 1 MiB',
      code: 'too_large',
    }));
});
