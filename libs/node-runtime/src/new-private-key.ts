import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type ED25519KeyPairOptions } from 'node:crypto';

const PEM: ED25519KeyPairOptions<'pem', 'pem'> = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
};

/**
 * A new private key of Ed25519 or P-256, as PKCS #8 PEM.
 *
 * The key leaves its generation as text. A key object that comes out of `generateKeyPairSync` shares a lock with the
 * job that made it: where that job is collected as garbage while the key is exported as a JWK, Node 20 waits for itself
 * for ever.
 * @example newPrivatePem('ed25519').split('\n')[0] // '-----BEGIN PRIVATE KEY-----'
 */
export function newPrivatePem(kind: 'ed25519' | 'p256'): string {
  return (
    kind === 'ed25519'
      ? generateKeyPairSync('ed25519', PEM)
      : generateKeyPairSync('ec', { namedCurve: 'P-256', ...PEM })
  ).privateKey;
}

/**
 * A new private key of Ed25519 or P-256, as the members of a JWK.
 * @example newPrivateJwk('ed25519').crv // 'Ed25519'
 */
export const newPrivateJwk = (kind: 'ed25519' | 'p256'): JsonWebKey =>
  createPrivateKey(newPrivatePem(kind)).export({ format: 'jwk' });
