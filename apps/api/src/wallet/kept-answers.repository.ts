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

/**
 * Answers to repeatable calls, each kept for a day and in the transaction of what it tells of. The day is that of the
 * database: an instance whose clock is ahead charges no repeated call a second time.
 */
@Injectable()
export class KeptAnswersRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** What is known of a call. To be asked while its wallet is held, so that two calls at once see each other. */
  async find(transaction: Transaction, call: RepeatableCall): Promise<KeptAnswer> {
    const { keyId, idempotencyKey } = call;
    const [kept] = await transaction.$queryRaw<{ requestHash: string; answer: string }[]>`
      SELECT "request_hash" AS "requestHash", "answer" FROM "kept_answer"
      WHERE "key_id" = ${keyId} AND "idempotency_key" = ${idempotencyKey} AND "expires_at" > statement_timestamp()`;
    if (kept === undefined) return { state: 'new' };
    if (kept.requestHash !== call.requestHash) return { state: 'other' };
    return { state: 'answered', answer: JSON.parse(kept.answer) as object };
  }

  /** Keeps an answer, in the place of one that has expired. */
  async keep(transaction: Transaction, call: RepeatableCall, answer: object): Promise<void> {
    const { keyId, idempotencyKey, requestHash } = call;
    await transaction.$executeRaw`
      INSERT INTO "kept_answer" ("key_id", "idempotency_key", "request_hash", "answer", "expires_at")
      VALUES (${keyId}, ${idempotencyKey}, ${requestHash}, ${JSON.stringify(answer)},
        statement_timestamp() + make_interval(secs => ${IDEMPOTENCY_SECONDS}))
      ON CONFLICT ("key_id", "idempotency_key") DO UPDATE SET "request_hash" = EXCLUDED."request_hash",
        "answer" = EXCLUDED."answer", "expires_at" = EXCLUDED."expires_at"`;
  }

  /** Removes what has expired, at most so many; several instances may do so at once. */
  sweep(nowMillis: number, most: number): Promise<number> {
    return this.database.client.$executeRaw`
      DELETE FROM "kept_answer" WHERE ("key_id", "idempotency_key") IN (
        SELECT "key_id", "idempotency_key" FROM "kept_answer" WHERE "expires_at" <= ${new Date(nowMillis)}
        LIMIT ${most} FOR UPDATE SKIP LOCKED)`;
  }
}
