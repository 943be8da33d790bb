import { Injectable } from '@nestjs/common';
import type { AdviceTerms, SessionMove } from '@svc/accounts';
import type { Transaction } from '../platform/database/database.js';

/** A session with its moves in order. */
export interface StoredSession {
  readonly id: string;
  readonly terms: AdviceTerms;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly closedAt: Date | null;
  /** What closing answered, as JSON. */
  readonly closing: string | null;
  readonly moves: readonly SessionMove[];
}

/**
 * Sessions of advice. All that is done to one is done while the wallet of its key is held, so its moves come one after
 * the other.
 */
@Injectable()
export class SessionsRepository {
  /** The session of this key; null also for one of another key. */
  async find(transaction: Transaction, keyId: string, id: string): Promise<StoredSession | null> {
    const row = await transaction.adviceSession.findFirst({
      where: { id, keyId },
      include: { moves: { orderBy: { number: 'asc' } } },
    });
    if (row === null) return null;
    return {
      ...row,
      terms: row.terms as unknown as AdviceTerms,
      moves: row.moves.map(({ number, kind, move }) => ({
        number,
        kind: kind as SessionMove['kind'],
        move: move as object,
      })),
    };
  }

  /** Opens a session. */
  async add(
    transaction: Transaction,
    session: { id: string; keyId: string; terms: AdviceTerms; openedAt: Date; expiresAt: Date },
  ): Promise<void> {
    await transaction.adviceSession.create({ data: { ...session, terms: { ...session.terms } } });
  }

  /** Adds a move to a session of this key, under its number. */
  async addMove(
    transaction: Transaction,
    session: { sessionId: string; keyId: string },
    { number, kind, move }: SessionMove,
    movedAt: Date,
  ): Promise<void> {
    await transaction.adviceMove.create({ data: { ...session, number, kind, move: { ...move }, movedAt } });
  }

  /** Closes a session. */
  async close(transaction: Transaction, id: string, closedAt: Date): Promise<void> {
    await transaction.adviceSession.update({ where: { id }, data: { closedAt } });
  }

  /** Keeps what closing answered. */
  async keepClosing(transaction: Transaction, id: string, closing: string): Promise<void> {
    await transaction.adviceSession.update({ where: { id }, data: { closing } });
  }
}
