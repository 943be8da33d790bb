import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { newPrivateJwk } from '@svc/node-runtime';
import { isEd25519, jwkThumbprint, type OkpPrivateJwk } from '@svc/signing';

/** The file holds no key that can sign. */
export class KeyFault extends Error {
  readonly code = 'key_fault';
  override readonly name = 'KeyFault';
}

/**
 * The runner's Ed25519 key from a JWK file, made on first use for its owner alone. Its `kid` is its thumbprint.
 * @throws KeyFault where the file is there and holds something else
 */
export async function keepSigningKey(path: string): Promise<OkpPrivateJwk> {
  if (existsSync(path)) return readKey(path);
  const { d = '', x = '' } = newPrivateJwk('ed25519');
  const key: OkpPrivateJwk = { kid: '', kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', x, d };
  const named = { ...key, kid: await jwkThumbprint(key) };
  // Refuses a file that appeared in between.
  writeFileSync(path, `${JSON.stringify(named, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return named;
}

function readKey(path: string): OkpPrivateJwk {
  try {
    const key = JSON.parse(readFileSync(path, 'utf8')) as OkpPrivateJwk;
    if (isEd25519(key) && typeof key.d === 'string' && typeof key.kid === 'string' && key.kid !== '') return key;
  } catch {
    // Told below, like any other content.
  }
  throw new KeyFault(`${path} is not the JWK of a private Ed25519 key with a kid`);
}
