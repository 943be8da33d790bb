import { Global, Module } from '@nestjs/common';
import { RANDOM_BYTES, type RandomBytes } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { ConfirmSecrets } from './confirm-secrets.js';
import { SecretChecks, SHARED_SECRETS } from './secret-checks.js';
import { SecretChecksRepository } from './secret-checks.repository.js';
import { SecretStore } from './secret-store.js';
import {
  KEY_PEPPER,
  openKeyPepper,
  openStateSealer,
  openTelemetryKey,
  SECRET_STORE,
  STATE_SEALER,
  TELEMETRY_KEY,
} from './secrets.js';
import { sharedSecrets } from './shared-secrets.js';

/** The secrets of the process, each from the environment or made once and kept in the data folder. */
@Global()
@Module({
  providers: [
    { provide: SECRET_STORE, useFactory: (config: Config) => new SecretStore(config.dataDir), inject: [CONFIG] },
    {
      provide: STATE_SEALER,
      useFactory: (config: Config, store: SecretStore, random: RandomBytes) =>
        openStateSealer(config.secrets, store, random),
      inject: [CONFIG, SECRET_STORE, RANDOM_BYTES],
    },
    {
      provide: KEY_PEPPER,
      useFactory: (config: Config, store: SecretStore, random: RandomBytes) =>
        openKeyPepper(config.secrets, store, random),
      inject: [CONFIG, SECRET_STORE, RANDOM_BYTES],
    },
    {
      provide: TELEMETRY_KEY,
      useFactory: (config: Config, store: SecretStore, random: RandomBytes) =>
        openTelemetryKey(config.secrets, store, random),
      inject: [CONFIG, SECRET_STORE, RANDOM_BYTES],
    },
    {
      provide: SHARED_SECRETS,
      useFactory: (config: Config, store: SecretStore, random: RandomBytes) =>
        sharedSecrets(config.secrets, store, random),
      inject: [CONFIG, SECRET_STORE, RANDOM_BYTES],
    },
    SecretChecksRepository,
    SecretChecks,
    ConfirmSecrets,
  ],
  exports: [SECRET_STORE, STATE_SEALER, KEY_PEPPER, TELEMETRY_KEY, SecretChecks],
})
export class SecretsModule {}
