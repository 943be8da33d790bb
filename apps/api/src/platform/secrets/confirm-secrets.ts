import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { DATABASE, type Database } from '../database/database.js';
import { LOGGER } from '../logging/logger.js';
import { SecretChecks } from './secret-checks.js';
import { ephemeralWarning } from './shared-secrets.js';

/** Stops a start with secrets that are not those of the database, and tells of those that end with the process. */
@Injectable()
export class ConfirmSecrets implements OnModuleInit {
  constructor(
    private readonly checks: SecretChecks,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws SecretDiffers; where the database is away, the service is not ready instead */
  async onModuleInit(): Promise<void> {
    for (const secret of this.checks.ephemeral) this.logger.warn(ephemeralWarning(secret));
    await this.database.whenReady(() => this.checks.confirm());
  }
}
