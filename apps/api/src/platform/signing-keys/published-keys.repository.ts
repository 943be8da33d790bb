import { Inject, Injectable } from '@nestjs/common';
import { publicJwkOf, type PublicJwk } from '@svc/signing';
import { DATABASE, type Database } from '../database/database.js';
import type { KeyRole } from './signing-keys.js';
import type { TrustRole } from './trust-keys.js';

/** Every public key that ever signed. Rows are added and never removed. */
@Injectable()
export class PublishedKeysRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Adds a key; one that is there already stays as it is. */
  async add(role: KeyRole | TrustRole, key: PublicJwk): Promise<void> {
    const row = { kid: key.kid, role, jwk: { ...publicJwkOf(key) } };
    await this.database.client.publishedKey.createMany({ data: [row], skipDuplicates: true });
  }

  /** All keys, newest first. */
  async list(): Promise<{ role: KeyRole | TrustRole; jwk: PublicJwk; publishedAt: Date }[]> {
    const rows = await this.database.client.publishedKey.findMany({
      orderBy: [{ publishedAt: 'desc' }, { kid: 'asc' }],
    });
    return rows.map(({ role, jwk, publishedAt }) => ({
      role: role as KeyRole | TrustRole,
      jwk: publicJwkOf(jwk as unknown as PublicJwk),
      publishedAt,
    }));
  }
}
