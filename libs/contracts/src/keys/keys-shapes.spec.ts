import { describe, expect, it } from '@jest/globals';
import { KEY_LIMITS, UNCHARGED_CODES } from '@svc/accounts';
import { NOT_CHARGED_CODES } from '../wallet/wallet-classes.js';
import { KEY_CHARACTERS } from './keys-classes.js';

describe('the classes of keys and wallets', () => {
  it('have the ranges and codes that the library owns', () => {
    expect(KEY_CHARACTERS).toEqual(KEY_LIMITS);
    expect(NOT_CHARGED_CODES).toEqual(UNCHARGED_CODES);
  });
});
