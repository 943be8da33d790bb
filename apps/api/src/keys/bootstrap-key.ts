import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { DATABASE, type Database } from '../platform/database/database.js';
import { START_NOTICES } from '../platform/health/start-notices.js';
import { KeysService } from './keys.service.js';

/** Sees to it that a new service can be used: with the key that the operator brings, else with one that is printed once. */
@Injectable()
export class BootstrapKey implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(START_NOTICES) private readonly notices: string[],
    private readonly keys: KeysService,
  ) {}

  onModuleInit(): Promise<void> {
    return this.database.whenReady(() => this.provide());
  }

  private async provide(): Promise<void> {
    const { bootstrapAccessKey } = this.config;
    if (bootstrapAccessKey !== null) {
      await this.keys.admit(bootstrapAccessKey, 'bootstrap');
      return;
    }
    if (this.database.kind !== 'embedded') return;
    const issued = await this.keys.issueFirst('svc', 'first start');
    if (issued !== null) this.notices.push(`Your access key, shown only this once: ${issued.key}`);
  }
}
