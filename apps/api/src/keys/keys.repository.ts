import { Inject, Injectable } from '@nestjs/common';
import type { KeyKind } from '@svc/accounts';
import { DATABASE, type Database, type Transaction } from '../platform/database/database.js';

/** A stored key: all that is known about it without the key. */
export interface StoredKey {
  id: string;
  kind: KeyKind;
  display: string;
  label: string;
  createdAt: Date;
  rotatedAt: Date | null;
  revokedAt: Date | null;
  pilotRequestId: string | null;
}

/** A key about to be stored. */
export interface NewKey {
  id: string;
  kind: KeyKind;
  keyHash: string;
  display: string;
  label: string;
  pilotRequestId?: string;
}

/** `none`: no key is active and none was ever used; `unused`: there are active ones and none was ever used. */
export type KeyUse = 'none' | 'unused' | 'used';

const SHOWN = {
  id: true,
  kind: true,
  display: true,
  label: true,
  createdAt: true,
  rotatedAt: true,
  revokedAt: true,
  pilotRequestId: true,
} as const;

/** The table of access keys. */
@Injectable()
export class KeysRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** The key with this hash that is not revoked. */
  async findActive(keyHash: string): Promise<{ id: string; kind: KeyKind; used: boolean } | null> {
    const [row] = await this.database.read<{ id: string; kind: KeyKind; used: boolean }>`
      SELECT "id", "kind", "used" FROM "access_key" WHERE "key_hash" = ${keyHash} AND "revoked_at" IS NULL`;
    return row ?? null;
  }

  /** Notes that a key was used. */
  async markUsed(id: string): Promise<void> {
    await this.database.client.accessKey.updateMany({ where: { id, used: false }, data: { used: true } });
  }

  /** What the keys of the table were used for so far. */
  async use(): Promise<KeyUse> {
    const { accessKey } = this.database.client;
    const isAny = async (where: { used: true } | { revokedAt: null }): Promise<boolean> =>
      (await accessKey.findFirst({ where, select: { id: true } })) !== null;
    if (await isAny({ used: true })) return 'used';
    return (await isAny({ revokedAt: null })) ? 'unused' : 'none';
  }

  /** Stores a key; false when this very key is stored already. */
  async add(key: NewKey): Promise<boolean> {
    const { count } = await this.database.client.accessKey.createMany({ data: [key], skipDuplicates: true });
    return count === 1;
  }

  /** Stores a key unless there is any; false when there was one. One statement, so two first starts make one key. */
  async addFirst({ id, kind, keyHash, display, label }: NewKey): Promise<boolean> {
    const count = await this.database.client.$executeRaw`
      INSERT INTO "access_key" ("id", "kind", "key_hash", "display", "label")
      SELECT ${id}, ${kind}, ${keyHash}, ${display}, ${label} WHERE NOT EXISTS (SELECT 1 FROM "access_key")`;
    return count === 1;
  }

  /** All keys, oldest first. */
  async list(): Promise<StoredKey[]> {
    const rows = await this.database.client.accessKey.findMany({
      select: SHOWN,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    return rows.map((row) => ({ ...row, kind: row.kind as KeyKind }));
  }

  /** The key of this id. */
  async findById(id: string): Promise<StoredKey | null> {
    const row = await this.database.client.accessKey.findUnique({ where: { id }, select: SHOWN });
    return row === null ? null : { ...row, kind: row.kind as KeyKind };
  }

  /** The key of this id, or whose display this is when only one has it. */
  async find(idOrDisplay: string): Promise<StoredKey | null> {
    const found = await this.findById(idOrDisplay);
    if (found !== null) return found;
    const rows = await this.database.client.accessKey.findMany({
      where: { display: idOrDisplay },
      select: SHOWN,
      take: 2,
    });
    const [only] = rows.length === 1 ? rows : [];
    return only === undefined ? null : { ...only, kind: only.kind as KeyKind };
  }

  /** Revokes a key for good; false when there is none that is active. */
  async revoke(id: string): Promise<boolean> {
    const { count } = await this.database.client.accessKey.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    return count === 1;
  }

  /**
   * Puts another key in the place of this one: the row stays, and with it all that belongs to the key's id.
   * @param old what is replaced: a key that is not active under this hash any more stays as it is
   * @param keep written in the same transaction
   */
  replace(
    { id, keyHash: oldHash }: { id: string; keyHash?: string },
    { keyHash, display }: Pick<NewKey, 'keyHash' | 'display'>,
    keep: (transaction: Transaction) => Promise<void> = () => Promise.resolve(),
  ): Promise<boolean> {
    const where = { id, revokedAt: null, ...(oldHash !== undefined && { keyHash: oldHash }) };
    const data = { keyHash, display, rotatedAt: new Date() };
    return this.database.transaction(async (transaction) => {
      const { count } = await transaction.accessKey.updateMany({ where, data });
      if (count === 1) await keep(transaction);
      return count === 1;
    }, id);
  }
}
