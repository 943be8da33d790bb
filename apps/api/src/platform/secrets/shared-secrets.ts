import { createHmac } from 'node:crypto';
import type { ConfiguredSecrets } from '../config/config.js';
import type { RandomBytes } from '../clock/clock.js';
import type { SecretStore } from './secret-store.js';
import { keepKeyPepper, keepStateKeys, keepTelemetryKey, type OpenSecret } from './secrets.js';

/** A secret that all processes on one database must share. */
export type SharedSecretName = 'key-pepper' | 'state-key' | 'telemetry-key';

/** What is known of such a secret without the secret itself. */
export interface SharedSecret {
  readonly name: SharedSecretName;
  /** Tags of its values: the one in use first, then those that are still taken. */
  readonly tags: readonly string[];
  readonly source: OpenSecret['source'];
}

/** How each of them is spoken of, and what breaks where two processes differ. */
const WORDS: Readonly<Record<SharedSecretName, { called: string; variable: string; breaks: string; ends: string }>> = {
  'key-pepper': {
    called: 'key pepper',
    variable: 'SVC_KEY_PEPPER',
    breaks: 'access keys issued with the database’s secret would be unknown',
    ends: 'access keys issued now are unknown',
  },
  'state-key': {
    called: 'state key',
    variable: 'SVC_STATE_KEY',
    breaks: 'conversations and quotes sealed with the database’s secret could not continue',
    ends: 'present conversations and quotes cannot continue',
  },
  'telemetry-key': {
    called: 'telemetry key',
    variable: 'SVC_TELEMETRY_KEY',
    breaks: 'calls shared with the database’s secret could be neither exported nor erased',
    ends: 'calls shared now can be neither exported nor erased',
  },
};

/** The secrets of this process, as they are compared with those of others. */
export function sharedSecrets(
  configured: ConfiguredSecrets,
  store: SecretStore,
  randomBytes: RandomBytes,
): readonly SharedSecret[] {
  const kept = [
    ['key-pepper', keepKeyPepper(configured, store, randomBytes)],
    ['state-key', keepStateKeys(configured, store, randomBytes)],
    ['telemetry-key', keepTelemetryKey(configured, store, randomBytes)],
  ] as const;
  return kept.map(([name, { keys, source }]) => ({ name, source, tags: keys.map((key) => tagOf(name, key)) }));
}

/** HMAC-SHA-256 of a fixed text under the secret, hexadecimal: equal for equal secrets, and no way back to them. */
function tagOf(name: SharedSecretName, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`svc check value of the ${name}, 1`, 'utf8').digest('hex');
}

/** The secret of this process is not the one that this database was used with. */
export class SecretDiffers extends Error {
  readonly code = 'secret_differs';
  override readonly name = 'SecretDiffers';

  constructor({ name, source }: SharedSecret) {
    const { called, variable, breaks } = WORDS[name];
    const origin = {
      environment: variable,
      file: `the file secrets/${name} of the data folder`,
      ephemeral: 'made for this process, because the data folder cannot be written',
    }[source];
    super(
      `The ${called} of this process (${origin}) is not the one that this database was used with: ${breaks}. ` +
        `Give every instance the same ${variable}, or the data folder that holds it (SVC_DATA_DIR). If the secret ` +
        'is lost: npm run admin -- secrets accept',
    );
  }
}

/** What an operator must know of a secret that ends with the process. */
export function ephemeralWarning({ name }: SharedSecret): string {
  const { called, variable, ends } = WORDS[name];
  return (
    `the data folder cannot be written, so the ${called} is lost when this process ends: after a restart ` +
    `${ends}; set ${variable}`
  );
}
