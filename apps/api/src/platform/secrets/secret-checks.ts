import { Inject, Injectable } from '@nestjs/common';
import { SecretChecksRepository } from './secret-checks.repository.js';
import { SecretDiffers, type SharedSecret } from './shared-secrets.js';

/** Nest's token of the {@link SharedSecret} list of this process. */
export const SHARED_SECRETS = Symbol('SHARED_SECRETS');

/** Compares the secrets of this process with those that its database was used with. */
@Injectable()
export class SecretChecks {
  constructor(
    @Inject(SHARED_SECRETS) private readonly secrets: readonly SharedSecret[],
    private readonly checks: SecretChecksRepository,
  ) {}

  /** Those that end with this process. */
  get ephemeral(): readonly SharedSecret[] {
    return this.secrets.filter(({ source }) => source === 'ephemeral');
  }

  /**
   * Passes where every secret is the one of the database, or the first that it sees. A key that was put in front of the
   * one in use passes too, and is noted from then on. One that ends with this process is compared and not noted.
   * @throws SecretDiffers that says which one differs and what to do
   */
  async confirm(): Promise<void> {
    for (const secret of this.secrets) await this.confirmOne(secret);
  }

  /** Notes the secrets of this process in the place of those that stood; what hung on the others is lost. */
  async accept(): Promise<void> {
    for (const { name, tags } of this.secrets) await this.checks.replace(name, tags[0] ?? '');
  }

  private async confirmOne(secret: SharedSecret): Promise<void> {
    const { name, tags, source } = secret;
    const [inUse = ''] = tags;
    const noted = source === 'ephemeral' ? await this.checks.find(name) : await this.checks.place(name, inUse);
    if (noted === null || noted === inUse) return;
    if (!tags.includes(noted)) throw new SecretDiffers(secret);
    await this.checks.replace(name, inUse);
  }
}
