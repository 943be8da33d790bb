import { describe, expect, it } from '@jest/globals';
import { UNCHARGED_CODES } from '@svc/accounts';
import { NOT_CHARGED_CODES } from '../wallet/wallet-classes.js';

describe('the classes of keys and wallets', () => {
  it('have the codes that the library owns', () => {
    expect(NOT_CHARGED_CODES).toEqual(UNCHARGED_CODES);
  });
});
