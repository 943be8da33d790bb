import { Inject, Injectable } from '@nestjs/common';
import { IDEMPOTENCY_SECONDS } from '@svc/accounts';
import { canonicalBytes } from '@svc/signing';
import { createHash } from 'node:crypto';
import { DATABASE, type Database, type Transaction } from '../platform/database/database.js';

/** A call that its sender may repeat: under which key, and what it asked for. */
export interface RepeatableCall {
  readonly keyId: string;
  /** What the header `Idempotency-Key` said. */
  readonly idempotencyKey: string;
  readonly requestHash: string;
}

/** What is known of such a call: nothing, its answer, or that the same key was used for something else. */
export type KeptAnswer = { readonly state: 'new' | 'other' } | { readonly state: 'answered'; readonly answer: object };

/**
 * SHA-256 of an operation and its input, hexadecimal. The key is left out: a repeated call may bring it in another
 * place, or a rotated one.
 */
export function hashRequest(operationId: string, input: object): string {
  const { api_key: _key, ...rest } = input as Record<string, unknown>;
  return createHash('sha256')
    .update(canonicalBytes({ operation: operationId, input: rest }))
    .digest('hex');
}

/** Answers to repeatable calls, each kept for a day and in the transaction of what it tells of. */
@Injectable()
export class KeptAnswersRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** What is known of a call. To be asked while its wallet is held, so that two calls at once see each other. */
  async find(transaction: Transaction, call: RepeatableCall, nowMillis: number): Promise<KeptAnswer> {
    const { keyId, idempotencyKey } = call;
    const kept = await transaction.keptAnswer.findUnique({
      where: { keyId_idempotencyKey: { keyId, idempotencyKey } },
    });
    if (kept === null || kept.expiresAt.getTime() <= nowMillis) return { state: 'new' };
    if (kept.requestHash !== call.requestHash) return { state: 'other' };
    return { state: 'answered', answer: JSON.parse(kept.answer) as object };
  }

  /** Keeps an answer, in the place of one that has expired. */
  async keep(transaction: Transaction, call: RepeatableCall, answer: object, nowMillis: number): Promise<void> {
    const { keyId, idempotencyKey, requestHash } = call;
    const expiresAt = new Date(nowMillis + IDEMPOTENCY_SECONDS * 1000);
    const data = { requestHash, answer: JSON.stringify(answer), expiresAt };
    await transaction.keptAnswer.upsert({
      where: { keyId_idempotencyKey: { keyId, idempotencyKey } },
      create: { keyId, idempotencyKey, ...data },
      update: data,
    });
  }

  /** Removes what has expired, at most so many; several instances may do so at once. */
  sweep(nowMillis: number, most: number): Promise<number> {
    return this.database.client.$executeRaw`
      DELETE FROM "kept_answer" WHERE ("key_id", "idempotency_key") IN (
        SELECT "key_id", "idempotency_key" FROM "kept_answer" WHERE "expires_at" <= ${new Date(nowMillis)}
        LIMIT ${most} FOR UPDATE SKIP LOCKED)`;
  }
}
