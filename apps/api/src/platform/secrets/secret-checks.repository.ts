import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../database/database.js';
import type { SharedSecretName } from './shared-secrets.js';

/** The table of tags of the secrets that this database is used with. */
@Injectable()
export class SecretChecksRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** The tag of a secret; null where none was noted yet. */
  async find(name: SharedSecretName): Promise<string | null> {
    const row = await this.database.client.secretCheck.findUnique({ where: { name }, select: { tag: true } });
    return row?.tag ?? null;
  }

  /** Notes a tag unless there is one, and gives the one that stands: of several first starts one wins. */
  async place(name: SharedSecretName, tag: string): Promise<string> {
    await this.database.client.secretCheck.createMany({ data: [{ name, tag }], skipDuplicates: true });
    return (await this.find(name)) ?? tag;
  }

  /** Puts a tag in the place of whatever stands. */
  async replace(name: SharedSecretName, tag: string): Promise<void> {
    await this.database.client.secretCheck.upsert({
      where: { name },
      create: { name, tag },
      update: { tag, setAt: new Date() },
    });
  }
}
