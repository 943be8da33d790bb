import { createStateSealer, STATE_KEY_BYTES, type StateSealer } from '@svc/node-runtime';
import type { ConfiguredSecrets } from '../config/config.js';
import { ConfigurationFault } from '../config/configuration-fault.js';
import { readKeyBytes } from './read-key-bytes.js';
import type { KeptSecret, SecretStore } from './secret-store.js';

/** Nest's token of the {@link SecretStore}. */
export const SECRET_STORE = Symbol('SECRET_STORE');

/** Nest's token of the {@link StateSealer}. */
export const STATE_SEALER = Symbol('STATE_SEALER');

/** Nest's token of the pepper: the bytes under which access keys are hashed. */
export const KEY_PEPPER = Symbol('KEY_PEPPER');

/** Nest's token of the bytes under which it is hashed, week by week, who has shared a call. */
export const TELEMETRY_KEY = Symbol('TELEMETRY_KEY');

type RandomBytes = (count: number) => Uint8Array;

/** The values of one secret and where they come from. */
export interface OpenSecret {
  /** The one in use first. */
  readonly keys: readonly Uint8Array[];
  readonly source: 'environment' | KeptSecret['source'];
}

/**
 * The keys that seal and open conversation states: those of `SVC_STATE_KEY`, or one kept in the data folder.
 *
 * @throws ConfigurationFault when a given key is too short
 */
export function keepStateKeys(secrets: ConfiguredSecrets, store: SecretStore, randomBytes: RandomBytes): OpenSecret {
  const { value, source } = given(secrets.stateKey) ?? store.keep('state-key', () => newSecret(randomBytes));
  const keys = readKeyBytes(value);
  if (keys === null)
    throw new ConfigurationFault([
      'SVC_STATE_KEY must hold keys of 32 bytes in base64 or hexadecimal, separated by commas',
    ]);
  return { keys, source };
}

/** The pepper of access keys: `SVC_KEY_PEPPER`, or one kept in the data folder. */
export function keepKeyPepper(secrets: ConfiguredSecrets, store: SecretStore, randomBytes: RandomBytes): OpenSecret {
  const { value, source } = given(secrets.keyPepper) ?? store.keep('key-pepper', () => newSecret(randomBytes));
  return { keys: [new TextEncoder().encode(value)], source };
}

/** The key of telemetry: `SVC_TELEMETRY_KEY`, or one kept in the data folder. */
export function keepTelemetryKey(secrets: ConfiguredSecrets, store: SecretStore, randomBytes: RandomBytes): OpenSecret {
  const { value, source } = given(secrets.telemetryKey) ?? store.keep('telemetry-key', () => newSecret(randomBytes));
  return { keys: [new TextEncoder().encode(value)], source };
}

/** The sealer of conversation states. @throws ConfigurationFault when the given key is too short */
export function openStateSealer(secrets: ConfiguredSecrets, store: SecretStore, randomBytes: RandomBytes): StateSealer {
  return createStateSealer(keepStateKeys(secrets, store, randomBytes).keys, randomBytes);
}

/** The bytes under which access keys are hashed. */
export function openKeyPepper(secrets: ConfiguredSecrets, store: SecretStore, randomBytes: RandomBytes): Uint8Array {
  return keepKeyPepper(secrets, store, randomBytes).keys[0] ?? new Uint8Array();
}

/** The bytes under which it is hashed who has shared a call. */
export function openTelemetryKey(secrets: ConfiguredSecrets, store: SecretStore, randomBytes: RandomBytes): Uint8Array {
  return keepTelemetryKey(secrets, store, randomBytes).keys[0] ?? new Uint8Array();
}

function given(value: string | null): { value: string; source: 'environment' } | null {
  return value === null ? null : { value, source: 'environment' };
}

function newSecret(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(STATE_KEY_BYTES)).toString('base64url');
}
