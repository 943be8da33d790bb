import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { DATABASE, type Database } from '../platform/database/database.js';
import { START_NOTICES, type StartNotice } from '../platform/health/start-notices.js';
import { SecretChecks } from '../platform/secrets/secret-checks.js';
import { KeysService } from './keys.service.js';

const HOW_TO_ISSUE = 'npm run admin -- keys issue';

/**
 * Sees to it that a new service can be used: with the key that the operator brings, else with one that is made when the
 * service listens and printed at once, so that no key is made that nobody sees. Where keys are issued by hand, it says
 * how.
 */
@Injectable()
export class BootstrapKey implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(START_NOTICES) private readonly notices: StartNotice[],
    private readonly secrets: SecretChecks,
    private readonly keys: KeysService,
  ) {}

  async onModuleInit(): Promise<void> {
    const { bootstrapAccessKey } = this.config;
    if (bootstrapAccessKey === null) {
      this.notices.push((say) => this.database.whenReady(() => this.tell(say)));
      return;
    }
    await this.database.whenReady(async () => {
      await this.secrets.confirm();
      await this.keys.admit(bootstrapAccessKey, 'bootstrap');
    });
  }

  private async tell(say: (line: string) => void): Promise<void> {
    const issued = this.database.kind === 'embedded' ? await this.keys.issueFirst('svc', 'first start') : null;
    if (issued !== null) {
      say(`Your access key, shown only this once: ${issued.key}`);
      return;
    }
    const use = await this.keys.use();
    if (use === 'none') say(`There is no access key yet. Issue one: ${HOW_TO_ISSUE}`);
    if (use === 'unused') say(`No access key was ever used here. If you lost yours, issue another: ${HOW_TO_ISSUE}`);
  }
}
