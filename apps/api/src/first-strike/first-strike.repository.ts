import { Inject, Injectable } from '@nestjs/common';
import type { Commitment } from '@svc/trust';
import { DATABASE, type Database } from '../platform/database/database.js';

/** The table of commitments. Times are whole seconds since 1970-01-01T00:00:00Z. */
@Injectable()
export class FirstStrikeRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Keeps a commitment. */
  async add(commitment: Commitment): Promise<void> {
    const { commitment_id: id, buyer_id, seller_id, reservation_hash, expires_at_unix } = commitment;
    await this.database.client.firstStrike.create({
      data: {
        id,
        buyerId: buyer_id,
        sellerId: seller_id,
        reservationHash: reservation_hash,
        expiresAt: expires_at_unix,
      },
    });
  }

  /** The commitment of this id. */
  async find(id: string): Promise<Commitment | null> {
    const row = await this.database.client.firstStrike.findUnique({ where: { id } });
    if (row === null) return null;
    const { buyerId: buyer_id, sellerId: seller_id, reservationHash: reservation_hash, expiresAt } = row;
    return { commitment_id: id, buyer_id, seller_id, reservation_hash, expires_at_unix: expiresAt };
  }

  /** Records a reveal unless one stands: of many at once, one is the first. */
  async reveal(id: string, nowSeconds: number): Promise<{ revealedAtUnix: number; isFirst: boolean }> {
    const { firstStrike } = this.database.client;
    const { count } = await firstStrike.updateMany({
      where: { id, revealedAt: null },
      data: { revealedAt: nowSeconds },
    });
    if (count === 1) return { revealedAtUnix: nowSeconds, isFirst: true };
    const row = await firstStrike.findUnique({ where: { id }, select: { revealedAt: true } });
    return { revealedAtUnix: row?.revealedAt ?? nowSeconds, isFirst: false };
  }

  /** Forgets commitments that ended long ago, at most so many; several instances may do so at once. */
  sweep(nowMillis: number, most: number, keptDays: number): Promise<number> {
    const before = Math.floor(nowMillis / 1_000) - keptDays * 86_400;
    return this.database.client.$executeRaw`
      DELETE FROM "first_strike" WHERE "id" IN (
        SELECT "id" FROM "first_strike" WHERE "expires_at" < ${before}::int
        LIMIT ${most}::int FOR UPDATE SKIP LOCKED)`;
  }
}
