import { describe, expect, it } from '@jest/globals';
import { PACK_CENTS, PAYMENT_TOKEN_CHARACTERS, TOP_UP_CENTS } from '@svc/accounts';
import { PACKS, PAYMENT_TOKEN_MAX_CHARACTERS, TOP_UP_MAX_CENTS, TOP_UP_MIN_CENTS } from './billing-classes.js';

describe('the classes of billing', () => {
  it('have the ranges that the library owns', () => {
    expect([TOP_UP_MIN_CENTS, TOP_UP_MAX_CENTS]).toEqual([TOP_UP_CENTS.min, TOP_UP_CENTS.max]);
    expect(PAYMENT_TOKEN_MAX_CHARACTERS).toBe(PAYMENT_TOKEN_CHARACTERS);
    expect(PACKS).toEqual(Object.keys(PACK_CENTS));
  });
});
