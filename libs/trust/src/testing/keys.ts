import { createPrivateKey, generateKeyPairSync, sign, type ED25519KeyPairOptions } from 'node:crypto';
import { jwkThumbprint, publicJwkOf, type OkpPrivateJwk, type OkpPublicJwk } from '@svc/signing';

/** The key leaves its generation as text: exported from its own object Node 20 may wait for itself for ever. */
const PEM: ED25519KeyPairOptions<'pem', 'pem'> = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
};

/** An Ed25519 key of a test, in the forms that the library, `jose` and an operator use. */
export interface TestKey {
  kid: string;
  privateJwk: OkpPrivateJwk;
  publicJwk: OkpPublicJwk;
  publicKeyBase64: string;
  /** Signs bytes or the UTF-8 bytes of a text; base64. */
  sign(bytes: Uint8Array | string): string;
}

/** A new key. */
export async function newKey(): Promise<TestKey> {
  const privateKey = createPrivateKey(generateKeyPairSync('ed25519', PEM).privateKey);
  const { x = '', d = '' } = privateKey.export({ format: 'jwk' });
  const kid = await jwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x });
  const privateJwk: OkpPrivateJwk = { kid, kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', x, d };
  return {
    kid,
    privateJwk,
    publicJwk: publicJwkOf(privateJwk) as OkpPublicJwk,
    publicKeyBase64: Buffer.from(x, 'base64url').toString('base64'),
    sign: (bytes) => sign(null, Buffer.from(bytes as string), privateKey).toString('base64'),
  };
}
