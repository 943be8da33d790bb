import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import type { SecretStore } from '../secrets/secret-store.js';
import { SECRET_STORE } from '../secrets/secrets.js';
import { InstancesRepository } from './instances.repository.js';
import { KeyPublisher } from './key-publisher.js';
import { TrustKeys } from './trust-keys.js';
import { loadSigningKeys } from './load-signing-keys.js';
import { PublishedKeysRepository } from './published-keys.repository.js';
import { SIGNING_KEYS } from './signing-keys.js';

/** The keys that sign receipts and responses, and the list of all that ever did. */
@Global()
@Module({
  providers: [
    {
      provide: SIGNING_KEYS,
      useFactory: ({ secrets }: Config, store: SecretStore) =>
        loadSigningKeys({ receipt: secrets.receiptEs256Pem, notary: secrets.notaryEd25519Pem }, store),
      inject: [CONFIG, SECRET_STORE],
    },
    PublishedKeysRepository,
    InstancesRepository,
    KeyPublisher,
    TrustKeys,
  ],
  exports: [SIGNING_KEYS, PublishedKeysRepository, TrustKeys],
})
export class SigningKeysModule {}
