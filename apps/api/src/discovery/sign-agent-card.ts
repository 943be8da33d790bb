import { canonicalBytes } from '@svc/signing';
import { FlattenedSign } from 'jose';
import type { SigningKeys } from '../platform/signing-keys/signing-keys.js';

/**
 * An A2A card with its signature: a JWS over its canonical bytes (A2A 1.0, 8.4), by the ES256 key that the profile
 * publishes.
 * @param jku where the key is found: the profile's `keys` make it a key set
 */
export async function signAgentCard(
  card: object,
  { kid, privateKey }: SigningKeys['es256'],
  jku: string,
): Promise<object> {
  const jws = await new FlattenedSign(canonicalBytes(card))
    .setProtectedHeader({ alg: 'ES256', typ: 'JOSE', kid, jku })
    .sign(privateKey);
  return { ...card, signatures: [{ protected: jws.protected, signature: jws.signature }] };
}
