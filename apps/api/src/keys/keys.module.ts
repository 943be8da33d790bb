import { Global, Module } from '@nestjs/common';
import { ACCESS_KEYS } from '../platform/access/access-keys.js';
import { BootstrapKey } from './bootstrap-key.js';
import { HoldersRepository } from './holders.repository.js';
import { KeyIssueLimit } from './key-issue-limit.js';
import { KeyIssueService } from './key-issue.service.js';
import { KeysController } from './keys.controller.js';
import { KeysRepository } from './keys.repository.js';
import { KeysService } from './keys.service.js';

/** Access keys: who may make the calls that need one. */
@Global()
@Module({
  controllers: [KeysController],
  providers: [
    KeysRepository,
    KeysService,
    HoldersRepository,
    KeyIssueLimit,
    KeyIssueService,
    BootstrapKey,
    { provide: ACCESS_KEYS, useExisting: KeysService },
  ],
  exports: [KeysService, HoldersRepository, ACCESS_KEYS],
})
export class KeysModule {}
