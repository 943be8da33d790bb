import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { DATABASE, type Database } from '../database/database.js';
import { LOGGER } from '../logging/logger.js';
import { InstancesRepository } from './instances.repository.js';
import type { LoadedSigningKeys } from './load-signing-keys.js';
import { PublishedKeysRepository } from './published-keys.repository.js';
import { SIGNING_KEYS } from './signing-keys.js';

/** Two processes with keys of their own that nobody keeps: each would refuse what the other signed. */
export class EphemeralKeysOfSeveral extends Error {
  readonly code = 'ephemeral_keys_of_several';
  override readonly name = 'EphemeralKeysOfSeveral';

  constructor() {
    super(
      'Another instance runs on this database, and the signing keys of one instance are ephemeral. Give all ' +
        'instances the same keys with SVC_RECEIPT_ES256_PEM and SVC_NOTARY_ED25519_PEM, or a writable data folder ' +
        '(SVC_DATA_DIR).',
    );
  }
}

/** How often an instance says that it lives, and learns of keys that others have published, in milliseconds. */
export const BEAT_MILLIS = 10_000;
const SILENCE_SECONDS = 45;

/** Publishes the keys of this process for good, and learns those that signed before or sign elsewhere. */
@Injectable()
export class KeyPublisher implements OnModuleInit, BeforeApplicationShutdown {
  private readonly id = randomUUID();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(SIGNING_KEYS) private readonly keys: LoadedSigningKeys,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly published: PublishedKeysRepository,
    private readonly instances: InstancesRepository,
  ) {}

  /** @throws EphemeralKeysOfSeveral when this process must not run beside another one */
  async onModuleInit(): Promise<void> {
    if (this.keys.source === 'ephemeral')
      this.logger.warn('the signing keys are ephemeral: receipts cannot be verified after a restart');
    await this.database.whenReady(() => this.join());
    this.timer = setInterval(() => void this.beat(), BEAT_MILLIS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.instances.leave(this.id).catch(() => undefined);
  }

  /** Reads again what is published. */
  async refresh(): Promise<void> {
    const ofReceipts = (await this.published.list()).filter(({ role }) => role === 'receipt' || role === 'notary');
    this.keys.publishAlso(ofReceipts.map(({ jwk }) => jwk));
  }

  private async join(): Promise<void> {
    await this.instances.beat(this.id, this.keys.source);
    const others = await this.instances.others(this.id, SILENCE_SECONDS);
    if (others.length > 0 && [this.keys.source, ...others].includes('ephemeral')) {
      await this.instances.leave(this.id);
      throw new EphemeralKeysOfSeveral();
    }
    await this.published.add('receipt', this.keys.es256.publicJwk);
    await this.published.add('notary', this.keys.notary.publicJwk);
    await this.refresh();
  }

  private async beat(): Promise<void> {
    try {
      await this.instances.beat(this.id, this.keys.source);
      await this.refresh();
    } catch {
      // The database is away, which readiness tells; the next beat tries again.
    }
  }
}
