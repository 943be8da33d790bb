import { Inject, Injectable } from '@nestjs/common';
import type { AttestedOperator, PeerRole } from '@svc/trust';
import { DATABASE, type Database } from '../platform/database/database.js';

/**
 * A session as it is kept; its id is a hash of what the peers hold. Times are whole seconds since
 * 1970-01-01T00:00:00Z.
 */
export interface PeerSession {
  id: string;
  negotiationId: string;
  /** The operators, as they were attested. */
  seller: AttestedOperator;
  buyer: AttestedOperator;
  expiresAt: number;
}

/** A session with what has happened in it. */
export interface MovedSession extends PeerSession {
  sellerMoves: number;
  buyerMoves: number;
  settledAt: number | null;
}

/** The table of sessions. */
@Injectable()
export class A2aRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Keeps a session; false where these operators have opened this negotiation before. */
  async open(session: PeerSession): Promise<boolean> {
    const { peerSession } = this.database.client;
    const { seller, buyer } = session;
    const row = {
      sellerId: seller.operator_id,
      buyerId: buyer.operator_id,
      seller: { ...seller },
      buyer: { ...buyer },
    };
    const { count } = await peerSession.createMany({ data: [{ ...session, ...row }], skipDuplicates: true });
    return count === 1;
  }

  /** The session of this id. */
  async find(id: string): Promise<MovedSession | null> {
    const row = await this.database.client.peerSession.findUnique({
      where: { id },
      select: {
        id: true,
        negotiationId: true,
        seller: true,
        buyer: true,
        expiresAt: true,
        sellerMoves: true,
        buyerMoves: true,
        settledAt: true,
      },
    });
    if (row === null) return null;
    const [seller, buyer] = [row.seller, row.buyer] as unknown as [AttestedOperator, AttestedOperator];
    return { ...row, seller, buyer };
  }

  /** Notes a move and the offers of its side, the new one last; null where the session is no longer open. */
  async move(id: string, role: PeerRole, offers: readonly number[], nowSeconds: number): Promise<MovedSession | null> {
    const history = [...offers];
    const data =
      role === 'seller'
        ? { sellerMoves: { increment: 1 }, sellerOffers: history }
        : { buyerMoves: { increment: 1 }, buyerOffers: history };
    const where = { id, settledAt: null, expiresAt: { gt: nowSeconds } };
    const { count } = await this.database.client.peerSession.updateMany({ where, data });
    return count === 1 ? this.find(id) : null;
  }

  /**
   * Settles a session unless it is settled, has ended or lacks a move; of many agreements at once, one is. When it was
   * settled in this way, in whole seconds; null where it was not.
   */
  async settle(
    id: string,
    { settlementId, nowSeconds }: { settlementId: string; nowSeconds: number },
  ): Promise<number | null> {
    const { peerSession } = this.database.client;
    const open = { settledAt: null, expiresAt: { gt: nowSeconds }, sellerMoves: { gt: 0 }, buyerMoves: { gt: 0 } };
    const data = { settledAt: nowSeconds, settlementId };
    const { count } = await peerSession.updateMany({ where: { id, ...open }, data });
    if (count === 1) return nowSeconds;
    const settled = await peerSession.findUnique({ where: { id, settlementId }, select: { settledAt: true } });
    return settled?.settledAt ?? null;
  }

  /** Forgets sessions that ended long ago, at most so many; several instances may do so at once. */
  sweep(nowMillis: number, most: number, keptDays: number): Promise<number> {
    const before = Math.floor(nowMillis / 1_000) - keptDays * 86_400;
    return this.database.client.$executeRaw`
      DELETE FROM "peer_session" WHERE "id" IN (
        SELECT "id" FROM "peer_session" WHERE "expires_at" < ${before}::int
        LIMIT ${most}::int FOR UPDATE SKIP LOCKED)`;
  }
}
