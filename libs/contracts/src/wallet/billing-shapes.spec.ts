import { describe, expect, it } from '@jest/globals';
import { PACK_CENTS } from '@svc/accounts';
import { PACKS } from './billing-classes.js';

describe('the classes of billing', () => {
  it('have the ranges that the library owns', () => {
    expect(PACKS).toEqual(Object.keys(PACK_CENTS));
  });
});
