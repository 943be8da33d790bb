import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { ACCESS_KEYS } from '../platform/access/access-keys.js';
import { SWEEPS, type Sweep } from '../platform/sweep/sweeper.js';
import { BootstrapKey } from './bootstrap-key.js';
import { HoldersRepository } from './holders.repository.js';
import { KeyIssueLimit } from './key-issue-limit.js';
import { KeyIssueService } from './key-issue.service.js';
import { KeysController } from './keys.controller.js';
import { KeysRepository } from './keys.repository.js';
import { KeysService } from './keys.service.js';
import { SealedAnswersRepository } from './sealed-answers.repository.js';

/** Access keys: who may make the calls that need one. */
@Global()
@Module({
  controllers: [KeysController],
  providers: [
    KeysRepository,
    KeysService,
    HoldersRepository,
    SealedAnswersRepository,
    KeyIssueLimit,
    KeyIssueService,
    BootstrapKey,
    { provide: ACCESS_KEYS, useExisting: KeysService },
  ],
  exports: [KeysService, HoldersRepository, ACCESS_KEYS],
})
export class KeysModule implements OnModuleInit {
  constructor(
    @Inject(SWEEPS) private readonly sweeps: Sweep[],
    private readonly answers: SealedAnswersRepository,
  ) {}

  onModuleInit(): void {
    this.sweeps.push({ name: 'sealed answers', sweep: (_now, most) => this.answers.sweep(most) });
  }
}
