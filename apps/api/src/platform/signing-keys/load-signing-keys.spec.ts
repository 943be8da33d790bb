import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { calculateJwkThumbprint, CompactSign, compactVerify, importJWK } from 'jose';
import { SecretStore } from '../secrets/secret-store.js';
import { loadSigningKeys } from './load-signing-keys.js';
import { makeSigningPem } from './read-signing-key.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('loading the signing keys', () => {
  it('makes them once, keeps them in the data folder for the owner alone and finds them again', async () => {
    const first = await loadSigningKeys({}, new SecretStore(folder));
    const again = await loadSigningKeys({}, new SecretStore(folder));
    expect(first.source).toBe('file');
    expect([again.es256.kid, again.notary.kid]).toEqual([first.es256.kid, first.notary.kid]);
    expect(statSync(join(folder, 'secrets', 'receipt-es256.pem')).mode & 0o777).toBe(0o600);
  });

  it('prefers those of the environment, also with line breaks written as two characters', async () => {
    const receipt = makeSigningPem('receipt').replaceAll('\n', '\\n');
    const notary = makeSigningPem('notary');
    const keys = await loadSigningKeys({ receipt, notary }, new SecretStore(folder));
    expect(keys.source).toBe('environment');
    expect((await loadSigningKeys({ receipt, notary }, new SecretStore(folder))).es256.kid).toBe(keys.es256.kid);
  });

  it('names the weaker source when only one key is given', async () => {
    const keys = await loadSigningKeys({ notary: makeSigningPem('notary') }, new SecretStore(folder));
    expect(keys.source).toBe('file');
  });

  it('labels keys as ephemeral when they cannot be kept', async () => {
    const blocked = join(folder, 'a-file');
    writeFileSync(blocked, '');
    expect((await loadSigningKeys({}, new SecretStore(blocked))).source).toBe('ephemeral');
  });

  it.each([
    ['text that is no key', 'not a key'],
    [
      'an RSA key',
      generateKeyPairSync('rsa', { modulusLength: 2048 })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString(),
    ],
    [
      'a key on P-384',
      generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ],
    ['a key of the other role', makeSigningPem('notary')],
  ])('refuses %s, naming the variable and never the content', async (_, receipt) => {
    const loading = loadSigningKeys({ receipt }, new SecretStore(folder));
    await expect(loading).rejects.toMatchObject({
      code: 'unusable_key',
      message: expect.stringContaining('SVC_RECEIPT_ES256_PEM'),
    });
    await expect(loading).rejects.not.toMatchObject({
      message: expect.stringContaining(receipt.slice(30, 60) || receipt),
    });
  });
});

describe('a signing key', () => {
  it('is published without a private member, named by its thumbprint', async () => {
    const keys = await loadSigningKeys({}, new SecretStore(folder));
    for (const jwk of keys.published()) {
      expect(Object.keys(jwk)).not.toContain('d');
      expect(jwk.kid).toBe(await calculateJwkThumbprint({ ...jwk }));
      expect(jwk.use).toBe('sig');
    }
    expect(keys.published().map(({ kty, crv, alg }) => [kty, crv, alg])).toEqual([
      ['EC', 'P-256', 'ES256'],
      ['OKP', 'Ed25519', 'EdDSA'],
    ]);
  });

  it.each(['es256', 'notary'] as const)(
    'signs with the private half what the published %s half verifies',
    async (role) => {
      const keys = await loadSigningKeys({}, new SecretStore(folder));
      const { privateJwk, publicJwk } = keys[role];
      const jws = await new CompactSign(new TextEncoder().encode('receipt'))
        .setProtectedHeader({ alg: publicJwk.alg })
        .sign(await importJWK({ ...privateJwk }, publicJwk.alg));
      const verified = await compactVerify(jws, await importJWK({ ...publicJwk }, publicJwk.alg));
      expect(new TextDecoder().decode(verified.payload)).toBe('receipt');
    },
  );

  it('stays published after another one takes its place', async () => {
    const old = await loadSigningKeys({}, new SecretStore(folder));
    const store = new SecretStore(folder);
    store.replace('receipt-es256.pem', makeSigningPem('receipt'));
    const renewed = await loadSigningKeys({}, store);
    renewed.publishAlso(old.published());
    expect(renewed.published().map((jwk) => jwk.kid)).toEqual([renewed.es256.kid, renewed.notary.kid, old.es256.kid]);
  });
});
