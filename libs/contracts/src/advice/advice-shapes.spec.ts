import { describe, expect, it } from '@jest/globals';
import { ADVICE_CATEGORIES as CATEGORIES, ADVICE_MAX_SEED as MAX_SEED } from '@svc/accounts';
import { MAX_DEADLINE_ROUNDS } from '@svc/negotiation-math';
import { ADVICE_CATEGORIES, ADVICE_MAX_ROUNDS, ADVICE_MAX_SEED } from './advice-classes.js';

describe('the classes of advice', () => {
  it('have the ranges that the library owns', () => {
    expect([ADVICE_CATEGORIES, ADVICE_MAX_SEED]).toEqual([CATEGORIES, MAX_SEED]);
    expect(ADVICE_MAX_ROUNDS).toBeGreaterThanOrEqual(MAX_DEADLINE_ROUNDS);
  });
});
