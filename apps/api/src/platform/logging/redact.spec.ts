import { describe, expect, it } from '@jest/globals';
import { isSecretName, redact } from './redact.js';

describe('the name of a member', () => {
  it.each([
    'authorization',
    'Proxy-Authorization',
    'set-cookie',
    'x-svc-key',
    'X-API-Key',
    'apiKey',
    'APIKey',
    'access_key',
    'privateKeyPem',
    'payment_token',
    'refreshToken',
    'STRIPE_WEBHOOK_SECRET',
    'contact_email',
    'passwordHash',
    'merchant_signature',
    'body',
    'buyer_message',
  ])('%s is that of a secret', (name) => expect(isSecretName(name)).toBe(true));

  it.each(['key_id', 'keyId', 'route', 'status', 'request_id', 'sweep', 'monkey', 'keyboard', 'msg', 'bodyless'])(
    '%s is not',
    (name) => expect(isSecretName(name)).toBe(false),
  );
});

describe('what is logged', () => {
  it('loses its secrets at any depth, in lists too, and keeps the rest', () => {
    const logged = { a: [{ b: { c: { d: { apiKey: 'hidden', key_id: 'kept', tokens: 7 } } } }], email: null };
    expect(redact(logged)).toEqual({
      a: [{ b: { c: { d: { apiKey: '[redacted]', key_id: 'kept', tokens: 7 } } } }],
      email: null,
    });
  });

  it('ends where it is its own member', () => {
    const own: Record<string, unknown> = {};
    own['self'] = own;
    expect(JSON.stringify(redact(own))).toContain('[redacted]');
  });
});
