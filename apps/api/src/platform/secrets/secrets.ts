import type { ConfiguredSecrets } from '../config/config.js';
import { ConfigurationFault } from '../config/configuration-fault.js';
import { readKeyBytes } from './read-key-bytes.js';
import type { SecretStore } from './secret-store.js';
import { createStateSealer, STATE_KEY_BYTES, type StateSealer } from './state-sealer.js';

/** Nest's token of the {@link SecretStore}. */
export const SECRET_STORE = Symbol('SECRET_STORE');

/** Nest's token of the {@link StateSealer}. */
export const STATE_SEALER = Symbol('STATE_SEALER');

/** Nest's token of the pepper: the bytes under which access keys are hashed. */
export const KEY_PEPPER = Symbol('KEY_PEPPER');

type RandomBytes = (count: number) => Uint8Array;

/**
 * The sealer of conversation states, under `SVC_STATE_KEY` or a key kept in the data folder.
 *
 * @throws ConfigurationFault when the given key is too short
 */
export function openStateSealer(secrets: ConfiguredSecrets, store: SecretStore, randomBytes: RandomBytes): StateSealer {
  const text = secrets.stateKey ?? store.keep('state-key', () => newSecret(randomBytes)).value;
  const keys = readKeyBytes(text);
  if (keys === null) throw new ConfigurationFault(['SVC_STATE_KEY must hold keys of 32 bytes in base64 or hexadecimal, parted by commas']);
  return createStateSealer(keys, randomBytes);
}

/** The pepper of access keys: `SVC_KEY_PEPPER`, or one kept in the data folder. */
export function openKeyPepper(secrets: ConfiguredSecrets, store: SecretStore, randomBytes: RandomBytes): Uint8Array {
  const text = secrets.keyPepper ?? store.keep('key-pepper', () => newSecret(randomBytes)).value;
  return new TextEncoder().encode(text);
}

function newSecret(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(STATE_KEY_BYTES)).toString('base64url');
}
