import { Global, Module } from '@nestjs/common';
import { ACCESS_KEYS } from '../platform/access/access-keys.js';
import { BootstrapKey } from './bootstrap-key.js';
import { KeysRepository } from './keys.repository.js';
import { KeysService } from './keys.service.js';

/** Access keys: who may make the calls that need one. */
@Global()
@Module({
  providers: [KeysRepository, KeysService, BootstrapKey, { provide: ACCESS_KEYS, useExisting: KeysService }],
  exports: [KeysService, ACCESS_KEYS],
})
export class KeysModule {}
