import type { PublicJwk } from '@svc/signing';
import type { SecretStore } from '../secrets/secret-store.js';
import { makeSigningPem, PEM_VARIABLES, readNotaryKey, readReceiptKey } from './read-signing-key.js';
import type { KeyRole, KeySource, SigningKeys } from './signing-keys.js';

/** The file of each key in the secret store. */
export const PEM_FILES = { receipt: 'receipt-es256.pem', notary: 'notary-ed25519.pem' } as const;

/** PEM text from the environment; a role that is unset is kept in the data folder. */
export interface GivenPems {
  receipt?: string | null;
  notary?: string | null;
}

/** The signing keys, and the door by which rotated ones are added to what is published. */
export interface LoadedSigningKeys extends SigningKeys {
  /** Sets the public keys that signed before, newest first; those in use stay first and are not repeated. */
  publishAlso(retired: readonly PublicJwk[]): void;
}

const WEAKEST_FIRST: readonly KeySource[] = ['ephemeral', 'file', 'environment'];

/**
 * Loads both signing keys: from the environment, else made once and kept in the data folder, else for this process.
 *
 * @throws SigningKeyFault when a given key cannot be used
 */
export async function loadSigningKeys(given: GivenPems, store: SecretStore): Promise<LoadedSigningKeys> {
  const receiptPem = findPem('receipt', given.receipt, store);
  const notaryPem = findPem('notary', given.notary, store);
  const es256 = await readReceiptKey(receiptPem.pem, receiptPem.origin);
  const notary = await readNotaryKey(notaryPem.pem, notaryPem.origin);
  const sources = [receiptPem.source, notaryPem.source];
  const inUse = [es256.publicJwk, notary.publicJwk];
  let retired: readonly PublicJwk[] = [];
  return {
    es256,
    notary,
    source: WEAKEST_FIRST.find((source) => sources.includes(source)) ?? 'ephemeral',
    published: () => [...inUse, ...retired],
    publishAlso: (keys) => {
      retired = keys.filter((jwk) => inUse.every((used) => used.kid !== jwk.kid));
    },
  };
}

function findPem(
  role: KeyRole,
  given: string | null | undefined,
  store: SecretStore,
): { pem: string; origin: string; source: KeySource } {
  if (given) return { pem: given, origin: PEM_VARIABLES[role], source: 'environment' };
  const { value, source } = store.keep(PEM_FILES[role], () => makeSigningPem(role));
  return { pem: value, origin: `the file secrets/${PEM_FILES[role]} of the data folder`, source };
}
