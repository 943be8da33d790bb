import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database, type Transaction } from '../platform/database/database.js';

/** A parcel as it is parked. */
export interface NewParcel {
  readonly keyId: string;
  readonly ticket: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly contentHash: string;
  readonly expiresAt: Date;
}

/** A parcel as it is handed back. */
type FoundParcel = Pick<NewParcel, 'bytes' | 'contentHash' | 'expiresAt'>;

/** Parcels: bytes that their owner has encrypted. */
@Injectable()
export class ParcelsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Parks a parcel. */
  async add(transaction: Transaction, parcel: NewParcel): Promise<void> {
    await transaction.parcel.create({ data: parcel });
  }

  /** Whether the database holds these very bytes under the ticket, until then: it hashes them itself. */
  async holds(
    transaction: Transaction,
    { keyId, ticket, contentHash, expiresAt }: Omit<NewParcel, 'bytes'>,
  ): Promise<boolean> {
    const rows = await transaction.$queryRaw<object[]>`
      SELECT 1 FROM "parcel" WHERE "key_id" = ${keyId} AND "ticket" = ${ticket} AND "expires_at" = ${expiresAt}
        AND "content_hash" = ${contentHash} AND encode(sha256("bytes"), 'hex') = ${contentHash}`;
    return rows.length === 1;
  }

  /**
   * The parcel of this key under this ticket that has not expired, by the clock of the database: an instance whose own
   * is ahead hands back what others hold. One look-up by both: the ticket of somebody else takes the same way, and the
   * same time, as one that nobody has.
   */
  async find(keyId: string, ticket: string): Promise<FoundParcel | null> {
    const [found] = await this.database.client.$queryRaw<FoundParcel[]>`
      SELECT "bytes", "content_hash" AS "contentHash", "expires_at" AS "expiresAt" FROM "parcel"
      WHERE "key_id" = ${keyId} AND "ticket" = ${ticket} AND "expires_at" > statement_timestamp()`;
    return found ?? null;
  }

  /** Removes parcels that have expired, at most so many; several instances may do so at once. */
  sweep(nowMillis: number, most: number): Promise<number> {
    return this.database.client.$executeRaw`
      DELETE FROM "parcel" WHERE ("key_id", "ticket") IN (
        SELECT "key_id", "ticket" FROM "parcel" WHERE "expires_at" <= ${new Date(nowMillis)}
        LIMIT ${most} FOR UPDATE SKIP LOCKED)`;
  }
}
