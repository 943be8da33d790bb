import { Global, Module } from '@nestjs/common';
import { RANDOM_BYTES, type RandomBytes } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { SecretStore } from './secret-store.js';
import { KEY_PEPPER, openKeyPepper, openStateSealer, SECRET_STORE, STATE_SEALER } from './secrets.js';

/** The secrets of the process, each from the environment or made once and kept in the data folder. */
@Global()
@Module({
  providers: [
    { provide: SECRET_STORE, useFactory: (config: Config) => new SecretStore(config.dataDir), inject: [CONFIG] },
    {
      provide: STATE_SEALER,
      useFactory: (config: Config, store: SecretStore, random: RandomBytes) => openStateSealer(config.secrets, store, random),
      inject: [CONFIG, SECRET_STORE, RANDOM_BYTES],
    },
    {
      provide: KEY_PEPPER,
      useFactory: (config: Config, store: SecretStore, random: RandomBytes) => openKeyPepper(config.secrets, store, random),
      inject: [CONFIG, SECRET_STORE, RANDOM_BYTES],
    },
  ],
  exports: [SECRET_STORE, STATE_SEALER, KEY_PEPPER],
})
export class SecretsModule {}
