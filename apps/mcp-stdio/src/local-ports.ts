import { createHash, randomBytes } from 'node:crypto';
import { createStateSealer, verifySignatures } from '@svc/node-runtime';
import type { OperationPorts, Tunables } from '@svc/operations';
import { publicJwkOf } from '@svc/signing';
import type { LocalKeys } from './local-keys.js';

/**
 * What operations need, from this machine: its clock and randomness, the server's own keys, the settings of the price
 * engine, and no model.
 */
export function localPorts({ state, business, notary }: LocalKeys, tunables: Tunables): OperationPorts {
  const published = [publicJwkOf(business), publicJwkOf(notary)];
  const random = (count: number): Uint8Array => new Uint8Array(randomBytes(count));
  const sealer = createStateSealer([Buffer.from(state, 'base64url')], random);
  return {
    nowMillis: () => Date.now(),
    randomBytes: random,
    deriveSecret: (text) => sealer.derive(text),
    hash: (text) => createHash('sha256').update(text, 'utf8').digest('base64url'),
    sealer,
    signers: { business: { kid: business.kid, privateJwk: business }, notary: { kid: notary.kid, privateJwk: notary } },
    publishedKeys: () => published,
    verifiers: verifySignatures,
    tunables,
    // Who runs it on a machine of their own is bounded by that machine.
    hasKey: true,
  };
}
